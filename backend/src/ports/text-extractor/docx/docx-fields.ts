import { isOn } from './docx-xml.js';
import type { ParagraphText } from './docx-run.js';

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
}

/** Fields of forms: a tick box and a list to choose from print no text of their own, and their value stands in their properties. */
export class DocxFields {
  private readonly open: Field[] = [];

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

  /** An instruction ends with its paragraph: one without an end is damage, and hides nothing behind it. */
  endParagraph(text: ParagraphText): void {
    while (this.open.at(-1)?.text === text && !this.open.at(-1)?.separated) this.pop();
  }

  private push(text: ParagraphText): void {
    this.open.push({ text, from: text.length, separated: false, chosen: 0 });
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
  }
}
