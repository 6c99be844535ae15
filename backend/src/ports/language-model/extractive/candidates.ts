import type { AnswerSource } from '../language-model.js';
import { isProviso, provisions } from '../../../core/text/provisions.js';
import { termsOf } from './terms.js';

/** A sentence, list item or proviso of a source that may be quoted; offsets are UTF-16 units of the source's text. */
export interface Candidate {
  start: number;
  end: number;
  text: string;
  kind: 'plain' | 'item' | 'proviso';
  /** It only leads to what follows: "…, unless--". */
  leads: boolean;
  counts: ReadonlyMap<string, number>;
  length: number;
}

/** "(b) be paid to the tenant": one of several items, which say nothing without the words that lead to them. */
const LIST_ITEM = /^\W?\((?:[a-z]{1,2}|[ivx]{1,5})\)\s/u;
const LEADS = /(?:[:—–-]|\b(?:namely|unless|if))\s*$/iu;
/** "26. Receipt to be given for rent paid.": names a section and says nothing. */
const HEADING_ALONE = /^\[?\d+[A-Z]{0,3}\.\s+[^.;:]{3,160}[.—-]*$/u;
/** A clause of one sentence looks the same but for its verb. */
const FINITE_VERB = /\b(?:shall|may|must|will|can|is|are|was|were|has|have|does|means|includes)\b/iu;
const NUMBER = /^\W?(\d+[A-Z]{0,3}(?:\.\d+)*)\.?\s+/u;
const NUMBERED_PARAGRAPH = /(?:paragraph|para|clause)\s+(\S+)$/iu;

/** The sentences of a source in order, without the number and heading that it opens with: a reader is told these beside the quotation. */
export function candidatesOf(source: AnswerSource): Candidate[] {
  const opening = openingLength(source);
  const found = provisions(source.text.slice(opening)).map(({ start, end }) => ({ start: start + opening, end: end + opening }));
  return found
    .filter(({ start, end }, index) => !(opening === 0 && index === 0 && found.length > 1 && isHeading(source.text.slice(start, end))))
    .map(({ start, end }) => {
      const text = source.text.slice(start, end);
      const terms = termsOf(text);
      const kind = isProviso(text) ? 'proviso' : LIST_ITEM.test(text) ? 'item' : 'plain';
      return { start, end, text, kind, leads: LEADS.test(text), counts: countsOf(terms), length: terms.length };
    });
}

/** How often each term occurs. */
export function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const isHeading = (text: string): boolean => HEADING_ALONE.test(text) && !FINITE_VERB.test(text);

function openingLength({ text, heading = '', headingPath }: AnswerSource): number {
  const [number = '', unit = ''] = NUMBER.exec(text) ?? [];
  if (heading) {
    const end = endOf(text, number.length, heading);
    const rest = end === null ? '' : text.slice(end).replace(/^[\s.:—–\-\]]+/u, '');
    return rest ? text.length - rest.length : 0;
  }
  return NUMBERED_PARAGRAPH.exec(headingPath)?.[1] === unit && text.length > number.length ? number.length : 0;
}

/** Where the words of the heading end in the text, whatever stands between them. */
function endOf(text: string, from: number, heading: string): number | null {
  let at = from;
  for (const [word] of heading.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const next = text.indexOf(word, at);
    if (next < 0 || /[\p{L}\p{N}]/u.test(text.slice(at, next))) return null;
    at = next + word.length;
  }
  return at;
}
