import type { SetMarker } from './marked-sentences.js';

/** A piece of an answer as it grows; it knows which brackets in it are markers. */
export class WrittenPiece {
  text = '';
  readonly markers: SetMarker[] = [];

  add(text: string): void {
    this.text += text;
  }

  /** Sets markers after the last word, with a space before the first. */
  mark(markers: readonly number[]): void {
    if (markers.length === 0) return;
    const words = this.text.trimEnd();
    const trailing = this.text.slice(words.length);
    this.text = `${words} `;
    for (const marker of markers) {
      const start = this.text.length;
      this.text += `[${marker}]`;
      this.markers.push({ start, end: this.text.length, marker });
    }
    this.text += trailing;
  }
}
