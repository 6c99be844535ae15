import { takesBack } from '../../../../core/text/provisions.js';
import type { TextSpan } from '../../../../core/text/text-span.js';
import type { Part } from '../../reading/parts/part.js';
import type { LeadIn, Quotation } from './excerpt.js';
import { endsSentence, type Leaf } from './leaves.js';
import type { Limit } from './limits.js';

/** A quotation ends with words, not with what leads to words that are not quoted: "; or", "direct:", "—". */
const LEADS_ON = /[\s,;:—–-]/u;
const CONJUNCTION = /[;,]\s?(?:and|or)$/iu;
const LONGEST_CONJUNCTION = 5;
const WORDS = /[\p{L}\p{N}]/u;
/** Words of a proviso in which it says what it does. */
const SAYS = 600;

/**
 * Leaves in the order of the text as quotations: each sub-section, proviso and so on for itself, with the places that are next to each other
 * as one. Words that finish a rule belong to it though a proviso stands between.
 */
export function quotationsOf(text: string, leaves: readonly Leaf[]): Quotation[] {
  const quotations = new Map<Part, Quotation>();
  let leading: { quotation: Quotation; list: Part | undefined } | undefined;
  for (const leaf of leaves) {
    const own = ownerOf(leaf);
    const led = leading && !leaf.beside && leading.list && leaf.around.includes(leading.list) ? leading.quotation : undefined;
    const known = quotations.get(own) ?? led;
    const quotation = known ?? { places: [], lead: leadIn(text, leaf), state: '' };
    extend(text, quotation, leaf.part);
    quotations.set(own, quotation);
    const leads = !leaf.beside && leaf.part.kind !== 'tail' && leaf.part.kind !== 'item' && !endsSentence(text, leaf.part);
    leading = leads ? { quotation, list: leaf.around.at(-1) } : undefined;
  }
  const all = [...new Set(quotations.values())];
  for (const { places } of all) {
    const end = places.at(-1);
    if (end) end.end = endOfWords(text, end);
  }
  return all.filter(({ places }) => places.every(({ start, end }) => end > start));
}

/** The most limits that are mentioned with their first words. */
const MOST_MENTIONED = 3;
/**
 * Words of a limit that are quoted where there is no room for it: all if they are few, else to where a sentence or a clause of its list
 * ends, else as much as its clauses say in a few words.
 */
const FIRST_WORDS = { least: 6, most: 24, toSentence: 60, whole: 100 };
const SENTENCE_END = /[.;][\]”"]*$/u;
const CLAUSE_END = /[.,;:—–]$/u;

/**
 * The first words of what takes something back from the words that are quoted, where there is no room for it whole. A proviso or an exception
 * is never passed over: without it its rule says too much. Of another sub-section half a sentence says nothing.
 */
export function mentioned(text: string, limits: readonly Limit[]): Quotation[] {
  return limits
    .filter((limit) => limit.takesBack)
    .slice(0, MOST_MENTIONED)
    .flatMap(({ part }): Quotation[] => {
      const place = firstWords(text, part);
      if (!place || place.end <= place.start) return [];
      const isWhole = place.end === endOfWords(text, part);
      const begins = part.kind === 'proviso' ? 'see-proviso' : part.kind === 'exception' ? 'see-exception' : 'see-part';
      return [{ places: [place], lead: isWhole ? 'but' : begins, state: '' }];
    });
}

function firstWords(text: string, part: Part): TextSpan | undefined {
  const { start, end } = part;
  const all = [...text.slice(start, end).matchAll(/\S+/gu)];
  if (all.length <= FIRST_WORDS.whole) return { start, end: endOfWords(text, part) };
  const few = all.slice(0, FIRST_WORDS.most);
  const isEnd = (mark: RegExp) => (word: RegExpExecArray, at: number) => at + 1 >= FIRST_WORDS.least && mark.test(word[0]);
  const sentence = all.slice(0, FIRST_WORDS.toSentence).find(isEnd(SENTENCE_END));
  const clause = part.kind === 'proviso' || part.kind === 'exception' ? (few.findLast(isEnd(CLAUSE_END)) ?? few.at(-1)) : undefined;
  const last = sentence ?? clause;
  return last && { start, end: endOfWords(text, { start, end: start + last.index + last[0].length }) };
}

/** What a leaf is quoted with: the proviso or explanation that it belongs to, else its sub-section. */
const ownerOf = ({ around, part, beside }: Leaf): Part => {
  if (beside) return beside;
  const numbered = [...around, part].findLast(({ kind, style }) => kind === 'item' && style === 'number');
  return numbered ?? around[0] ?? part;
};

/** Where the words of a part end, without what leads to words that are not quoted. */
export function endOfWords(text: string, { start, end }: TextSpan): number {
  let last = end;
  for (;;) {
    while (last > start && LEADS_ON.test(text[last - 1] as string)) last -= 1;
    const conjunction = CONJUNCTION.exec(text.slice(Math.max(start, last - LONGEST_CONJUNCTION), last));
    if (!conjunction) return last;
    last -= conjunction[0].length;
  }
}

function extend(text: string, { places }: Quotation, { start, end }: TextSpan): void {
  const before = places.at(-1);
  if (before && !WORDS.test(text.slice(before.end, start))) before.end = end;
  else places.push({ start, end });
}

function leadIn(text: string, { beside }: Leaf): LeadIn {
  switch (beside?.kind) {
    case 'proviso':
      return takesBack(text.slice(beside.start, Math.min(beside.end, beside.start + SAYS))) ? 'but' : 'also';
    case 'exception':
      return 'but';
    case 'explanation':
      return 'explanation';
    case 'illustration':
      return 'example';
    default:
      return 'none';
  }
}
