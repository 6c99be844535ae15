import { questionTerms } from './query-terms.js';

/**
 * Where one question ends and the next begins: a question mark, or "and" or a comma before a word that asks. What continues the story ("and
 * will not leave", "and when I asked") asks nothing.
 */
const BOUNDARY =
  /\? |; |,? and (?=(?:also )?(?:what|how|whether|within|(?:when|where|who|which)(?! (?:i|he|she|we|they|it)\b)|(?:can|could|is|are|do|does|must|will)(?! (?:not|never)\b))\b)|, (?=(?:what|how|when|where|who|which|within)\b)/giu;
const MOST_PARTS = 4;
/** "1) …", "(b) …", "- …" at the start of a line; the number or letter, where there is one. */
const ITEM =
  /^[^\S\n]{0,8}(?:\(?(\d{1,2}|[a-h])[.)][^\S\n]|(?:q|que|question)\.?[^\S\n]?(\d{1,2})[.):]?[^\S\n]|[-•*][^\S\n])[^\S\n]{0,8}/imu;
/** Items of a list in one line: "1) theft 2) robbery". */
const IN_LINE = /(?:^|[^\S\n])\(?([1-9])\)[^\S\n]{1,8}/gu;
/** Words with which somebody passes on to another problem, at the beginning of a sentence. */
const NEXT_PROBLEM =
  /(?<=[.!?।] {1,3})(?=(?:(?:my |the )?(?:second|other) (?:thing|problem|trouble|matter|question|issue)|second(?:ly)?,|another (?:thing|problem|matter|question)|on top of (?:that|this|it)|at the same time|separately,|(?:aur )?(?:doosri|dusri) (?:baat|problem|dikkat|pareshani)|दूसरी (?:बात|समस्या|परेशानी|दिक्कत))(?![\p{L}\p{M}]))/iu;
/** In a short message, so does this. */
const ALSO = /(?<=[.!?] {1,3})(?=also,? )/iu;
const SHORT_WORDS = 40;
/** Words that each of two problems takes to tell. */
const LEAST_WORDS = 4;
/** A part with fewer content words says nothing without the rest. */
const LEAST_TERMS = 2;

/** Words with which a part asks; what follows a question without any adds to the story: "How do I get back in? I have receipts also." */
const ASKS =
  /[?？]|(?<![\p{L}\p{M}])(?:what|how|when|where|who|whom|which|why|whether|within|can|could|is|are|do|does|did|will|would|should|must|may|and|kya|kaise|kab|kahan|kitn[aei]|kaun|kis|kya|क्या|कैसे|कब|कहाँ|कहां|कितन[ाेी]|कौन|किस)(?![\p{L}\p{M}])/iu;

/** "What for cheating?", after "What is the punishment for theft". */
const ELLIPSIS = /^(?:and )?what (?:about|for|of) (\S.{1,59})$/iu;
/** A question as far as the thing that it is asked of. */
const ASKED_OF = /^(what .{1,80}? (?:for|of)) [^,]{2,60}$/iu;

/** The questions that a question consists of, in order; one that asks a single thing is its only part. */
export function questionParts(question: string): string[] {
  const items = listed(question);
  if (items.length > 1) return items.slice(0, MOST_PARTS);
  const parts = partsOf(question)
    .filter(({ written }) => ASKS.test(written) || !question.includes(`? ${written}`))
    .map(({ written, completed }) => completed ?? written)
    .filter((part) => new Set(questionTerms(part)).size >= LEAST_TERMS);
  return parts.length > 1 ? parts.slice(0, MOST_PARTS) : [question];
}

/** Whether a question is a list of questions, each of which stands by itself. */
export const isList = (question: string): boolean => listed(question).length > 1;

/** Of a list of questions, those that have no sure answer. @param sure for each part of the question */
export const itemsWithout = (question: string, sure: readonly boolean[]): string[] =>
  isList(question) ? questionParts(question).filter((_item, at) => sure[at] === false) : [];

/** Questions that are numbered, or each on a line of its own behind a mark; fewer than two where there is no such list. */
function listed(question: string): string[] {
  const lines = question.split('\n').filter((line) => line.trim() !== '');
  const items = lines.filter((line) => ITEM.test(line));
  // What stands before the first item introduces the list; a line between two of them would be lost.
  const first = lines.findIndex((line) => ITEM.test(line));
  if (items.length > 1 && items.length === lines.length - first) return said(items.map((line) => line.replace(ITEM, '')));
  const marks = [...question.matchAll(IN_LINE)];
  if (marks.length < 2 || marks.some((mark, at) => Number(mark[1]) !== at + 1)) return problems(question);
  return said(marks.map((mark, at) => question.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? question.length)));
}

/** Problems that a message tells one after the other and says so: "Also, my landlord …", "On top of that …"; [] for a single one. */
function problems(question: string): string[] {
  const words = (text: string): number => (text.match(/\S+/gu) ?? []).length;
  const told = question.split(NEXT_PROBLEM).flatMap((each) => (words(question) <= SHORT_WORDS ? each.split(ALSO) : [each]));
  return told.length > 1 && told.every((each) => words(each) >= LEAST_WORDS) ? said(told) : [];
}

const said = (items: readonly string[]): string[] =>
  items.map((item) => item.replace(/\s+/gu, ' ').trim()).filter((item) => questionTerms(item).length > 0);

/** Whether a question asks the same of several things: "What is the punishment for theft, and what for cheating?" */
export const asksTheSame = (question: string): boolean => partsOf(question).some(({ completed }) => completed !== null);

const partsOf = (question: string): { written: string; completed: string | null }[] =>
  question
    .replace(/\s+/gu, ' ')
    .split(BOUNDARY)
    .map((part) => part.trim())
    .map((written, at, all) => ({ written, completed: completedPart(written.replace(/\?$/u, ''), all[at - 1] ?? '') }));

/** The question that a part leaves out because the one before it has asked it of something else; null where it leaves out nothing. */
function completedPart(part: string, before: string): string | null {
  const [, thing] = ELLIPSIS.exec(part) ?? [];
  const [, asked] = ASKED_OF.exec(before) ?? [];
  return thing === undefined || asked === undefined ? null : `${asked} ${thing}?`;
}
