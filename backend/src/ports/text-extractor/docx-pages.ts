import { ExtractionError } from './extraction-error.js';
import type { ExtractionLimits } from './extraction-limits.js';
import type { ExtractedPage } from './text-extractor.js';

/** Collects the text of a Word document and, where Word has noted them, its page breaks. */
export class DocxPages {
  private readonly pages: string[][] = [[]];
  private readonly notes: string[][] = [[]];
  private characters = 0;
  private rendered = false;

  constructor(private readonly limits: ExtractionLimits) {}

  write(text: string): void {
    this.characters += text.length;
    if (this.characters > this.limits.maxCharacters) throw new ExtractionError('too-large');
    (this.pages.at(-1) as string[]).push(text);
  }

  /** A note is printed below the text of the page that refers to it. */
  note(text: string): void {
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
    // Word notes the break that follows an author's own break once more.
    if (rendered && (this.pages.at(-1) as string[]).every((text) => text.trim() === '')) return;
    if (this.pages.length >= this.limits.maxPages) throw new ExtractionError('too-large');
    this.pages.push([]);
    this.notes.push([]);
  }

  /** Pages when the layout is known; otherwise one entry without a number. */
  finish(): ExtractedPage[] {
    if (this.rendered)
      return this.pages.map((page, index) => ({ number: index + 1, text: page.join('') + lines(this.notes[index] ?? []) }));
    return [{ number: null, text: this.pages.flat().join('') + lines(this.notes.flat()) }];
  }
}

const lines = (notes: readonly string[]): string => notes.map((note) => `\n${note}`).join('');
