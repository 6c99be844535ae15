import { caseNumbers } from '../law-names/case-numbers.js';
import type { TextSpan } from '../text-span.js';
import { folded } from './folded-text.js';

/** A paper of an authority that a text names by its number; offsets of the text. */
export interface NumberedPaper extends TextSpan {
  kind: 'case-number' | 'notification';
  /** The same for every way of writing it. */
  key: string;
}

/** Statutory orders and rules in the Gazette: "S.O. 1234(E)", "G.S.R. No. 12 (E)". */
const GAZETTE =
  /(?<![\p{L}\p{N}.])(?:S\. ?O\.|S\.?O\.?(?= ?(?:No\.? ?)?\d{1,5} ?\( ?E)|G\. ?S\. ?R\.?|GSR|S\. ?R\. ?O\.?|SRO) ?(?:Nos?\.? ?)?\d{1,5}(?: ?\( ?E ?\))?/gu;
/** "Notification No. 12/2017", "Circular No. F.No. 4/12-Ad". */
const ISSUED =
  /(?<![\p{L}\p{N}])(?:Notification|Circular|Office Memorandum|Office Order|Press Note|Master Direction|Government Order|G\.O\.|O\.M\.) ?(?:bearing )?(?:F\. ?)?Nos?\.? ?(?=[A-Za-z./()-]{0,30}\d)[\p{L}\p{N}][\p{L}\p{N}./()-]{0,60}/giu;
/** Numbers of cases that no court of `caseNumbers` calls so: "Writ Appeal No. 12 of 2020", "O.A. No. 3/2019". */
const OF_CASE =
  /(?<![\p{L}\p{N}.])(?:(?:[A-Z]\. ?){1,4}|[A-Z]{2,6} ?|(?:Appeal|Petition|Application|Suit|Reference|Case|Complaint|Revision) ?)(?:\([A-Za-z .]{1,20}\) ?)?(?:Nos?\.? ?)(\d{1,6}) ?(?:of|\/) ?((?:19|20)\d\d)(?!\d)/gu;

/**
 * The numbers of cases and notifications in a text, in its order, without overlap.
 * @param limit at most of each kind
 */
export function numberedPapers(text: string, limit: number): NumberedPaper[] {
  const line = text.replace(/\s/gu, ' ');
  const found: NumberedPaper[] = caseNumbers(text, limit).map(({ number, year, start, end }) => ({
    kind: 'case-number',
    key: keyOfNumber(number, year),
    start,
    end,
  }));
  const add = (paper: NumberedPaper): void => {
    if (!found.some(({ start, end }) => start < paper.end && paper.start < end)) found.push(paper);
  };
  for (const { 0: written, index } of [...take(line, GAZETTE, limit), ...take(line, ISSUED, limit)]) {
    // The full stop of the sentence is none of it.
    const end = index + written.replace(/(?<![./(-])[./(-]+$/u, '').length;
    add({ kind: 'notification', key: folded(line.slice(index, end)).replace(/nos?(?=\d)/u, ''), start: index, end });
  }
  for (const { 0: written, 1: number, 2: year, index } of take(line, OF_CASE, limit))
    add({ kind: 'case-number', key: keyOfNumber(Number(number), Number(year)), start: index, end: index + written.length });
  return found.sort((a, b) => a.start - b.start);
}

function take(text: string, pattern: RegExp, limit: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) if (found.push(match) === limit) break;
  return found;
}

/** The kind of a case is written in too many ways to be compared. */
const keyOfNumber = (number: number, year: number): string => `${number}/${year}`;
