import type { Line } from './lines.js';

/** The main clause for which a list gives the cases: "such Magistrate may make …", "shall be punished", "the provisions of … shall apply". */
const MAIN_CLAUSE =
  /^(?:(?:and|or|then) )?(?:(?:such|the|that|those|every|any|each|an?|no|he|she|it|they|there)(?: (?!wh(?:o|om|ose|ich)\b)[^\s.;]{1,30}){0,8} )?(?:shall|may|must|is|are|has|have)\b/u;
/** What a case of a list ends with where the words after it are of the whole. */
const OPEN_END = /[;,][\s"'”’)\]]*$/u;
const BEGINS_SMALL = /^\p{Ll}/u;
/** Lines of a paragraph that tell how wide it is set. */
const NEAR = 8;
/** Characters before the margin at which a line that is merely wrapped does not end. */
const BROKEN_OFF = 30;

/** How many characters were left on the line before when the first word of a line was put on a line of its own. */
function roomBefore(lines: readonly Line[], at: number): number {
  let [first, last] = [at, at];
  while (first > at - NEAR && !lines[first]?.afterBlank && lines[first - 1]) first -= 1;
  while (last < at + NEAR && lines[last + 1]?.afterBlank === false) last += 1;
  const width = lines.slice(first, last + 1).reduce((most, { text }) => Math.max(most, text.length), 0);
  const word = /^\S+/u.exec(lines[at]?.text ?? '')?.[0].length ?? 0;
  return width - (lines[at - 1]?.text.length ?? 0) - 1 - word;
}

/**
 * Whether a line, unlike one that is merely wrapped, begins the words that finish the sentence of a list: they are a paragraph of their own,
 * or the line before was broken off although there was room for them.
 */
export function finishesList(lines: readonly Line[], at: number): boolean {
  const [line, before] = [lines[at], lines[at - 1]];
  if (!line || !before || !BEGINS_SMALL.test(line.text)) return false;
  const isOpen = OPEN_END.test(before.text);
  if (line.afterBlank) return isOpen || MAIN_CLAUSE.test(line.text);
  if (!isOpen) return false;
  const room = roomBefore(lines, at);
  return room >= BROKEN_OFF || (room > 0 && MAIN_CLAUSE.test(line.text));
}
