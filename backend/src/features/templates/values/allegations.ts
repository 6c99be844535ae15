import { listLines } from './list-lines.js';

/** Admitted; admitted only in part, the rest denied; denied; not known, and put to proof; '' while nobody has decided. */
export type Stance = 'admit' | 'admit only' | 'deny' | 'not known' | '';

/** What a respondent says to one allegation of the other side. */
export interface AnsweredAllegation {
  /** The number of the paragraph that is answered. */
  label: string;
  /** What is alleged, in one line. */
  text: string;
  /** '' also where two entries say two things: nothing is denied or admitted by itself. */
  stance: Stance;
  /** What is admitted of it, and no more, with the stance 'admit only'; '' while that is not said. */
  admitted: string;
  answers: string[];
  /** Left open in so many words: a blank is printed even where something is answered already. */
  open: boolean;
}

interface Numbered {
  label: string;
  text: string;
}

/** "4", "4A", "3(a)", "2.1", "(ii)": how the paragraphs of notices are numbered. */
const LABEL = String.raw`\d{1,3}[A-Za-z]?(?:\.\d{1,3}){0,2}(?:\([\da-z]{1,4}\)){0,2}|\([\da-z]{1,4}\)`;
/** "Para no.", "पैरा सं." and the like, before the number of a paragraph. */
const PARAGRAPH = String.raw`para(?:graph)?s?\.? ?(?:no\.? ?)?|(?:पैराग्राफ|पैरा|अनुच्छेद|कंडिका|प्रस्तर|बिंदु|बिन्दु) ?(?:(?:संख्या|क्रमांक|सं\.?|नं\.?|क्र\.?) ?)?`;
/** "Row 2: …" names the place in the list; "Para 2. …", "Reply to paragraph 2: …" or "2: …" the number: alone it needs the colon, since lists are numbered too. */
const NUMBERED = new RegExp(
  String.raw`^(?:(?:row|पंक्ति) ?(\d{1,3}) ?:|(?:re(?:ply)? ?(?:to )?:? ?)?(?:${PARAGRAPH})(${LABEL}) ?[:.)–-]|(${LABEL}) ?:) ?(\S.*)$`,
  'i',
);
/** Entries that answer one allegation; more than a form holds. */
const ANSWERS_MAX = 2000;
/** After a word of admission: the end, or a mark with which the answer begins. */
const ENDS = String.raw`(?= ?(?:[.,:;–-]|$))[ .,:;–-]*`;
/** How each stance is written. What is not one of these says something and decides nothing; an admission needs the plainest words. */
const STANCES: readonly [Stance | 'open', RegExp][] = [
  ['open', /^(?:left )?open ?:[ .,:;–-]*/i],
  [
    'not known',
    /^(?:(?:not known|no knowledge|not admitted|unknown(?= ?(?:[.,:;–-]|$))|do(?:es)? not know)\b|(?:ज्ञात नहीं|जानकारी नहीं|ज्ञान नहीं|स्वीकार नहीं)(?: है)?(?![\p{L}\p{M}]))(?:,? (?:and )?puts? to (?:strict )?proof\b)?[ .,:;–-]*/iu,
  ],
  // "Admitted that …" and "admit: only that …" admit no more than what they name.
  [
    'admit only',
    /^(?:admit(?:ted|s)?[ .,:;–-]{1,3}(?:only|that|in part|partly|to the extent|so far as|except|save)\b|(?:only|partly|partially) admit(?:ted|s)?\b|part(?:ly|ially) (?:true|correct)\b|(?:केवल|सिर्फ|आंशिक(?: रूप से)?)(?: इतना)? स्वीकार(?: है)?(?![\p{L}\p{M}]))(?: (?:only|that|कि)(?![\p{L}\p{M}]))*[ .,:;–-]*(?:(?:that|कि) (?=\S))?/iu,
  ],
  // "True copies are enclosed" is an answer that neither admits nor denies; "admitted nothing" admits nothing.
  [
    'admit',
    new RegExp(
      String.raw`^(?:(?:admit(?:ted|s)?|true|correct)\b|(?:स्वीकार|सत्य|सही)(?: है)?(?![\p{L}\p{M}]))(?![ .,:;–-]*(?:nothing|none|no|not|never|नहीं)[ .।]*$)${ENDS}`,
      'iu',
    ),
  ],
  [
    'deny',
    new RegExp(
      String.raw`^(?:den(?:y|ied|ies)\b[ .,:;–-]*|(?:false|incorrect|wrong)${ENDS}|(?:अस्वीकार|असत्य|गलत)(?: है)?(?![\p{L}\p{M}])${ENDS})`,
      'iu',
    ),
  ],
];

/** Entries of one list by the row that they are about: "row 2" for its place, "2" for its number. */
class Addressed {
  private readonly kept = new Map<string, string[]>();

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const found = addressed(entry);
      if (found) this.kept.set(found.label, [...(this.kept.get(found.label) ?? []).slice(0, ANSWERS_MAX), found.words]);
    }
  }

  of({ label, place }: Row): string[] {
    return [...(this.kept.get(rowLabel(place)) ?? []), ...((label && this.kept.get(label.toLowerCase())) || [])];
  }
}

type Row = Numbered & {
  /** In the list, from 1. */
  place: number;
};

const rowLabel = (place: number): string => `row ${place}`;

/**
 * The allegations of a list, one per line: "Para 3(a): …" brings its number along. Where none has one, each has that of its place; where some
 * have, the others have none, or "2" would mean two of them.
 */
export function allegationLines(text: string): { label: string; text: string; numbered: boolean }[] {
  const lines = answerLines(text).map((line) => {
    const [, , paragraph, number, words] = NUMBERED.exec(spaced(line)) ?? [];
    return { label: (words && (paragraph ?? number)) || '', text: words ?? line };
  });
  const some = lines.some(({ label }) => label !== '');
  return lines.map(({ label, text: words }, index) => ({
    label: label || (some ? '' : String(index + 1)),
    text: words,
    numbered: label !== '',
  }));
}

/**
 * Puts the answers of a form beside the allegations that they answer.
 * @param alleged the allegations as typed, one per line, or the numbered paragraphs of the other side's document
 * @param answers entries such as "2: deny: the rent was paid on 4 January"; what names no number is none
 */
export function answeredAllegations(alleged: string | readonly Numbered[], answers: readonly string[]): AnsweredAllegation[] {
  const said = new Addressed(answers);
  return rowsOf(alleged).map((row) => {
    const own = said.of(row).map(stanceIn);
    const stances = [...new Set(own.map(({ stance }) => stance).filter((stance) => stance !== ''))];
    const [decided = ''] = stances.length === 1 ? stances : [];
    const stance = decided === 'open' ? '' : decided;
    const admitted = stance === 'admit only' ? own.find((each) => each.stance === stance && each.words) : undefined;
    const { place: _place, ...same } = row;
    return {
      ...same,
      stance,
      admitted: withoutStop((admitted?.words ?? '').replace(REST, '').replace(/ only$/iu, '')),
      answers: own
        .filter((each) => each !== admitted)
        .map(({ words }) => capital(words))
        .filter(Boolean),
      open: stance === '' && stances.length > 0,
    };
  });
}

const rowsOf = (alleged: string | readonly Numbered[]): Row[] =>
  (typeof alleged === 'string' ? listLines(alleged).map((text, index): Numbered => ({ label: String(index + 1), text })) : alleged).map(
    (row, index) => ({ ...row, place: index + 1 }),
  );

/** Words of a list by row: the evidence for it, the law that is ticked for it. */
export function besideRows(rows: readonly Numbered[], entries: readonly string[]): string[][] {
  const kept = new Addressed(entries);
  return rowsOf(rows).map((row) => [...new Set(kept.of(row))]);
}

/** Those of the entries that answer none of the rows by its number or its place. */
export function unaddressed(entries: readonly string[], rows: readonly Numbered[]): string[] {
  const labels = new Set(rows.flatMap(({ label }, index) => [label.toLowerCase(), rowLabel(index + 1)]).filter(Boolean));
  return entries.filter((entry) => !labels.has(addressed(entry)?.label ?? ''));
}

/** The entries of a field, without the writer's own bullets and numbers; a number that says what is answered stays. */
export const answerLines = (text: string): string[] => listLines(text, { keeps: (line) => addressed(line) !== null });

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

function addressed(entry: string): { label: string; words: string } | null {
  const [, place, paragraph, number, words] = NUMBERED.exec(spaced(entry)) ?? [];
  if (!words) return null;
  return { label: place ? rowLabel(Number(place)) : (paragraph ?? number ?? '').toLowerCase(), words };
}

function stanceIn(words: string): { stance: Stance | 'open'; words: string } {
  for (const [stance, pattern] of STANCES) {
    const match = pattern.exec(words);
    if (match) return { stance, words: words.slice(match[0].length) };
  }
  return { stance: '', words };
}

/** What the reply says itself: "…; the rest is denied". */
const REST =
  /[ ,;.–-]{0,3}\b(?:and |but )?(?:the |all )?(?:rest|remaining|everything else)(?: of it)?(?: is| are)? (?:denied|wrong|false|not admitted|incorrect)[ .]{0,2}$|[ ,;।–-]{0,3}(?:बाक़ी|बाकी|शेष)(?: सब| बातें)? (?:अस्वीकार|ग़लत|गलत|असत्य)(?: है| हैं)?[ ।.]{0,2}$/iu;

/** It goes on after it. */
const withoutStop = (text: string): string => (/[.।]$/u.test(text) ? text.slice(0, -1) : text);

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
