import { isOn } from './docx-xml.js';
import type { DocxFindings, ParagraphText } from './docx-run.js';
import { formatNumber } from './number-formats.js';
import { symbolOf } from '../legacy-fonts/symbol-fonts.js';
import { windows1252 } from '../txt/windows-1252.js';

type Attribute = (local: string) => string | undefined;

/** As they are printed. */
export const TICKED = '\u2612';
export const NOT_TICKED = '\u2610';

interface Field {
  text: ParagraphText;
  /** Length of the text when it began: a result that the file prints stands behind it. */
  from: number;
  /** Its result has begun; before it stands what Word computes it from. */
  separated: boolean;
  ticked?: boolean;
  choices?: string[];
  chosen: number;
  /** What Word computes it from: `AUTONUM`, `QUOTE "twelve"`. */
  instruction: string;
}

/** Instructions are looked at up to this length. */
const MAX_INSTRUCTION = 500;
const QUOTED = /"([^"]*)"/u;
const FRACTION = /^EQ\s+\\f\s?\(([^(),;]+)[,;]([^(),;]+)\)\s*$/iu;
/** `\* roman` and `\s :` of a field that numbers paragraphs (ISO/IEC 29500-1, 17.16.5.5). */
const NUMBER_FORMAT = /\\\*\s*(arabic|alphabetic|roman)/iu;
const SEPARATOR = /\\s\s*"?([^"\s])/u;
const FORMATS: Readonly<Record<string, string>> = {
  alphabetic: 'lowerLetter',
  Alphabetic: 'upperLetter',
  ALPHABETIC: 'upperLetter',
  roman: 'lowerRoman',
  Roman: 'upperRoman',
  ROMAN: 'upperRoman',
};
/** Numbers that depend on the levels of headings and on lists that the file does not hold. */
const COMPUTED = new Set(['AUTONUMLGL', 'AUTONUMOUT', 'LISTNUM']);
const COMPUTED_NUMBERS = 'numbers that Word computes';

/**
 * Fields of forms: a tick box and a list to choose from print no text of their own, and their value stands in their properties. Fields whose
 * result Word computes whenever it shows them, and does not keep.
 */
export class DocxFields {
  private readonly open: Field[] = [];
  private readonly simple: { instruction: string; from: number; text: ParagraphText }[] = [];
  private numbered = 0;
  private inCode = false;

  constructor(private readonly findings: Pick<DocxFindings, 'leftOut'>) {}

  /** Whether what is read is the result of a field inside of another one's instruction, which is not shown. */
  get inInstruction(): boolean {
    return this.inInstructions > (this.open.at(-1)?.separated === false ? 1 : 0);
  }

  /** How many of the open ones have no result yet. */
  private inInstructions = 0;

  begin(name: string, attribute: Attribute, parent: string, text: ParagraphText): void {
    const field = this.open.at(-1);
    switch (name) {
      case 'w:fldChar':
        if (attribute('fldCharType') === 'begin') this.push(text);
        else if (attribute('fldCharType') === 'separate' && field?.separated === false) {
          field.separated = true;
          this.inInstructions -= 1;
        } else if (attribute('fldCharType') === 'end') this.end(text);
        break;
      case 'w:instrText':
        this.inCode = true;
        break;
      case 'w:fldSimple':
        this.simple.push({ instruction: attribute('instr') ?? '', from: text.length, text });
        break;
      case 'w:checkBox':
        if (field) field.ticked = false;
        break;
      case 'w:default':
      case 'w:checked':
        if (field?.ticked !== undefined && parent === 'w:checkBox') field.ticked = isOn(attribute('val'));
        else if (field && parent === 'w:ddList') field.chosen = Number(attribute('val')) || 0;
        break;
      case 'w:ddList':
        if (field) field.choices = [];
        break;
      case 'w:result':
        if (field && parent === 'w:ddList') field.chosen = Number(attribute('val')) || 0;
        break;
      case 'w:listEntry':
        if (parent === 'w:ddList') field?.choices?.push(attribute('val') ?? '');
        break;
    }
  }

  /** Takes a text that is a piece of the instruction of the field that was opened last. @returns false for any other text */
  takes(text: string): boolean {
    const field = this.open.at(-1);
    if (this.inCode && field && !field.separated && field.instruction.length < MAX_INSTRUCTION)
      field.instruction += text.slice(0, MAX_INSTRUCTION);
    return this.inCode;
  }

  close(name: string, text: ParagraphText): void {
    if (name === 'w:instrText') this.inCode = false;
    if (name !== 'w:fldSimple') return;
    const field = this.simple.pop();
    if (field?.text === text && text.length === field.from) text.add(this.resultOf(field.instruction));
  }

  /** An instruction ends with its paragraph: one without an end is damage, and hides nothing behind it. */
  endParagraph(text: ParagraphText): void {
    while (this.open.at(-1)?.text === text && !this.open.at(-1)?.separated) this.pop();
  }

  private push(text: ParagraphText): void {
    this.open.push({ text, from: text.length, separated: false, chosen: 0, instruction: '' });
    this.inInstructions += 1;
  }

  private pop(): Field | undefined {
    const field = this.open.pop();
    if (field?.separated === false) this.inInstructions -= 1;
    return field;
  }

  private end(text: ParagraphText): void {
    const field = this.pop();
    if (!field || field.text !== text || text.length !== field.from) return;
    if (field.ticked !== undefined) text.add(field.ticked ? TICKED : NOT_TICKED);
    else if (field.choices) text.add(field.choices[field.chosen] ?? '');
    else text.add(this.resultOf(field.instruction));
  }

  /** What a field shows whose result is not kept; '' for one that shows nothing. */
  private resultOf(instruction: string): string {
    const [name = '', first = '', ...rest] = instruction.trim().split(/\s+/u);
    switch (name.toUpperCase()) {
      case 'AUTONUM':
        return this.nextNumber(instruction);
      case 'QUOTE':
        return QUOTED.exec(instruction)?.[1] ?? '';
      case 'MACROBUTTON':
        return rest.join(' ');
      case 'SYMBOL':
        return symbolOfField(Number(first), instruction);
      case 'EQ': {
        const fraction = FRACTION.exec(instruction.trim());
        if (!fraction) this.findings.leftOut.add('a formula');
        return fraction ? `${fraction[1]?.trim()}/${fraction[2]?.trim()}` : '';
      }
      default:
        if (COMPUTED.has(name.toUpperCase())) this.findings.leftOut.add(COMPUTED_NUMBERS);
        return '';
    }
  }

  private nextNumber(instruction: string): string {
    const format = FORMATS[NUMBER_FORMAT.exec(instruction)?.[1] ?? ''] ?? 'decimal';
    return `${formatNumber(++this.numbered, format)}${SEPARATOR.exec(instruction)?.[1] ?? '.'}`;
  }
}

function symbolOfField(code: number, instruction: string): string {
  const font = /\\f\s*"?([^"\\]+)/u.exec(instruction)?.[1]?.trim();
  if (!(code > 0 && code <= 0xffff)) return '';
  if (font !== undefined && code < 0x100) return symbolOf(0xf000 + code, font);
  return code < 0x100 ? windows1252(String.fromCharCode(code)) : String.fromCharCode(code);
}
