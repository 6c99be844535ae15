import { readCitations } from '../../../../core/text/law-names/read-citations.js';

/** What another section does for one that is quoted. */
export type Relation =
  /** It punishes a breach of that section. */
  | { kind: 'penalty'; of: string }
  /** It says what a word of that section means. */
  | { kind: 'definition'; term: string }
  /** That section refers to it. */
  | { kind: 'reference'; of: string };

/** "section 3 of the Arms Act": another law's. "of this Act" is not. */
const ELSEWHERE = /^(?:\s?,)?\s(?:of|to|in)\s(?:the\s(?!said\b)|that\b|an?\b)/u;
const BREACH = String.raw`\b(?:contraven(?:es?|ed|ing|tions?)|violat(?:es?|ed|ing|ions?)|(?:fails?|failure|omits?)\sto\b|default\sin\scomplying|in\sbreach|breach(?:es)?\sof|(?:does|do)\snot\s(?:comply|conform)|non-?compliance)\b`;
const BREACHED = new RegExp(String.raw`${BREACH}[^.;]{0,160}$`, 'u');
const PUNISHES = /\b(?:punish(?:able|ed)|penalty|fine|imprisonment)\b/u;
const THREATENS = /\bpunish(?:able|ed)\s(?:with|for)\b|\bliable\s(?:to|on\sconviction\sto)\s(?:a\s)?(?:penalty|fine|imprisonment)\b/u;
/** Characters after the name of a section within which its breach is punished. */
const PUNISHED_WITHIN = 600;
const RELIED_ON =
  /\b(?:[Ss]ubject\sto|[Ii]n\saccordance\swith|(?:provided|specified|referred\sto|mentioned|prescribed|required)\s(?:in|by|under))\s[^.;]{0,60}$/u;
/** The longest of both. */
const LEAD_REACH = 220;
const DEFINES =
  /(?:"|“|‘)\s?(\p{L}[^"“”‘’]{2,60}?)\s?(?:"|”|’)[^.;:"“]{0,80}?\s(?:means|includes|shall\smean|has\sthe\smeaning)\b(?!\s(?:a|an|the)\s[^.;]{0,60}?\b(?:appointed|authori[sz]ed|constituted|designated|established|prescribed)\b)/gu;

const plain = (text: string): string => text.replace(/\s+/gu, ' ');

/** The sections of a text's own law that certain words lead to, with what follows each list of them. */
function sectionsAfter(words: string, lead: RegExp): { numbers: string[]; after: string }[] {
  let read = 0;
  return readCitations(words).flatMap(({ kind, numbers, start, end }) => {
    const before = words.slice(Math.max(read, start - LEAD_REACH), start);
    read = end;
    const after = words.slice(end, end + PUNISHED_WITHIN);
    return kind === 'section' && lead.test(before) && !ELSEWHERE.test(after) ? [{ numbers: numbers.map(({ unit }) => unit), after }] : [];
  });
}

/** Whether a text itself provides for a punishment or penalty. */
export const punishes = (text: string): boolean => THREATENS.test(plain(text));

/** The sections of the same law for whose breach a text provides a punishment; [] where it provides none. */
export const sectionsPunished = (text: string): string[] =>
  sectionsAfter(plain(text), BREACHED).flatMap(({ numbers, after }) => (PUNISHES.test(after) ? numbers : []));

/** The sections of the same law on which a text relies, in its order, each once: "subject to section 9". */
export const sectionsReliedOn = (text: string): string[] => [
  ...new Set(sectionsAfter(plain(text), RELIED_ON).flatMap(({ numbers }) => numbers)),
];

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
