import { UNIT_WORDS } from '../../../core/text/law-names/unit-words.js';
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
  /** Those of the units that the text has or mentions. */
  heldUnits(text: string, units: readonly string[]): Promise<string[]>;
}

/** Searches nothing: for quotations that were cut from the very place that they name. */
export const AROUND_ONLY: WholeTextSearch = {
  locate: (_text, wanted) => Promise.resolve(wanted.map(() => null)),
  heldUnits: () => Promise.resolve([]),
};

/** For each quotation, its places in the whole text, or null: for a long text, not in the event loop. */
export function locateAll(text: string, wanted: readonly WantedQuotation[]): (LocatedQuotation[] | null)[] {
  const quotable = new QuotableText(text);
  return wanted.map(({ quotation, near }) => quotable.locate(quotation, near));
}

/** Whether a text has a unit of this number, at the head of a line or in a reference of its own. */
function holdsUnit(text: string, unit: string): boolean {
  const number = unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(?<=\d)(?=[A-Z])/g, '[-\\s]?');
  // eslint-disable-next-line patterns/known-pattern -- linear: a constant part whose one loop no other can share, and escaped digits and letters
  return new RegExp(
    String.raw`(?:(?:^|\n)[^\p{L}\p{N}\n]{0,4}|(?:${UNIT_WORDS})\W{0,4}(?:[\d\s,()A-Z-]{0,40}(?:,|and|or|to)\s+)?)${number}(?![\p{L}\p{N}])`,
    'iu',
  ).test(text);
}

/** Those of the units that a text is about or mentions, in all of it: for a long text, not in the event loop. */
export const heldUnits = (text: string, units: readonly string[]): string[] => units.filter((unit) => holdsUnit(text, unit));
