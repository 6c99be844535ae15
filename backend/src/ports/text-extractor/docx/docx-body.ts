import type { DocxGraphics } from './docx-graphics.js';
import type { DocxNumbering } from './docx-numbering.js';
import type { DocxPages } from './docx-pages.js';
import type { DocxStyles, NumberingReference } from './docx-styles.js';
import { DocxFields } from './docx-fields.js';
import { DocxMath } from './docx-math.js';
import { type DocxFindings, DocxRun, ParagraphText } from './docx-run.js';
import { legacyLetters } from '../legacy-fonts/unknown-fonts.js';
import { raisedText } from '../raised-numbers.js';
import type { XmlVisitor } from './docx-xml.js';
import { formatNumber } from './number-formats.js';
import { symbolOf, symbolText } from '../legacy-fonts/symbol-fonts.js';
import { withoutMarks } from '../pictures/embedded-picture.js';

interface Paragraph {
  text: ParagraphText;
  styleId?: string;
  numbering: NumberingReference;
  /** Its number has been written, before a page break inside it. */
  labelled: boolean;
  /** The paragraph mark is a tracked deletion, so the text runs on into the next paragraph. */
  runsOn: boolean;
}

interface Row {
  cell: number;
  /** A row over two pages notes the break in every cell; the first one counts. */
  breaksIn?: number;
  /** It is a tracked deletion, whatever its words say. */
  deleted?: boolean;
}

export interface DocxContext {
  styles: DocxStyles;
  numbering: DocxNumbering;
  pages: DocxPages;
  footnotes: ReadonlyMap<string, string>;
  endnotes: ReadonlyMap<string, string>;
  findings: DocxFindings;
  graphics: DocxGraphics;
}

/** Copies of what is kept elsewhere, tracked deletions, and the state before a tracked change. */
const LEFT_OUT = new Set([
  'mc:Fallback',
  'w:del',
  'w:moveFrom',
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:numberingChange',
]);
/** Said of a paragraph's mark: the next one goes on with its text. A change of its form says nothing. */
const MARK_GONE = new Set(['w:del', 'w:moveFrom']);

/** Turns the events of `document.xml`, a header or a note into paragraphs and table rows. */
export class DocxBody implements XmlVisitor {
  private readonly paragraphs: Paragraph[] = [];
  private readonly rows: Row[] = [];
  private carried = '';
  private inText = false;
  private inParagraphProperties = false;
  private footnoteCount = 0;
  private endnoteCount = 0;
  private readonly endnotes: string[] = [];
  private readonly run: DocxRun;
  private readonly fields: DocxFields;
  private readonly math = new DocxMath();
  /** Drawings of any kind, such as text boxes. */
  hasPictures = false;

  constructor(private readonly context: DocxContext) {
    this.run = new DocxRun(context.styles);
    this.fields = new DocxFields(context.findings);
  }

  open(name: string, attribute: (local: string) => string | undefined, parent: string): boolean {
    const paragraph = this.paragraphs.at(-1);
    if (LEFT_OUT.has(name)) {
      if (paragraph && MARK_GONE.has(name) && parent === 'w:rPr' && this.inParagraphProperties) paragraph.runsOn = true;
      const row = this.rows.at(-1);
      if (row && name === 'w:del' && parent === 'w:trPr') row.deleted = true;
      return false;
    }
    if (name === 'w:tc' && this.rows.at(-1)?.deleted) return false;
    const brought = this.context.graphics.open(name, attribute);
    if (brought !== null) {
      if (paragraph) paragraph.text.add(brought);
      else if (brought !== '') this.context.pages.write(`${brought}\n`);
      return true;
    }
    switch (name) {
      case 'w:p':
        this.paragraphs.push({ text: new ParagraphText(this.carried), numbering: {}, labelled: false, runsOn: false });
        this.carried = '';
        break;
      case 'w:tr':
        this.rows.push({ cell: 0 });
        break;
      case 'w:drawing':
      case 'w:pict':
        this.hasPictures = true;
        break;
      default:
        if (paragraph) this.openInParagraph(paragraph, name, attribute, parent);
    }
    return true;
  }

  close(name: string): void {
    switch (name) {
      case 'w:p':
        this.endParagraph(this.paragraphs.pop() as Paragraph);
        break;
      case 'w:pPr':
        this.inParagraphProperties = false;
        break;
      case 'w:t':
      case 'm:t':
        this.inText = false;
        break;
      case 'w:tc':
        this.endCell();
        break;
      case 'w:tr':
        if (this.rows.pop()?.deleted) break;
        this.context.pages.trimEnd('\t');
        this.context.pages.write('\n');
        break;
      default: {
        const paragraph = this.paragraphs.at(-1);
        if (!paragraph) return;
        this.math.end(name, paragraph.text);
        this.fields.close(name, paragraph.text);
      }
    }
  }

  text(given: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (this.fields.takes(given)) return;
    if (!this.inText || !paragraph || this.fields.inInstruction) return;
    const { hidden, struck, raised, font: fontName } = this.run.looks(paragraph.styleId);
    if (hidden) return;
    const shown = withoutMarks(fontName === undefined ? given : symbolText(given, fontName));
    const text = raised ? raisedText(paragraph.text.end, shown) : shown;
    if (struck) {
      this.context.findings.struck ||= text.trim() !== '';
      return;
    }
    const font = this.run.legacyFont(paragraph.styleId);
    if (font?.kind === 'kruti-dev') {
      this.context.findings.converted ||= text.trim() !== '';
      return paragraph.text.addKrutiDev(text);
    }
    if (font) {
      const { unknownFonts } = this.context.findings;
      unknownFonts.set(font.name, (unknownFonts.get(font.name) ?? 0) + legacyLetters(text));
    }
    paragraph.text.add(text);
  }

  /** Writes what stands at the end of the document. */
  end(): void {
    this.flush();
    for (const note of this.endnotes) this.context.pages.note(note);
  }

  private openInParagraph(paragraph: Paragraph, name: string, attribute: (local: string) => string | undefined, parent: string): void {
    if (name === 'm:t') this.inText = true;
    if (this.math.begin(name, attribute, paragraph.text)) {
      if (name === 'm:r') this.run.begin();
      return;
    }
    this.fields.begin(name, attribute, parent, paragraph.text);
    switch (name) {
      case 'w:pPr':
        this.inParagraphProperties = true;
        break;
      case 'w:pStyle':
        paragraph.styleId = attribute('val');
        break;
      case 'w:numId':
        paragraph.numbering.numId = attribute('val');
        break;
      case 'w:ilvl':
        paragraph.numbering.level = Number(attribute('val'));
        break;
      case 'w:r':
        this.run.begin();
        break;
      case 'w:vanish':
      case 'w:strike':
      case 'w:dstrike':
      case 'w:vertAlign':
      case 'w:rFonts':
      case 'w:rStyle':
        if (!this.inParagraphProperties) this.run.take(name, attribute);
        break;
      case 'w:t':
        this.inText = true;
        break;
      case 'w:tab':
      case 'w:ptab':
        if (!this.inParagraphProperties) this.add('\t');
        break;
      case 'w:br':
        if (attribute('type') === 'page') this.breakPage(false);
        else this.add('\n');
        break;
      case 'w:cr':
        this.add('\n');
        break;
      case 'w:lastRenderedPageBreak':
        this.breakPage(true);
        break;
      case 'w:noBreakHyphen':
        this.add('-');
        break;
      case 'w:sym':
        this.add(symbolOf(parseInt(attribute('char') ?? '', 16), attribute('font') ?? ''));
        break;
      case 'w:footnoteReference':
        this.footnote(attribute('id') ?? '');
        break;
      case 'w:endnoteReference':
        this.endnote(attribute('id') ?? '');
        break;
    }
  }

  private add(text: string): void {
    this.paragraphs.at(-1)?.text.add(text);
  }

  private footnote(id: string): void {
    const text = this.context.footnotes.get(id);
    if (text === undefined) return;
    const mark = `[${++this.footnoteCount}]`;
    this.add(mark);
    this.context.pages.note(`${mark} ${text}`);
  }

  private endnote(id: string): void {
    const text = this.context.endnotes.get(id);
    if (text === undefined) return;
    const mark = `[${formatNumber(++this.endnoteCount, 'lowerRoman')}]`;
    this.add(mark);
    this.endnotes.push(`${mark} ${text}`);
  }

  private breakPage(rendered: boolean): void {
    const row = this.rows.at(-1);
    if (row) {
      row.breaksIn ??= row.cell;
      if (row.breaksIn !== row.cell) return;
    }
    const [paragraph, nested] = this.paragraphs;
    // A text box floats, so a break noted inside it says nothing about the text around it.
    if (nested) return;
    if (paragraph && paragraph.text.length > 0) {
      this.context.pages.write(this.labelled(paragraph));
      paragraph.text.set('');
    }
    this.context.pages.break(rendered);
  }

  private endParagraph(paragraph: Paragraph): void {
    this.fields.endParagraph(paragraph.text);
    if (paragraph.runsOn) this.carried = paragraph.text.take();
    else this.context.pages.write(`${this.labelled(paragraph)}\n`);
  }

  private labelled(paragraph: Paragraph): string {
    const text = paragraph.text.take();
    if (paragraph.labelled) return text;
    paragraph.labelled = true;
    const { numId, level, styleId } = this.context.styles.numberingOf(paragraph.styleId, paragraph.numbering);
    if (numId === undefined || numId === '0') return text;
    const label = this.context.numbering.next(numId, level, styleId);
    return text.trim() === '' ? text : label + text;
  }

  /** A paragraph that runs on where no other follows ends here. */
  private flush(): void {
    if (this.carried !== '') this.context.pages.write(`${this.carried}\n`);
    this.carried = '';
  }

  private endCell(): void {
    this.flush();
    const row = this.rows.at(-1);
    if (row) row.cell++;
    this.context.pages.trimEnd('\n');
    this.context.pages.write('\t');
  }
}
