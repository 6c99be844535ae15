import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { Report } from '../pool/extraction-messages.js';
import { legacyFontOf } from '../legacy-fonts/legacy-font.js';
import { fusedColumns, unfusedLines } from './columns.js';
import { coverageOf, holdsMiddle, isCarriedByPictures, liesOnPictures, type PictureBeside, SilentPictures } from './page-coverage.js';
import { type Box, ObjectSurvey, type PageObjects } from './page-objects.js';
import { textOfPage, withSlots } from './pdfium-memory.js';
import { textOfGlyphs, textWithValues, valueLines } from './page-lines.js';
import { type PageValue, PageValues } from './values/page-values.js';
import { attachmentsOf } from './values/attachments.js';
import { mayBeSpaced, withoutSpacing } from './glyphs/letter-spacing.js';
import { hasLinesThrough } from './glyphs/lines-through.js';
import { raisedMarks, withMarks } from './glyphs/raised-marks.js';
import { hiddenTexts } from './glyphs/hidden-texts.js';
import { unseenTexts } from './glyphs/unseen-texts.js';
import { loadTextPage } from './glyphs/upright-text.js';
import type { PicturedPage } from '../ocr/pictured-page.js';
import { glyphLines, printedLines, textBoxes } from './printed-lines.js';
import { mayHaveTable, textWithTables } from './tables/table-rows.js';

/** Visible characters below which a page that shows anything is taken for a scan. */
const FEW_CHARACTERS = 20;
/** So many shapes are a drawing, of letters perhaps, and not the frame of an empty page. */
const DRAWN_OBJECTS = 20;
/** FORMTYPE_XFA_FULL of fpdf_formfill.h. */
const XFA_FULL = 2;
/** FPDF_TEXTRENDERMODE_INVISIBLE of fpdf_edit.h. */
const INVISIBLE = 3;
/** A page of less holds no columns worth telling apart. */
const MIN_COLUMN_CHARACTERS = 150;
/** Letters of an unknown font that may be an ornament. */
const MIN_UNKNOWN_LETTERS = 8;
/** Share of the letters of a page that are shown, below which its text is a layer. */
const MOST = 0.5;
const PROGRESS_PAGES = 25;

interface PageLook {
  index: number;
  page: number;
  textPage: number;
  characters: number;
  objects: PageObjects;
  /** Texts that nobody sees. */
  unseen: ReadonlySet<number>;
  /** What lies under these is not seen either. */
  bars: readonly Box[];
  /** What stands in place of characters that make one number of a number and the mark of a note. */
  raised: ReadonlyMap<number, string>;
  values: PageValue[];
  /** Where words are struck out. */
  struck: Box[];
  laidOver: boolean;
}

export interface PdfiumText {
  /** Raw text by page: `\r\n` line ends, U+FFFE for a hyphen at a line's end. */
  pages: string[];
  /** Pages that show more than their text says, as scans do. */
  pictured: PicturedPage[];
  /** Pages, counted from 0, whose text lies on pictures, as what a scanner has recognised does: it may be wrong. */
  layered: number[];
  /** Pages, counted from 0, of whose text most is not shown, but lies behind or under pictures. */
  behind: number[];
  /** Pages, counted from 0, of which words that nobody sees were left out. */
  unseen: number[];
  /** Pages, counted from 0, of which words that somebody struck out were left out. */
  struck: number[];
  /** Pages, counted from 0, over which notes, stamps, drawings or files are laid. */
  laidOver: number[];
  /** Pages, counted from 0, with lines through words. */
  lined: number[];
  /** The file is a form that only Adobe's programs put together when they show it (XFA); its pages stand in for it. */
  isDynamicForm: boolean;
  /** Pages, counted from 0, of which words are set in a font whose letters are not what their codes say. */
  unknownFonts: number[];
  /** Pages, counted from 0, whose text no other reader has: it holds values of forms or was converted. */
  settled: number[];
  /** Pages, counted from 0, whose columns were taken apart. */
  columns: number[];
  /** Hindi in Kruti Dev was converted. */
  converted: boolean;
  /** Pictures beside the text of pages that may hold words. */
  beside: PictureBeside[];
  /** Names of files inside of it, some of them. */
  attachments: string[];
  /** Whether a page without text shows an image, as a scan does. */
  hasImages: boolean;
  hasObjects: boolean;
  /** False when the table of objects had to be rebuilt or a page could not be loaded, as in a damaged or truncated file. */
  intact: boolean;
}

/** Reads the text of all pages, and says of which it is not all. @throws ExtractionError `too-large` */
export function readPages(pdfium: WrappedPdfiumModule, document: number, limits: ExtractionLimits, report: Report): PdfiumText {
  const count = pdfium.FPDF_GetPageCount(document);
  if (count > limits.maxPages) throw new ExtractionError('too-large');
  const reading = new PageReading(pdfium, document, limits);
  let total = 0;
  try {
    for (let index = 0; index < count; index++) {
      if (index % PROGRESS_PAGES === 0) report({ type: 'progress', page: index, pages: count });
      const text = reading.read(index);
      total += text.length;
      if (total > limits.maxCharacters) throw new ExtractionError('too-large', index + 1);
      reading.result.pages.push(text);
    }
  } finally {
    reading.close();
  }
  report({ type: 'progress', page: count, pages: count });
  reading.result.beside = reading.picturesBeside;
  return reading.result;
}

class PageReading {
  readonly result: PdfiumText;
  private readonly survey: ObjectSurvey;
  private readonly values: PageValues;
  private readonly silent = new SilentPictures();

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly document: number,
    private readonly limits: ExtractionLimits,
  ) {
    this.survey = new ObjectSurvey(pdfium);
    this.values = new PageValues(pdfium, document);
    const intact = pdfium.FPDF_DocumentHasValidCrossReferenceTable(document);
    this.result = {
      pages: [],
      pictured: [],
      layered: [],
      behind: [],
      unseen: [],
      struck: [],
      laidOver: [],
      lined: [],
      isDynamicForm: pdfium.FPDF_GetFormType(document) === XFA_FULL,
      unknownFonts: [],
      settled: [],
      columns: [],
      converted: false,
      beside: [],
      attachments: attachmentsOf(pdfium, document),
      hasImages: false,
      hasObjects: false,
      intact,
    };
  }

  get picturesBeside(): PictureBeside[] {
    return this.silent.found;
  }

  close(): void {
    this.values.close();
  }

  /** A page that cannot be loaded is left empty, as viewers show it. */
  read(index: number): string {
    const { pdfium } = this;
    const page = pdfium.FPDF_LoadPage(this.document, index);
    if (!page) {
      this.result.intact = false;
      return '';
    }
    const textPage = loadTextPage(pdfium, page);
    try {
      const characters = textPage ? pdfium.FPDFText_CountChars(textPage) : 0;
      if (characters > this.limits.maxPageCharacters) throw new ExtractionError('too-large', index + 1);
      const plain = characters > 0 ? textOfPage(pdfium, textPage, characters) : '';
      const box = this.boxOf(page);
      const objects = this.survey.of(page, box);
      const unseen = unseenTexts(pdfium, page, box, objects.pictures.length > 0);
      const hidden = hiddenTexts(pdfium, page);
      for (const text of hidden.texts) unseen.add(text);
      const letters = hidden.bars.length > 0 ? glyphLines(pdfium, textPage, characters).flat() : [];
      const bars = hidden.bars.filter((bar) => letters.some((letter) => letter.text.trim() !== '' && holdsMiddle(bar, letter.box)));
      const raised = raisedMarks(pdfium, textPage, plain);
      const look: PageLook = { index, page, textPage, characters, objects, unseen, bars, raised, ...this.values.of(page) };
      const text = this.arranged(look, plain) ?? withMarks(plain, raised);
      if (look.laidOver) this.result.laidOver.push(index);
      if (hasLinesThrough(pdfium, page, () => textBoxes(pdfium, textPage))) this.result.lined.push(index);
      this.judge(look, unseen.size + bars.length > 0 ? text : plain);
      return text;
    } finally {
      if (textPage) pdfium.FPDFText_ClosePage(textPage);
      pdfium.FPDF_ClosePage(page);
    }
  }

  /** The text with columns one after the other, tables row by row, values in their places and Hindi of old fonts converted; null where nothing is to be done. */
  private arranged(
    { index, page, textPage, characters, objects, unseen, bars, raised, values, struck }: PageLook,
    plain: string,
  ): string | null {
    if (!textPage) return null;
    const { pdfium, result } = this;
    const fonts = [...objects.fonts].map((name) => legacyFontOf(name));
    const blocks = characters >= MIN_COLUMN_CHARACTERS ? fusedColumns(textBoxes(pdfium, textPage)) : [];
    const isLegacy = fonts.includes('kruti-dev');
    const isUnknown = fonts.includes('unknown');
    const tables = !isLegacy && !isUnknown && values.length === 0 && mayHaveTable(plain);
    const spaced = mayBeSpaced(plain);
    const gone = [...struck, ...bars];
    const isHiding = unseen.size + bars.length > 0;
    const isChanged = isLegacy || spaced || isHiding || struck.length > 0;
    if (!isChanged && !isUnknown && blocks.length === 0 && values.length === 0 && !tables) return null;
    let unknown = 0;
    const found = glyphLines(pdfium, textPage, characters, (text) => {
      if (unseen.has(text)) return null;
      const legacy = text !== 0 && (isLegacy || isUnknown) ? legacyFontOf(this.survey.fontOf(text)) : null;
      if (legacy === 'unknown') unknown += 1;
      return { legacy: legacy === 'kruti-dev' };
    });
    for (const line of raised.size > 0 ? found : []) for (const glyph of line) glyph.text = raised.get(glyph.at) ?? glyph.text;
    const kept = gone.length > 0 ? found.map((line) => line.filter(({ box }) => !gone.some((each) => holdsMiddle(each, box)))) : found;
    const lines = spaced ? kept.map(withoutSpacing) : kept;
    if (struck.length > 0) result.struck.push(index);
    if (isHiding) result.unseen.push(index);
    if (unknown >= MIN_UNKNOWN_LETTERS) result.unknownFonts.push(index);
    result.converted ||= isLegacy;
    // Codes of a font whose map is broken make words that are none.
    if (isLegacy) result.layered.push(index);
    if (isLegacy || isHiding || struck.length > 0 || values.length > 0) result.settled.push(index);
    const inRows = tables ? textWithTables(lines) : null;
    if (inRows !== null) {
      result.columns.push(index);
      return inRows;
    }
    const unfused = blocks.length > 0 ? unfusedLines(lines, blocks) : null;
    if (unfused) result.columns.push(index);
    return values.length > 0
      ? textWithValues(pdfium, page, unfused ?? lines, values)
      : unfused || isChanged
        ? textOfGlyphs(unfused ?? lines)
        : null;
  }

  /** Whether the text is what the page says: a stamp or a page number beside a picture is not. */
  private judge({ index, page, textPage, characters, objects, values }: PageLook, text: string): void {
    const { pdfium, result } = this;
    const few = visible(text) < FEW_CHARACTERS;
    if (few && objects.count > 0) result.hasObjects = true;
    if (few && objects.pictures.length > 0) result.hasImages = true;
    const drawn = few && (objects.pictures.length > 0 || objects.count >= DRAWN_OBJECTS);
    if (!drawn && objects.pictures.length === 0) return;
    const [box, texts] = [this.boxOf(page), textPage ? textBoxes(pdfium, textPage) : []];
    const coverage = coverageOf(box, objects.pictures, () => texts);
    const isLayered = liesOnPictures(coverage);
    if (isLayered) result.layered.push(index);
    if (!drawn && !isLayered && !isCarriedByPictures(coverage)) {
      this.silent.note(index, box, objects.pictures, texts);
      return;
    }
    // What a scanner has recognised is not shown, or lies under the picture; the picture is read anew.
    const isShown = (object: number): boolean => pdfium.FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE && !objects.covered.has(object);
    const lines = textPage ? glyphLines(pdfium, textPage, characters, (object) => (isShown(object) ? {} : null)) : [];
    if (isLayered && !drawn) {
      const shown = lines.reduce((sum, line) => sum + visible(line.map((glyph) => glyph.text).join('')), 0);
      if (shown < visible(text) * MOST) result.behind.push(index);
      return;
    }
    const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
    const printed = printedLines(pdfium, page, lines);
    result.pictured.push({ index, share: coverage.pictures, size, printed, values: valueLines(pdfium, page, values) });
  }

  /** What is shown of a page, in its own coordinates. */
  private boxOf(page: number): Box {
    return withSlots(this.pdfium, (slots) => {
      if (!this.pdfium.FPDF_GetPageBoundingBox(page, slots.float(0))) return [0, 0, 0, 0];
      const [left = 0, top = 0, right = 0, bottom = 0] = slots.floats(4);
      return [left, bottom, right, top];
    });
  }
}

const visible = (text: string): number => text.replace(/\s+/gu, '').length;
