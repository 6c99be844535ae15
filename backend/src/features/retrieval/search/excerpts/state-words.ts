import { type TextSpan, trimmedSpan } from '../../../../core/text/text-span.js';
import type { Part } from '../../reading/parts/part.js';
import type { Quotation } from './excerpt.js';
import { wordsIn } from './leaves.js';
import { endOfWords } from './quotations.js';

/** Words of an amendment that are quoted, in whole paragraphs. */
const MOST_WORDS = 250;
const PARAGRAPH_END = /\n[^\S\n]*\n\s*/gu;
const TITLE = /^\W*state amendments?\W*$/iu;

/** What a State has amended, without the title and the name of the State, which stand before it. */
export function amendmentWords(text: string, { start, end, label }: Part): Quotation[] {
  const paragraphs = paragraphsOf(text, start, end).filter((span) => !isTitle(text.slice(span.start, span.end), label));
  const [first] = paragraphs;
  if (!first) return [];
  let last = first;
  let count = 0;
  for (const paragraph of paragraphs) {
    count += wordsIn(text, paragraph);
    if (paragraph !== first && count > MOST_WORDS) break;
    last = paragraph;
  }
  const wordsEnd = endOfWords(text, { start: first.start, end: last.end });
  return wordsEnd > first.start ? [{ places: [{ start: first.start, end: wordsEnd }], lead: 'state', state: label }] : [];
}

function paragraphsOf(text: string, start: number, end: number): TextSpan[] {
  const ends = [...text.slice(start, end).matchAll(PARAGRAPH_END)].map(({ index, 0: gap }) => start + index + gap.length);
  return [start, ...ends].map((from, at) => trimmedSpan(text, from, ends[at] ?? end)).filter((span) => span.end > span.start);
}

const isTitle = (words: string, label: string): boolean => {
  const left = words
    .split('\n')
    .filter((line) => !TITLE.test(line))
    .join(' ');
  return left.replace(label, '').replace(/[\s.:—–-]/gu, '') === '';
};
