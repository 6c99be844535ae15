/** What another section does for one that is quoted. */
export type Relation =
  /** It punishes a breach of that section. */
  | { kind: 'penalty'; of: string }
  /** It says what a word of that section means. */
  | { kind: 'definition'; term: string }
  /** That section refers to it. */
  | { kind: 'reference'; of: string };

const NUMBER = String.raw`\d{1,3}[A-Z]{0,3}(?:\s?\(\w{1,5}\)){0,3}`;
const LIST = String.raw`\b[Ss]ections?\s+(${NUMBER}(?:\s?(?:,|,?\s(?:and|or|to))\s(?:sections?\s)?${NUMBER}){0,40})`;
/** "section 3 of the Arms Act": another law's. "of this Act" is not. */
const ELSEWHERE = /^(?:\s?,)?\s(?:of|to|in)\s(?:the\s(?!said\b)|that\b|an?\b)/u;
const BREACH = String.raw`\b(?:contraven(?:es?|ed|ing|tions?)|violat(?:es?|ed|ing|ions?)|(?:fails?|failure|omits?)\sto\b|default\sin\scomplying|in\sbreach|breach(?:es)?\sof|(?:does|do)\snot\s(?:comply|conform)|non-?compliance)\b`;
const BREACHES = new RegExp(String.raw`${BREACH}[^.;]{0,160}?${LIST}`, 'gu');
const PUNISHES = /\b(?:punish(?:able|ed)|liable\sto\s(?:a\s)?(?:penalty|fine|imprisonment|pay)|penalty|imprisonment)\b/u;
const THREATENS = /\bpunish(?:able|ed)\s(?:with|for)\b|\bliable\s(?:to|on\sconviction\sto)\s(?:a\s)?(?:penalty|fine|imprisonment)\b/u;
/** Characters after the name of a section within which its breach is punished. */
const PUNISHED_WITHIN = 600;
const RELIES = new RegExp(
  String.raw`\b(?:[Ss]ubject\sto|[Ii]n\saccordance\swith|(?:provided|specified|referred\sto|mentioned|prescribed|required)\s(?:in|by|under))\s[^.;]{0,60}?${LIST}`,
  'gu',
);
const DEFINES =
  /(?:"|“|‘)\s?(\p{L}[^"“”‘’]{2,60}?)\s?(?:"|”|’)[^.;:"“]{0,80}?\s(?:means|includes|shall\smean|has\sthe\smeaning)\b(?!\s(?:a|an|the)\s[^.;]{0,60}?\b(?:appointed|authori[sz]ed|constituted|designated|established|prescribed)\b)/gu;

const plain = (text: string): string => text.replace(/\s+/gu, ' ');
const numbersIn = (list: string): string[] => [...list.matchAll(/(?<![(\w])\d{1,3}[A-Z]{0,3}/gu)].map(([number]) => number);

/** Whether a text itself provides for a punishment or penalty. */
export const punishes = (text: string): boolean => THREATENS.test(plain(text));

/** The sections of the same law for whose breach a text provides a punishment; [] where it provides none. */
export function sectionsPunished(text: string): string[] {
  const words = plain(text);
  return [...words.matchAll(BREACHES)].flatMap(({ index, 0: whole, 1: list = '' }) => {
    const after = words.slice(index + whole.length, index + whole.length + PUNISHED_WITHIN);
    return !ELSEWHERE.test(after) && PUNISHES.test(after) ? numbersIn(list) : [];
  });
}

/** The sections of the same law on which a text relies, in its order, each once: "subject to section 9". */
export function sectionsReliedOn(text: string): string[] {
  const words = plain(text);
  const found = [...words.matchAll(RELIES)].flatMap(({ index, 0: whole, 1: list = '' }) =>
    ELSEWHERE.test(words.slice(index + whole.length)) ? [] : numbersIn(list),
  );
  return [...new Set(found)];
}

/** A law that a text names with its kind of law and year, or a code: "the Negotiable Instruments Act, 1881". */
const OTHER_LAW = /\b(?:of|in|under)\s(?:the\s)?\p{Lu}[^.;]{2,120}?(?:\b(?:Act|Code|Sanhita|Adhiniyam),?\s\(?\d{4}|\bConstitution\b)/u;

/** A quick check whether a text may cite a section of another law; most do not. */
export const citesOtherLaw = (text: string): boolean => OTHER_LAW.test(plain(text));

/** A word that a text defines, and where: offsets are UTF-16 units of the text. */
export interface DefinedTerm {
  term: string;
  start: number;
}

/** The words that a text defines, in its order, except for the names of courts, officers and bodies, whose definitions help nobody. */
export const termsDefined = (text: string): DefinedTerm[] =>
  [...text.matchAll(DEFINES)].map(({ index, 1: term = '' }) => ({ term: plain(term).trim(), start: index }));
