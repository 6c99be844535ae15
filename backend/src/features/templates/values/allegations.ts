import { listLines } from './list-lines.js';

/** What a respondent says to one allegation of the other side. */
export interface AnsweredAllegation {
  /** The number of the paragraph that is answered. */
  label: string;
  /** What is alleged, in one line. */
  text: string;
  /** '' while nobody has decided: nothing is denied or admitted by itself. */
  stance: 'admit' | 'deny' | 'not known' | '';
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
/** "Row 2: …" names the place in the list; "Para 2. …", "Reply to paragraph 2: …" or "2: …" the number: alone it needs the colon, since lists are numbered too. */
const NUMBERED = new RegExp(
  String.raw`^(?:row ?(\d{1,3}) ?:|(?:re(?:ply)? ?(?:to )?:? ?)?para(?:graph)?s?\.? ?(?:no\.? ?)?(${LABEL}) ?[:.)–-]|(${LABEL}) ?:) ?(\S.*)$`,
  'i',
);
/** Entries that answer one allegation; more than a form holds. */
const ANSWERS_MAX = 2000;
const STANCES: readonly [AnsweredAllegation['stance'] | 'open', RegExp][] = [
  ['open', /^(?:left )?open ?:[ .,:;–-]*/i],
  ['not known', /^(?:not known|no knowledge|not admitted|unknown(?= ?(?:[.,:;–-]|$))|do(?:es)? not know)\b[ .,:;–-]*/i],
  // "True copies are enclosed" is an answer that neither admits nor denies.
  ['admit', /^(?:admit(?:ted|s)?\b|(?:true|correct)(?= ?(?:[.,:;–-]|$)))[ .,:;–-]*/i],
  ['deny', /^(?:den(?:y|ied|ies)\b|(?:false|incorrect|wrong)(?= ?(?:[.,:;–-]|$)))[ .,:;–-]*/i],
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
    return [...(this.kept.get(rowLabel(place)) ?? []), ...(this.kept.get(label.toLowerCase()) ?? [])];
  }
}

type Row = Numbered & {
  /** In the list, from 1. */
  place: number;
};

const rowLabel = (place: number): string => `row ${place}`;

/** The allegations of a list, one per line: "Para 3(a): …" brings its number along, any other has that of its place. */
export function allegationLines(text: string): { label: string; text: string; numbered: boolean }[] {
  return answerLines(text).map((line, index) => {
    const [, , paragraph, number, words] = NUMBERED.exec(spaced(line)) ?? [];
    const label = paragraph ?? number;
    return label && words ? { label, text: words, numbered: true } : { label: String(index + 1), text: line, numbered: false };
  });
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
    const decided = own.find(({ stance }) => stance !== '' && stance !== 'open')?.stance ?? '';
    const { place: _place, ...same } = row;
    return {
      ...same,
      stance: decided === 'open' ? '' : decided,
      answers: own.map(({ words }) => words).filter(Boolean),
      open: decided === '' && own.some(({ stance }) => stance === 'open'),
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
  const labels = new Set(rows.flatMap(({ label }, index) => [label.toLowerCase(), rowLabel(index + 1)]));
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

function stanceIn(words: string): { stance: AnsweredAllegation['stance'] | 'open'; words: string } {
  for (const [stance, pattern] of STANCES) {
    const match = pattern.exec(words);
    if (match) return { stance, words: capital(words.slice(match[0].length)) };
  }
  return { stance: '', words: capital(words) };
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
