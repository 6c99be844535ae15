import { normalized } from '../../../core/text/normalized.js';
import { eachOf, type FoundName, nameAt } from '../reading/parties/names.js';

/** A name in a paper; offsets of the text. */
export interface NamedOne extends FoundName {
  /** As names are compared: its words in small letters, without titles and marks, "Private Limited" as "pvt ltd". */
  folded: string;
}

const TITLES = String.raw`Mr|Mrs|Ms|Miss|Dr|Shri|Sri|Sh|Smt|Kumari|Messrs|M\/s`;
/** Where a name begins: after a title, which belongs to it. */
const TITLED = new RegExp(String.raw`(?<![\p{L}\p{M}.])(?:(?:${TITLES})[. ]|(?:श्रीमती|श्री|सुश्री|कुमारी|मेसर्स|मैसर्स) )`, 'gu');
/** After these a name begins; before the first kind one ends, too: "Ravi Kumar, s/o Mohan Lal". */
const CHILD_OF = String.raw`[SsDdWw]\/[Oo]\.?|son of|daughter of|wife of|widow of|पुत्र|पुत्री|पत्नी`;
const AFTER = new RegExp(String.raw`(?<![\p{L}\p{M}/])(?:I,|between|${CHILD_OF}) (?=[\p{Lu}\p{Script=Devanagari}])`, 'gu');
const WORDS = String.raw`\p{Lu}[\p{L}.]{0,24}(?: (?:\p{Lu}[\p{L}.]{0,24})){1,4}`;
const BEFORE_CHILD = new RegExp(String.raw`(?<![\p{L}\p{M}])(${WORDS})(?: \(?(?:aged|age)[^,()]{0,20}\)?)?,? (?:${CHILD_OF}) `, 'gu');
const ROLES = String.raw`plaintiff|defendant|complainant|accused|petitioner|respondent|applicant|appellant|claimant|decree[- ]holder`;
const BEFORE_ROLE = new RegExp(String.raw`(?<![\p{L}\p{M}])(${WORDS}) ?(?:\.{2,}|…|-{2,}|–|—) ?(?:the )?(?:${ROLES})(?![\p{L}])`, 'giu');
const AS_ROLE = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${ROLES}) ?(?:no\.? ?\d )?: ?(?=\p{Lu})`, 'giu');
const NAMES_MAX = 400;
const NAME_MAX = 120;
/** A name of one word says too little. */
const WORDS_MIN = 2;

const TITLE_WORDS = /^(?:mr|mrs|ms|miss|dr|shri|sri|sh|smt|sou|kumari|km|late|messrs|श्रीमती|श्री|सुश्री|कुमारी|मेसर्स|मैसर्स|स्व)$/u;
/** Heads of lines that look like names. */
const NO_NAME =
  /^(?:the|this|that|to|from|sub|subject|ref|notice|dear|sir|madam|agreement|deed|section|court|state|district|whereas|and|of)$/u;
const SAME: Readonly<Record<string, string>> = { private: 'pvt', limited: 'ltd', company: 'co', and: '&' };

/** The names of people and companies that titles, parentage or roles mark as such, in the order of the text. */
export function namesIn(text: string): NamedOne[] {
  const found: FoundName[] = [];
  for (const { index } of text.matchAll(TITLED)) push(found, nameAt(text, index, text.length));
  for (const pattern of [AFTER, AS_ROLE])
    for (const { index, 0: lead } of text.matchAll(pattern)) push(found, nameAt(text, index + lead.length, text.length));
  for (const pattern of [BEFORE_CHILD, BEFORE_ROLE])
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      push(found, { name, start: match.index, end: match.index + name.length });
    }
  const kept: NamedOne[] = [];
  for (const name of found.flatMap(eachOf).sort((a, b) => a.start - b.start || b.end - a.end)) {
    const words = foldedWords(name.name);
    if (words.length < WORDS_MIN || name.name.length > NAME_MAX || words.some((word) => NO_NAME.test(word))) continue;
    if (name.start < (kept.at(-1)?.end ?? 0)) continue;
    kept.push({ ...name, folded: words.join(' ') });
    if (kept.length >= NAMES_MAX) break;
  }
  return kept;
}

/** The words of a name as they are compared. */
export const foldedWords = (name: string): string[] =>
  normalized(name)
    .toLowerCase()
    .replace(/^m\/s\.?|(?<= )m\/s\.?/u, ' ')
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !TITLE_WORDS.test(word))
    .map((word) => SAME[word] ?? word);

const push = (names: FoundName[], name: FoundName | null): void => {
  if (name && names.length < 2 * NAMES_MAX) names.push(name);
};
