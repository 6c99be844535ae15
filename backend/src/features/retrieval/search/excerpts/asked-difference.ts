/** "Difference between", "antar": that a question compares; what is compared stands after the first kind and before the second. */
const SAID_BEFORE = /\b(?:(?:differences?|distinctions?) between|(?:distinguish|differentiate)(?: between)?|how (?:is|are|does|do))\s/u;
/** "How is theft different from robbery": says it in the middle. */
const SAID_BETWEEN = /\s(?:different|differs?) from\s/u;
const SAID_AFTER =
  /\s(?:(?:me|mein|main|ke beech|ke bich|में|के बीच)\s(?:kya\s|क्या\s)?(?:antar|farq|fark|difference|अंतर|अन्तर|फ़र्क़|फ़र्क|फर्क|भेद)|(?:differences?|distinctions?)(?=[\s?]*$))/u;
const VERSUS = /\s(?:vs\.?|versus)\s/u;
const JOINED = /,?\s(?:and|from|aur|or|&|vs\.?|versus|और|एवं|तथा)\s|,\s/u;
/** What is said of all: "under the Sale of Goods Act". */
const OF_ALL = /\s(?:under|in|within|as per|according to|with|kya|क्या)\s/u;
const FRAME = /^(?:(?:please|explain|state|what|is|are|the|an?|kya|hai)\s)*/u;
/** "Between section 24 and section 25": the sections themselves are asked for, not what a word means. */
const NUMBERED = /\p{N}/u;
/** A thing that is compared has a name, not a story. */
const MOST_WORDS = 5;
const MOST_THINGS = 4;

/** The things whose difference a question asks for, at least two, in small letters, as they are written in it; [] for any other question. */
export function differenceIn(question: string): readonly string[] {
  const asked = question
    .toLowerCase()
    .replaceAll(/[?.!।"“”]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const things = comparedIn(asked)
    .split(JOINED)
    .map((thing) => (thing.split(OF_ALL)[0] ?? '').replace(FRAME, '').trim());
  const areNames = things.every((thing) => thing !== '' && !NUMBERED.test(thing) && thing.split(' ').length <= MOST_WORDS);
  return areNames && things.length > 1 && things.length <= MOST_THINGS ? things : [];
}

function comparedIn(asked: string): string {
  const [said] = SAID_BEFORE.exec(asked) ?? [];
  const between = SAID_BETWEEN.test(asked);
  if (said !== undefined && (between || !said.startsWith('how')))
    return asked.slice(asked.indexOf(said) + said.length).replace(SAID_BETWEEN, ' and ');
  const after = SAID_AFTER.exec(asked);
  if (after) return asked.slice(0, after.index);
  return VERSUS.test(asked) ? asked : '';
}
