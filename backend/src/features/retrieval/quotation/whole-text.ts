import { heldAuthorities, type HoldingText } from './held-authorities.js';
import type { Authority } from './read-authorities.js';
import { type LocatedQuotation, QuotableText } from './quotable-text.js';

/** A quotation to look for, and the offset near which it is said to stand. */
export interface WantedQuotation {
  quotation: string;
  near?: number;
}

/** Reads whole sources, which takes too long for the event loop. */
export interface WholeTextSearch {
  /** For each quotation, its places (see `QuotableText.locate`), or null. */
  locate(text: string, wanted: readonly WantedQuotation[]): Promise<(LocatedQuotation[] | null)[]>;
  /** For each authority, whether the text has or cites it. */
  held(text: HoldingText, wanted: readonly Authority[]): Promise<boolean[]>;
}

/** Searches nothing: for quotations that were cut from the very place that they name. */
export const AROUND_ONLY: WholeTextSearch = {
  locate: (_text, wanted) => Promise.resolve(wanted.map(() => null)),
  held: (_text, wanted) => Promise.resolve(wanted.map(() => false)),
};

/** For each quotation, its places in the whole text, or null: for a long text, not in the event loop. */
export function locateAll(text: string, wanted: readonly WantedQuotation[]): (LocatedQuotation[] | null)[] {
  const quotable = new QuotableText(text);
  return wanted.map(({ quotation, near }) => quotable.locate(quotation, near));
}

/** The same for authorities, with all of a text. */
export const heldIn = (text: HoldingText, wanted: readonly Authority[]): boolean[] => heldAuthorities(text, wanted);
