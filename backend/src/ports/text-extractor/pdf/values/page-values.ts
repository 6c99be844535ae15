import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from '../page-objects.js';
import { utf16Text, withSlots } from '../pdfium-memory.js';

/** FPDF_ANNOT_… of fpdf_annot.h. */
const NOTE = 1;
const FREE_TEXT = 3;
const STRUCK_OUT = 12;
const STAMP = 13;
const INK = 15;
const ATTACHED_FILE = 17;
const WIDGET = 20;
/** What is laid over a page, and is not read. */
const LAID_OVER = new Set([NOTE, STAMP, INK, ATTACHED_FILE]);
/** FPDF_FORMFIELD_… of fpdf_formfill.h. */
const CHECK_BOX = 2;
const RADIO_BUTTON = 3;
const COMBO_BOX = 4;
const LIST_BOX = 5;
const TEXT_FIELD = 6;
/** Bits of the flags of an annotation and of a text field (ISO 32000-1, tables 165 and 228). */
const HIDDEN_OR_NOT_SHOWN = 0x02 | 0x20;
const PASSWORD = 1 << 13;
const MAX_ANNOTATIONS = 5_000;
const MAX_OPTIONS = 500;
/** Pieces of lines that one annotation strikes out. */
const MAX_PIECES = 200;
const MAX_VALUE_BYTES = 200_000;
const TICKED = '\u2612';
const NOT_TICKED = '\u2610';

/** What somebody filled in or typed over a page, with its place in the page's own coordinates. */
export interface PageValue {
  text: string;
  box: Box;
}

/** Reads fields of forms and notes that are typed over the pages of a document. */
export class PageValues {
  private readonly form: number;
  private readonly info: number;

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    document: number,
  ) {
    const hasForm = pdfium.FPDF_GetFormType(document) !== 0;
    // Nothing of the document is run: no action is called.
    this.info = hasForm ? pdfium.PDFiumExt_OpenFormFillInfo() : 0;
    this.form = this.info ? pdfium.PDFiumExt_InitFormFillEnvironment(document, this.info) : 0;
  }

  /** @returns `laidOver` where notes, stamps, drawings by hand or files are laid over the page */
  of(page: number): { values: PageValue[]; struck: Box[]; laidOver: boolean } {
    const count = Math.min(this.pdfium.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
    const values: PageValue[] = [];
    const struck: Box[] = [];
    let laidOver = false;
    for (let i = 0; i < count; i++) {
      const annotation = this.pdfium.FPDFPage_GetAnnot(page, i);
      if (!annotation) continue;
      const text = this.textOf(annotation);
      const box = text === '' ? null : this.boxOf(annotation);
      if (box) values.push({ text, box });
      for (const each of this.struckBy(annotation)) struck.push(each);
      laidOver ||= LAID_OVER.has(this.pdfium.FPDFAnnot_GetSubtype(annotation)) && this.isShown(annotation);
      this.pdfium.FPDFPage_CloseAnnot(annotation);
    }
    return { values, struck, laidOver };
  }

  close(): void {
    if (this.form) this.pdfium.PDFiumExt_ExitFormFillEnvironment(this.form);
    if (this.info) this.pdfium.PDFiumExt_CloseFormFillInfo(this.info);
  }

  /** Where an annotation strikes words out. */
  private struckBy(annotation: number): Box[] {
    const { pdfium } = this;
    if (pdfium.FPDFAnnot_GetSubtype(annotation) !== STRUCK_OUT) return [];
    if (!this.isShown(annotation)) return [];
    const count = Math.min(pdfium.FPDFAnnot_CountAttachmentPoints(annotation), MAX_PIECES);
    return withSlots(pdfium, (slots) =>
      Array.from({ length: count }, (_, i): Box | null => {
        if (!pdfium.FPDFAnnot_GetAttachmentPoints(annotation, i, slots.float(0))) return null;
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0] = slots.floats(8);
        return [Math.min(x1, x2, x3, x4), Math.min(y1, y2, y3, y4), Math.max(x1, x2, x3, x4), Math.max(y1, y2, y3, y4)];
      }).filter((box) => box !== null),
    );
  }

  private isShown(annotation: number): boolean {
    return (this.pdfium.FPDFAnnot_GetFlags(annotation) & HIDDEN_OR_NOT_SHOWN) === 0;
  }

  private textOf(annotation: number): string {
    const subtype = this.pdfium.FPDFAnnot_GetSubtype(annotation);
    if (subtype !== WIDGET && subtype !== FREE_TEXT) return '';
    if (!this.isShown(annotation)) return '';
    if (subtype === FREE_TEXT)
      return this.text((buffer, bytes) => this.pdfium.FPDFAnnot_GetStringValue(annotation, 'Contents', buffer, bytes));
    return this.form ? this.fieldText(annotation) : '';
  }

  private fieldText(field: number): string {
    const { pdfium, form } = this;
    switch (pdfium.FPDFAnnot_GetFormFieldType(form, field)) {
      case CHECK_BOX:
      case RADIO_BUTTON:
        return this.isTicked(field) ? TICKED : NOT_TICKED;
      case COMBO_BOX:
      case LIST_BOX:
        return this.chosen(field) || this.value(field);
      case TEXT_FIELD:
        return (pdfium.FPDFAnnot_GetFormFieldFlags(form, field) & PASSWORD) === 0 ? this.value(field) : '';
      default:
        return '';
    }
  }

  /** By the look that it is shown with; PDFium knows of those that it can compare with the values of the field. */
  private isTicked(field: number): boolean {
    const state = this.text((buffer, bytes) => this.pdfium.FPDFAnnot_GetStringValue(field, 'AS', buffer, bytes));
    return state === '' ? this.pdfium.FPDFAnnot_IsChecked(this.form, field) : state !== 'Off';
  }

  private value(field: number): string {
    return this.text((buffer, bytes) => this.pdfium.FPDFAnnot_GetFormFieldValue(this.form, field, buffer, bytes));
  }

  /** What is chosen of a list, as it is shown. */
  private chosen(field: number): string {
    const count = Math.min(this.pdfium.FPDFAnnot_GetOptionCount(this.form, field), MAX_OPTIONS);
    const labels: string[] = [];
    for (let i = 0; i < count; i++) {
      if (!this.pdfium.FPDFAnnot_IsOptionSelected(this.form, field, i)) continue;
      labels.push(this.text((buffer, bytes) => this.pdfium.FPDFAnnot_GetOptionLabel(this.form, field, i, buffer, bytes)));
    }
    return labels.join(', ');
  }

  private text(write: (buffer: number, bytes: number) => number): string {
    const bytes = write(0, 0);
    return bytes <= 2 || bytes > MAX_VALUE_BYTES ? '' : utf16Text(this.pdfium, bytes, write).trim();
  }

  private boxOf(annotation: number): Box | null {
    return withSlots(this.pdfium, (slots) => {
      if (!this.pdfium.FPDFAnnot_GetRect(annotation, slots.float(0))) return null;
      const [left = 0, top = 0, right = 0, bottom = 0] = slots.floats(4);
      return [left, Math.min(top, bottom), right, Math.max(top, bottom)];
    });
  }
}
