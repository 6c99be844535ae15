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
}

interface Numbered {
  label: string;
  text: string;
}

/** "Para 2. …", "Reply to paragraph 2: …" or "2: …": a number alone needs the colon, since lists are numbered too. */
const NUMBERED = /^(?:(?:re(?:ply)? ?(?:to )?:? ?)?para(?:graph)?s?\.? ?(?:no\.? ?)?(\d{1,3}) ?[:.)–-]|(\d{1,3}) ?:) ?(\S.*)$/i;
/** Entries that answer one allegation; more than a form holds. */
const ANSWERS_MAX = 2000;
const STANCES: readonly [AnsweredAllegation['stance'], RegExp][] = [
  ['not known', /^(?:not known|no knowledge|not admitted|unknown|do(?:es)? not know)\b[ .,:;–-]*/i],
  ['admit', /^(?:admit(?:ted|s)?|true|correct)\b[ .,:;–-]*/i],
  ['deny', /^(?:den(?:y|ied|ies)|false|incorrect|wrong)\b[ .,:;–-]*/i],
];

/**
 * Puts the answers of a form beside the allegations that they answer.
 * @param alleged the allegations as typed, one per line, or the numbered paragraphs of the other side's document
 * @param answers entries such as "2: deny: the rent was paid on 4 January"; what names no number is none
 */
export function answeredAllegations(alleged: string | readonly Numbered[], answers: readonly string[]): AnsweredAllegation[] {
  const rows =
    typeof alleged === 'string' ? listLines(alleged).map((text, index): Numbered => ({ label: String(index + 1), text })) : alleged;
  const said = new Map<string, { stance: AnsweredAllegation['stance']; words: string }[]>();
  for (const answer of answers.map(addressed))
    if (answer) said.set(answer.label, [...(said.get(answer.label) ?? []).slice(0, ANSWERS_MAX), stanceIn(answer.words)]);
  return rows.map(({ label, text }) => {
    const own = said.get(label) ?? [];
    return {
      label,
      text,
      stance: own.find(({ stance }) => stance !== '')?.stance ?? '',
      answers: own.map(({ words }) => words).filter(Boolean),
    };
  });
}

/** Those of the entries that answer none of the rows by its number. */
export function unaddressed(entries: readonly string[], rows: readonly AnsweredAllegation[]): string[] {
  const labels = new Set(rows.map(({ label }) => label));
  return entries.filter((entry) => !labels.has(addressed(entry)?.label ?? ''));
}

/** The lines of a field; the numbers at their beginning say what is answered and stay. */
export const answerLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function addressed(entry: string): { label: string; words: string } | null {
  const [, paragraph, number, words] = NUMBERED.exec(entry.replace(/\s+/g, ' ').trim()) ?? [];
  return words ? { label: paragraph ?? number ?? '', words } : null;
}

function stanceIn(words: string): { stance: AnsweredAllegation['stance']; words: string } {
  for (const [stance, pattern] of STANCES) {
    const match = pattern.exec(words);
    if (match) return { stance, words: capital(words.slice(match[0].length)) };
  }
  return { stance: '', words: capital(words) };
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
