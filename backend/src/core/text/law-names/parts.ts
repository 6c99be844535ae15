import { ORDINAL, plainNumber } from './plain-number.js';

const LABELS = String.raw`(?:\( ?[0-9A-Za-z]{1,4} ?\) ?){1,6}`;
const SUB = String.raw`sub-? ?(?:sections?|rules?|regulations?|paragraphs?|paras?|clauses?)`;
const WORDED = String.raw`(?:(${ORDINAL}) )?(proviso|explanation|exception|illustration)s?\b(?: (?:no\.? ?)?(\((?:[ivx]{1,4}|\d{1,2}|[a-z])\)|(?:[ivx]{1,4}|\d{1,2})(?![\p{L}\p{N}])))?`;
const LABELLED = String.raw`(?:${SUB}|clauses?|cl\.?|items?|paragraphs?|paras?\.?) ?(${LABELS})`;
/** "Sub-section 2 of": without brackets, where it leads to the provision. */
const BARE = String.raw`(?:${SUB}|clause) (\d{1,2}[A-Z]?|[a-z])(?= ?,? (?:of|to|in|under) )`;
const BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${WORDED}|${LABELLED}|${BARE}) ?,? ?(?:(of|to|in|under) )?(?:the )?$`, 'iu');
const AFTER = new RegExp(String.raw`^[ ,]{0,3}(?:of(?: the)?[ ,]{1,3})?(?:and |with )?(?:its |the )?(?:${WORDED}|${LABELLED})`, 'iu');
const MOST_PARTS = 5;
/** How far before a provision the name of one part of it can begin. */
const REACH = 120;

/** The labels in brackets: ['(1)', '(a)'] for "(1) (a)". */
export const labelsIn = (text: string): string[] => [...text.matchAll(/\(\s?([^()\s]{1,6})\s?\)/gu)].map((match) => `(${match[1] ?? ''})`);

function stepsOf([, ordinal, word, number, labels, bare]: RegExpExecArray): string[] {
  if (!word) return bare !== undefined && labels === undefined ? [`(${bare})`] : labelsIn(labels ?? '');
  const kind = word.toLowerCase();
  // "proviso (c)" is clause (c) of the proviso; "Explanation (i)" is one of several.
  if (kind === 'proviso' && number?.startsWith('(')) return [kind, number];
  const label = (number ?? '').replace(/[()]/g, '');
  const counted = ordinal ?? label;
  return [counted ? `${kind} ${plainNumber(counted)}` : kind];
}

/** "an explanation of section 26" asks what the section means; "Explanation to section 2" is a part of it. */
const asksToExplain = ([, ordinal, word, number, , , connector]: RegExpExecArray): boolean =>
  word?.toLowerCase() === 'explanation' && connector?.toLowerCase() === 'of' && !ordinal && !number;

interface Parts {
  steps: string[];
  /** How many units of the text they take. */
  length: number;
}

/** What stands right before an offset, from the outside in. @param text with single blanks */
export function partsBefore(text: string, at: number): Parts {
  let start = at;
  const steps: string[] = [];
  for (let i = 0; i < MOST_PARTS; i++) {
    const from = Math.max(0, start - REACH);
    const match = BEFORE.exec(text.slice(from, start));
    if (!match || asksToExplain(match)) break;
    for (const step of stepsOf(match)) steps.push(step);
    start = from + match.index;
  }
  return { steps, length: at - start };
}

/** What stands right after an offset. @param text with single blanks */
export function partsAfter(text: string, at: number): Parts {
  const steps: string[] = [];
  let end = at;
  for (let i = 0; i < MOST_PARTS; i++) {
    const match = AFTER.exec(text.slice(end, end + REACH));
    if (!match) break;
    for (const step of stepsOf(match)) steps.push(step);
    end += match[0].length;
  }
  return { steps, length: end - at };
}
