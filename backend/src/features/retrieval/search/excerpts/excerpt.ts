import type { TextSpan } from '../../../../core/text/text-span.js';

/**
 * What introduces a further quotation of a section: nothing, or in one word what the words do to those before. `see-…`: only the first words
 * of what limits those before, so that a reader knows of it and can open it.
 */
export type LeadIn = 'none' | 'but' | 'also' | 'explanation' | 'example' | 'state' | 'see-proviso' | 'see-exception' | 'see-part';

/** Words of a section that are quoted together, in its order; what is left out between two places is shown as left out. */
export interface Quotation {
  places: TextSpan[];
  lead: LeadIn;
  /** The State whose amendment it is; '' for the section's own words. */
  state: string;
}

/** What of a section is quoted. Places are UTF-16 units of the section's text. */
export interface Excerpt {
  quotations: Quotation[];
  /** The section has more words of its own than are quoted. */
  more: boolean;
}

/** Parts of a section that a topic of the guide names; see `findPart` for the names. */
export interface NamedParts {
  /** The part that the others stand in: '(1)'; '' for the section. */
  at: string;
  take: readonly string[];
  never: readonly string[];
}

/** A section that is to be quoted. */
export interface ExcerptOrder {
  text: string;
  heading: string;
  /** Stretches that the question cites; [] where it cites the whole section or none. */
  cited: readonly TextSpan[];
  /** Words to be quoted, about. */
  words: number;
  /** Parts that a topic names for this question; [] for none. */
  named: readonly NamedParts[];
}

/** What is known of a question when words are chosen for it. */
export interface AskedWords {
  question: string;
  /** Terms as `analyse` makes them, each with the words of the law that may stand for it. */
  terms: readonly { term: string; alternatives: readonly string[] }[];
  /** Names of the States in it. */
  states: readonly string[];
}
