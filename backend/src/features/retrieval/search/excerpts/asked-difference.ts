/** "Difference between", "antar": that a question compares; what is compared stands after the first kind and before the second. */
const SAID_BEFORE =
  /\b(?:(?:differences?|distinctions?) between|(?:distinguish|differentiate) between|how to (?:distinguish|differentiate))\s/u;
const SAID_AFTER =
  /\s(?:(?:me|mein|main|ke beech|ke bich|में|के बीच)\s(?:kya\s|क्या\s)?(?:antar|farq|fark|difference|अंतर|अन्तर|फ़र्क़|फ़र्क|फर्क|भेद)|(?:differences?|distinctions?)(?=[\s?]*$))/u;
const VERSUS = /\s(?:vs\.?|versus)\s/u;
const JOINED = /\s(?:and|from|aur|or|&|vs\.?|versus|और|एवं|तथा)\s/u;
/** What is said of both: "under the Sale of Goods Act". */
const OF_BOTH = /\s(?:under|in|within|as per|according to|with|kya|क्या)\s/u;
const FRAME = /^(?:(?:please|explain|state|what|is|are|the|an?|kya|hai)\s)*/u;
/** A thing that is compared has a name, not a story. */
const MOST_WORDS = 5;

/** The two things whose difference a question asks for, in small letters, as they are written in it; null for any other question. */
export function differenceIn(question: string): readonly [string, string] | null {
  const asked = question
    .toLowerCase()
    .replaceAll(/[?.!।"“”]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const before = SAID_BEFORE.exec(asked);
  const after = SAID_AFTER.exec(asked);
  const compared = before
    ? asked.slice(before.index + before[0].length)
    : after
      ? asked.slice(0, after.index)
      : VERSUS.test(asked)
        ? asked
        : '';
  const [one = '', other = '', ...more] = compared.split(JOINED).map((side) => (side.split(OF_BOTH)[0] ?? '').replace(FRAME, '').trim());
  const isName = (side: string): boolean => side !== '' && side.split(' ').length <= MOST_WORDS;
  return more.length === 0 && isName(one) && isName(other) ? [one, other] : null;
}
