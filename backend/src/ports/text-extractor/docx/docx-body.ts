import type { DocxNumbering } from './docx-numbering.js';
import type { DocxPages } from './docx-pages.js';
import type { DocxStyles, NumberingReference } from './docx-styles.js';
import { DocxFields } from './docx-fields.js';
import { DocxMath } from './docx-math.js';
import { type DocxFindings, DocxRun, ParagraphText } from './docx-run.js';
import { legacyLetters } from '../legacy-fonts/unknown-fonts.js';
import type { XmlVisitor } from './docx-xml.js';
import { formatNumber } from './number-formats.js';

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
}

export interface DocxContext {
  styles: DocxStyles;
  numbering: DocxNumbering;
  pages: DocxPages;
  footnotes: ReadonlyMap<string, string>;
  endnotes: ReadonlyMap<string, string>;
  findings: DocxFindings;
  /** The text of an embedded part by the id of its relation. */
  chunk: (id: string) => string;
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
/** Wingdings and Symbol characters that people put in forms; the rest of those fonts is decoration. */
const SYMBOLS: Record<string, string> = {
  F0A8: '\u2610',
  F06F: '\u2610',
  F0FE: '\u2612',
  F0FD: '\u2612',
  F0FC: '\u2713',
  F0B7: '\u2022',
  F0A7: '\u2022',
  F06E: '\u25a0',
  F071: '\u2610',
};
/** The tick boxes of Wingdings 2, whose codes mean other things in other fonts. */
const WINGDINGS_2: Record<string, string> = { F052: '\u2611', F053: '\u2612', F054: '\u2612', F0A3: '\u2610', F02A: '\u2610' };

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
  private readonly fields = new DocxFields();
  private readonly math = new DocxMath();
  /** Drawings of any kind, such as text boxes. */
  hasPictures = false;
  hasImages = false;

  constructor(private readonly context: DocxContext) {
    this.run = new DocxRun(context.styles);
  }

  open(name: string, attribute: (local: string) => string | undefined, parent: string): boolean {
    const paragraph = this.paragraphs.at(-1);
    if (LEFT_OUT.has(name)) {
      if (paragraph && parent === 'w:rPr' && this.inParagraphProperties) paragraph.runsOn = true;
      return false;
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
      case 'a:blip':
      case 'v:imagedata':
        this.hasImages = true;
        break;
      default:
        if (paragraph) this.openInParagraph(paragraph, name, attribute, parent);
        else if (name === 'w:altChunk') this.context.pages.write(`${this.context.chunk(attribute('r:id') ?? attribute('id') ?? '')}\n`);
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
        this.rows.pop();
        this.context.pages.trimEnd('\t');
        this.context.pages.write('\n');
        break;
      default: {
        const paragraph = this.paragraphs.at(-1);
        if (paragraph) this.math.end(name, paragraph.text);
      }
    }
  }

  text(text: string): void {
    if (!this.inText || this.run.hidden) return;
    if (this.run.struck) {
      this.context.findings.struck ||= text.trim() !== '';
      return;
    }
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph) return;
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
        this.add(symbol(attribute('char') ?? '', attribute('font') ?? ''));
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

  private endCell(): void {
    const row = this.rows.at(-1);
    if (row) row.cell++;
    this.context.pages.trimEnd('\n');
    this.context.pages.write('\t');
  }
}

function symbol(char: string, font: string): string {
  const code = parseInt(char, 16);
  if (Number.isNaN(code)) return '';
  const privateUse = code >= 0xe000 && code <= 0xf8ff;
  const table = font === 'Wingdings 2' ? WINGDINGS_2 : SYMBOLS;
  return privateUse ? (table[char.toUpperCase()] ?? '') : String.fromCharCode(code);
}
