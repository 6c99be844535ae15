import type { TextSpan } from '../../../../core/text/text-span.js';
import { questionTerms } from '../query/query-terms.js';

/** A word or phrase that a text defines, and where: an offset in UTF-16 units of the text. */
interface DefinedTerm {
  /** Its stems, each once. */
  terms: readonly string[];
  /** How much less the way in which it does so says than a plain definition, 0 to 1. */
  less: number;
  start: number;
}

/** The ways in which acts define a word, and how much each is worth beside the others; the first group is the word. */
const DEFINES: readonly { pattern: RegExp; less: number }[] = [
  // "allottee", in relation to a project, means …
  {
    pattern:
      /(?:"|“|‘)\s?(\p{L}[^"“”‘’]{1,60}?)\s?(?:"|”|’)[^.;:"“]{0,80}?\s(?:means|includes|shall mean|denotes|is an?|is the|is one)\b/gu,
    less: 0,
  },
  // "child" in conflict with law means …
  { pattern: /(?:"|“|‘)\s?(\p{L}[^"“”‘’]{1,60}?(?:"|”|’)\s[\p{Ll} -]{3,60}?)\s(?:means|includes|shall mean)\b/gu, less: 0 },
  // (c) associated trade marks means …
  {
    pattern:
      /(?:\n|^)\s{0,8}\(\w{1,4}\)\s{1,8}(\p{Ll}[\p{Ll} -]{1,60}?)(?:, in relation to [^,;]{1,80},)? (?:means|includes|shall mean)\b/gu,
    less: 0,
  },
  // … is called a consideration for the promise; … is said to commit theft; … collectively "a firm"
  {
    pattern:
      /\b(?:(?:is|are)\s(?:called|termed|known as|said to(?:\s(?:commit|make|be|constitute))?)|collectively)\s["“]?(?:an?\s|the\s|his\s)?["“]?(\p{L}[\p{L} -]{2,40}?)["”]?(?=\s{0,3}(?:[.;,:”"—-]|(?:for|to|from|with|and|or)\b|$))/gu,
    less: 0.1,
  },
  // "good faith".—Nothing is said to be done in good faith which …
  { pattern: /(?:"|“)(\p{L}[^"“”]{1,60}?)(?:"|”)\s?\.?\s?[—–-]/gu, less: 0.1 },
  // … commits extortion: the offence that a section creates
  {
    pattern:
      /\b(?:commits?|constitutes?|guilty of|offence of)\s(?:the offence of |offence of )?["“]?(\p{L}[\p{L} -]{2,40}?)["”]?(?=\s{0,3}(?:[.;,:”"—]|(?:in case|if|who|shall|and|or)\b|$))/gu,
    less: 0.3,
  },
  // (a) A mortgage is the transfer of …; … is a voidable contract;
  {
    pattern: /(?:^|\n|[—–[-]|\)\s)\s{0,4}(?:An?\s|The\s)["“]?(\p{L}[\p{L} -]{2,40}?)["”]? is (?:an?|the|one|defined)\b/gu,
    less: 0.05,
  },
  { pattern: /\bis an?\s(\p{Ll}[\p{Ll} -]{2,40}?)(?=\s?[;:.]\s?(?:\n|$))/gu, less: 0.4 },
  // "domestic violence" has the same meaning as in section 3: it stands elsewhere
  { pattern: /(?:"|“|‘)\s?(\p{L}[^"“”‘’]{1,60}?)\s?(?:"|”|’)[^.;:"“]{0,80}?\s(?:has|have) the (?:same )?meaning\b/gu, less: 0.5 },
];

// As those of questions, which leave out "need" in "child in need of care".
const stemsOf = (term: string): string[] => [...new Set(questionTerms(term))];

/** What a definition says less that holds in one relation only: "“decree” with reference to a superior Court means". */
const OF_RELATION = 0.05;
const RELATION = /["”’],?\s(?:in relation to|with reference to|in respect of)\s/u;

/** The words that a text defines, in whatever way. */
export const definedTerms = (text: string): DefinedTerm[] =>
  DEFINES.flatMap(({ pattern, less }) =>
    [...text.matchAll(pattern)].map(({ index, 0: all, 1: term = '' }) => ({
      terms: stemsOf(term),
      less: RELATION.test(all) ? less + OF_RELATION : less,
      start: index,
    })),
  ).filter(({ terms }) => terms.length > 0);

/** What a question asks the meaning of: its telling words, each followed by those that may stand for it. */
export type AskedTerm = readonly string[];

/** What a word counts less that only stands for one of the question's. */
const OF_ANOTHER = 0.2;

/**
 * How well a definition is that of the words that are asked for: how many of these it has, 0 where it has others or too many of these are
 * left over.
 */
export function fitOf({ terms, less }: DefinedTerm, asked: readonly AskedTerm[], leftOver = 0): number {
  if (isWritten(terms, asked)) return asked.length - less;
  const isAsked = terms.every((term) => asked.some((each) => each.includes(term)));
  const covered = asked.filter((each) => each.some((term) => terms.includes(term))).length;
  const byAnother = terms.filter((term) => !asked.some(([own]) => own === term)).length;
  return isAsked && covered > 0 && covered >= asked.length - leftOver ? covered - less - OF_ANOTHER * byAnother : 0;
}

/** Whether a term is the words asked for, written apart or as one: "motor cycle", "motorcycle". */
const isWritten = (terms: readonly string[], asked: readonly AskedTerm[]): boolean =>
  terms.length !== asked.length && terms.join('') === asked.map(([own]) => own).join('');

const LABEL_BEFORE = /\(\w{1,4}\)\s{1,4}$/u;
const LONGEST_LABEL = 12;
const NEXT_DEFINITION = /;\s{0,4}(?:(?:and|or)\s)?\(\w{1,4}\)\s{0,4}(?:["“]|\p{L}[\p{L} -]{1,60}? (?:means|includes)\b)/u;
const LABELLED = /^\s{0,8}\(\w{1,4}\)\s/u;

/** Where the definition of a word stands in a text that may hold those of others too; null where none fits. */
export function definitionIn(text: string, asked: readonly AskedTerm[]): TextSpan | null {
  const [best] = definedTerms(text)
    .map((each) => ({ ...each, fit: fitOf(each, asked, asked.length) }))
    // What is said to be something stands before these words, and nothing else with it.
    .filter(({ fit, start }) => fit > 0 && (/["“‘]/u.test(text[start] ?? '') || LABELLED.test(text.slice(start, start + LONGEST_LABEL))))
    .sort((a, b) => b.fit - a.fit);
  if (!best) return null;
  const own = text.slice(best.start).search(/\S/u);
  const label = LABEL_BEFORE.exec(text.slice(Math.max(0, best.start - LONGEST_LABEL), best.start))?.[0] ?? '';
  const next = NEXT_DEFINITION.exec(text.slice(best.start));
  return { start: best.start + own - label.length, end: next ? best.start + next.index : text.length };
}
