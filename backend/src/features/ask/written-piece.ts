import type { SetMarker } from './marked-sentences.js';

/** A piece of an answer as it grows; it knows which brackets in it are markers. */
export class WrittenPiece {
  text = '';
  readonly markers: SetMarker[] = [];

  add(text: string): void {
    this.text += text;
  }

  /** Sets markers behind the last word, a space before the first. */
  mark(markers: readonly number[]): void {
    if (markers.length === 0) return;
    const trailing = /\s*$/u.exec(this.text)?.[0] ?? '';
    this.text = `${this.text.slice(0, this.text.length - trailing.length)} `;
    for (const marker of markers) {
      const start = this.text.length;
      this.text += `[${marker}]`;
      this.markers.push({ start, end: this.text.length, marker });
    }
    this.text += trailing;
  }
}
