import { clauseLabels } from './clause-labels.js';
import { findingAt, type Finding } from './finding.js';
import { bareWords, isHeading, type TextLine } from './text-lines.js';

const LABEL = String.raw`\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,5}\)){0,2}`;
const LABEL_LIST = String.raw`${LABEL}(?:\s{0,2}(?:,|and|or|to)\s{1,2}${LABEL}){0,8}`;
/** By the word that a document has for its parts: clauses, or in affidavits and pleadings paragraphs. */
const REFERENCES = {
  clause: new RegExp(String.raw`\b(?:sub-?)?clauses?\s+(${LABEL_LIST})`, 'gi'),
  paragraph: new RegExp(String.raw`\b(?:sub-?)?paragraphs?\s+(${LABEL_LIST})`, 'gi'),
};
const EACH_LABEL = new RegExp(LABEL, 'g');
/** Lines without any of this refer to nothing. */
const REFERS = /clause|paragraph|Schedule|Annex|Appendix|Exhibit/i;
/** "A", "2", "IV", or counted by party as in "R-1" and "OP-2". */
const ANNEX_LABEL = String.raw`[A-Z]{1,4}-\d{1,2}|[A-Z]|\d{1,2}|[IVX]{1,4}`;
const ANNEX = new RegExp(String.raw`\b(Schedule|Annexure|Annex|Appendix|Exhibit)(?:[\s-]{1,2}(${ANNEX_LABEL}))?\b`, 'g');
/** An entry of a list of documents: "(b) Annexure R-1: Copy of the letter". */
const LISTED_ANNEX = new RegExp(String.raw`^(?:\([a-z]{1,3}\)|\d{1,3}\.)?\s*(annexure|annex|exhibit)\s(${ANNEX_LABEL})\s?:`, 'i');
const ANNEX_HEADING =
  /^(?:the\s+)?(?:(first|second|third|fourth|fifth)\s+)?(schedule|annexure|annex|appendix|exhibit)\b[\s-]{0,2}([A-Z]|\d{1,2}|[IVX]{1,4})?\b/i;
const HEADING_MAX = 100;
/** "clause 3 of the Sale Deed" is a clause of something else, as is "paragraph 3 the Plaint alleges"; so is what stands in a quotation. */
const ELSEWHERE =
  /^\s{1,2}(?:(?:above |below )?(?:of|to|in) (?:the|that|those|said|its|their|an?|any) |the [a-z]{2,20}(?: [a-z]{2,20}){0,2} (?:alleges|says|states|claims|demands)\b)/i;
const CLOSING_QUOTES: Record<string, string> = { '"': '"', '“': '”' };
/** Shorter ones are defined terms. */
const QUOTATION_MIN = 25;
/** As far as the words before and after a reference are looked at. */
const AROUND = 40;

/** References to clauses and schedules that the document does not have. */
export function* findBrokenReferences(lines: readonly TextLine[]): Generator<Finding> {
  const labels = clauseLabels(lines);
  const annexes = annexLabels(lines);
  const word: keyof typeof REFERENCES = lines.some(({ text }) => /\bclauses? \d/i.test(text)) ? 'clause' : 'paragraph';
  for (const line of lines) {
    if (!REFERS.test(line.text)) continue;
    const text = withoutQuotations(line.text);
    for (const match of text.matchAll(REFERENCES[word])) {
      if (isElsewhere(text, match.index + match[0].length)) continue;
      for (const label of (match[1] ?? '').matchAll(EACH_LABEL))
        if (!labels.has(label[0])) {
          const at = match.index + match[0].length - (match[1] ?? '').length + label.index;
          yield findingAt('broken-reference', `There is no ${word} ${label[0]}.`, line, at, label[0].length);
        }
    }
    if (isAnnexHeading(line)) continue;
    for (const match of text.matchAll(ANNEX)) {
      const [whole, kind = '', label] = match;
      const known = annexes.get(kind.toLowerCase());
      if (
        isElsewhere(text, match.index + whole.length) ||
        /\b(?:first|second|third|fourth|fifth)\s$/i.test(text.slice(Math.max(0, match.index - AROUND), match.index))
      )
        continue;
      if (!known || (label !== undefined && !known.has(label)))
        yield findingAt('broken-reference', `There is no ${whole}.`, line, match.index, whole.length);
    }
  }
}

const isElsewhere = (text: string, at: number): boolean => ELSEWHERE.test(text.slice(at, at + AROUND));

/** A line with each quotation replaced by as many blanks. One that is not closed does not count. */
function withoutQuotations(line: string): string {
  const kept: string[] = [];
  const unclosed = new Set<string>();
  let end = 0;
  for (const { 0: quote, index } of line.matchAll(/["“]/g)) {
    if (index < end || unclosed.has(quote)) continue;
    const close = line.indexOf(CLOSING_QUOTES[quote] ?? '', index + 1);
    if (close < 0) unclosed.add(quote);
    if (close - index - 1 < QUOTATION_MIN) continue;
    kept.push(line.slice(end, index), ' '.repeat(close + 1 - index));
    end = close + 1;
  }
  return end === 0 ? line : kept.join('') + line.slice(end);
}

function isAnnexHeading(line: TextLine): boolean {
  if (LISTED_ANNEX.test(line.text.trimStart())) return true;
  return line.text.length <= HEADING_MAX && ANNEX_HEADING.test(bareWords(line)) && (isHeading(line) || !/[.;,]\s*$/.test(line.text));
}

/** Labels by kind; a kind with a heading that has none holds ''. */
function annexLabels(lines: readonly TextLine[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of lines) {
    if (!isAnnexHeading(line)) continue;
    const listed = LISTED_ANNEX.exec(line.text.trimStart());
    const [kind = '', label = ''] = (listed ?? ANNEX_HEADING.exec(bareWords(line))?.slice(1) ?? []).slice(1);
    found.set(kind.toLowerCase(), (found.get(kind.toLowerCase()) ?? new Set()).add(label.toUpperCase()));
  }
  return found;
}
