import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { ExtractedPage } from '../text-extractor.js';

/** Collects the text of a Word document and, where Word has noted them, its page breaks. */
export class DocxPages {
  private readonly pages: string[][] = [[]];
  private readonly notes: string[][] = [[]];
  private characters = 0;
  private rendered = false;
  /** Whether nothing but white space stands on the last page so far. */
  private blank = true;

  constructor(private readonly limits: ExtractionLimits) {}

  write(text: string): void {
    this.count(text);
    this.blank &&= text.trim() === '';
    (this.pages.at(-1) as string[]).push(text);
  }

  /** A note is printed below the text of the page that refers to it. */
  note(text: string): void {
    this.count(text);
    (this.notes.at(-1) as string[]).push(text);
  }

  /** Takes back a line end or tab just written, to put another separator there. */
  trimEnd(char: string): void {
    const page = this.pages.at(-1) as string[];
    const last = page.at(-1);
    if (last?.endsWith(char)) page[page.length - 1] = last.slice(0, -1);
  }

  /** @param rendered true for the breaks of Word's last layout, false for one the author made */
  break(rendered: boolean): void {
    this.rendered ||= rendered;
    // Word notes the break that follows an author's own break a second time.
    if (rendered && this.blank) return;
    if (this.pages.length >= this.limits.maxPages) throw new ExtractionError('too-large');
    this.pages.push([]);
    this.notes.push([]);
    this.blank = true;
  }

  /** A note counts as often as it is referred to. */
  private count(text: string): void {
    this.characters += text.length;
    if (this.characters > this.limits.maxCharacters) throw new ExtractionError('too-large');
  }

  /** Pages when the layout is known; otherwise one entry without a number. */
  finish(): ExtractedPage[] {
    if (this.rendered)
      return this.pages.map((page, index) => ({ number: index + 1, text: page.join('') + lines(this.notes[index] ?? []) }));
    return [{ number: null, text: this.pages.flat().join('') + lines(this.notes.flat()) }];
  }
}

const lines = (notes: readonly string[]): string => notes.map((note) => `\n${note}`).join('');
