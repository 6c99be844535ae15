import { krutiDevToUnicode } from './kruti-dev.js';

/** Said of every text in which Hindi of an old font was converted. */
export const CONVERTED = 'Hindi in the font Kruti Dev was converted: compare it with the original.';

/**
 * Frequent words as Kruti Dev writes them, none of which is a word of English or a common abbreviation: "of", "in", "and", "is", "to", "that",
 * "by", "for", "act", "section", "was", "did".
 */
const FREQUENT = new Set(
  (
    'dk dh ds dks esa gS gSa vkSj ls fd ;g ;k rFkk ugha us ij Hkh Fkk Fkh Fks gks gksxk gksxh tks ml bl mUgsa bls mls vius vkidks vki eSa ge rqe ,d ,oa fy, fy;s ' +
    "fd;k fd;s fn;k tk, tkrk tkrh x;k x;h xbZ x;s djrk djrh djus djsa djds }kjk ckn lkFk vUrxZr varxZr fo:) fo#) /kkjk vf/kfu;e fu;e U;k;ky; vkns'k okn oknh izfroknh " +
    'izkFkhZ izkFkZuk i= tuin ftyk Fkkuk jkT; ljdkj fnukad Jh Jherh iq= iRuh fuoklh xzke lsok fo"k; egksn; lwpuk uksfVl eqdnek vfHk;qDr ifjoknh :i;s :0 lR; \'kiFk ' +
    "jk'kh jkf'k edku ekfyd fdjk;k fdjk;snkj dqN lHkh izR;sd fdlh ;fn tc rc vU; eq>s esjs esjh gekjs mDr"
  ).split(/\s+/u),
);
/** Shapes that only these fonts have: a sign in place of a letter inside of a word, or a capital after a small letter. */
const SHAPE = /[a-zA-Z][;)}{|[]k?[a-zA-Z]|[[/?{]k|\.k[a-zA-Z]|^[;}{][a-zA-Z]|[a-z][A-Z][a-z]|^f[A-Z;/[]|[a-z]Z$|[a-z]A$/u;
const TOKEN = /\S+/gu;
/** What a full stop, a comma and a dash are typed with. */
const ENDS = new Set(['A', ']', '&', '-']);
const LATIN = /[A-Za-z]/u;
const ENGLISH = new Set(
  'the of and to in or by for is on at as be no from with this that case court state act section order date page not v vs'.split(' '),
);
const DEVANAGARI = /[\u0900-\u097f]/u;
/** In a whole text, below which nothing is converted. */
const MIN_FREQUENT = 4;
const FREQUENT_SHARE = 0.08;
/** A heading of two words is enough where little else stands, and one of the words is too long to be an abbreviation. */
const MIN_FREQUENT_OF_SHORT = 2;
const SHORT_SHARE = 0.5;
const LONG_WORD = 5;
/** In a line of such a text. */
const LINE_SHARE = 0.3;
const MAX_LINES_JUDGED = 200_000;

interface Signs {
  words: number;
  frequent: number;
  /** Long ones of these. */
  long: number;
  shaped: number;
  /** Words of either kind with a shape that only these fonts have. */
  sure: number;
  english: number;
}

function signsOf(line: string): Signs {
  const found: Signs = { words: 0, frequent: 0, long: 0, shaped: 0, sure: 0, english: 0 };
  for (const token of line.match(TOKEN) ?? []) {
    const word = token.length > 2 ? withoutEnds(token) : token;
    if (!LATIN.test(word)) continue;
    found.words += 1;
    const isShaped = SHAPE.test(token);
    if (isShaped) found.sure += 1;
    if (FREQUENT.has(word)) {
      found.frequent += 1;
      if (word.length >= LONG_WORD) found.long += 1;
    } else if (isShaped) found.shaped += 1;
    if (ENGLISH.has(word.toLowerCase())) found.english += 1;
  }
  return found;
}

function withoutEnds(token: string): string {
  let end = token.length;
  while (end > 0 && ENDS.has(token[end - 1] as string)) end -= 1;
  return token.slice(0, end);
}

/** Whether a text without the names of its fonts is Hindi that was typed for Kruti Dev, at least in part. */
export function holdsKrutiDev(text: string): boolean {
  let [words, frequent, long, sure] = [0, 0, 0, 0];
  for (const line of text.split('\n', MAX_LINES_JUDGED)) {
    if (DEVANAGARI.test(line)) continue;
    const signs = signsOf(line);
    // The words of English lines do not hide a paragraph of Hindi.
    if (signs.english > signs.frequent) continue;
    words += signs.words;
    frequent += signs.frequent;
    long += signs.long;
    sure += signs.sure;
  }
  if (frequent >= MIN_FREQUENT_OF_SHORT && long > 0 && frequent >= words * SHORT_SHARE) return true;
  return frequent >= MIN_FREQUENT && sure > 0 && frequent >= words * FREQUENT_SHARE;
}

/** The same text with those of its lines as Unicode that were typed for Kruti Dev; any other text as it is. */
export function withoutKrutiDev(text: string): string {
  if (!holdsKrutiDev(text)) return text;
  return text
    .split('\n')
    .map((line) => (isKrutiDevLine(line) ? krutiDevToUnicode(line) : line))
    .join('\n');
}

function isKrutiDevLine(line: string): boolean {
  if (DEVANAGARI.test(line)) return false;
  const { words, frequent, shaped, english } = signsOf(line);
  return words > 0 && frequent + shaped > english && frequent + shaped >= words * LINE_SHARE;
}
