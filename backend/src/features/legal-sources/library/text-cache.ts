import type { CanonicalText } from '../../retrieval/retrieval.service.js';

interface Held {
  key: string;
  text: CanonicalText;
  bytes: number;
}

/** A string of UTF-16 units and two arrays of numbers. */
const sizeOf = ({ text, pageStarts, pageNumbers }: CanonicalText): number => 2 * text.length + 8 * (pageStarts.length + pageNumbers.length);

/**
 * The texts that were read last, one of each document, bounded in bytes: the least recently used one is dropped first.
 * It knows nothing about deletions: whoever asks must have seen the document's row, and name by the key all that its text depends on.
 */
export class TextCache {
  /** In order of last use. */
  private readonly held = new Map<string, Held>();
  private total = 0;

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.total;
  }

  get(documentId: string, key: string): CanonicalText | null {
    const found = this.held.get(documentId);
    if (found?.key !== key) return null;
    this.held.delete(documentId);
    this.held.set(documentId, found);
    return found.text;
  }

  keep(documentId: string, key: string, text: CanonicalText): void {
    this.forget(documentId);
    const bytes = sizeOf(text);
    if (bytes > this.maxBytes) return;
    this.held.set(documentId, { key, text, bytes });
    this.total += bytes;
    for (const oldest of this.held.keys()) {
      if (this.total <= this.maxBytes) return;
      this.forget(oldest);
    }
  }

  forget(documentId: string): void {
    const found = this.held.get(documentId);
    if (!found) return;
    this.held.delete(documentId);
    this.total -= found.bytes;
  }
}
