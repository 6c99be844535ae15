import type { TextSpan } from '../../../../core/text/text-span.js';
import type { ListStyle } from '../structure/list-labels.js';

/**
 * What a stretch of a section does. `opening`: words before a list or before anything else; `paragraph`: words of their own that no label
 * marks off; `item`: a sub-section, clause or sub-clause; `tail`: words after the last clause that finish the sentence of the opening.
 */
export type PartKind =
  | 'section'
  | 'opening'
  | 'paragraph'
  | 'item'
  | 'tail'
  | 'proviso'
  | 'explanation'
  | 'exception'
  | 'illustration'
  | 'amendment'
  | 'footnote';

/** A part of a section with its exact place: text.slice(start, end) are its words, with those of the parts inside it. */
export interface Part extends TextSpan {
  kind: PartKind;
  /** What stands in the brackets of an item, after the word of an explanation ("II"), or the State of an amendment; '' where nothing does. */
  label: string;
  style: ListStyle | null;
  /** Its position among its kind in the same place, from 1. */
  ordinal: number;
  /** In the order of the text; none for a part that is one run of words. */
  parts: Part[];
}

/** Parts that limit, explain or illustrate a rule, and cannot stand for it. */
const BESIDE: ReadonlySet<PartKind> = new Set(['proviso', 'explanation', 'exception', 'illustration', 'amendment', 'footnote']);

export const standsBeside = ({ kind }: Part): boolean => BESIDE.has(kind);

/** The parts inside a part, at any depth, outermost first and in the order of the text. */
export function* within(part: Part): Generator<Part> {
  // A stack of its own: a hostile text nests as deep as it likes.
  const open = [...part.parts].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    for (const inner of [...next.parts].reverse()) open.push(inner);
  }
}
