import { oneLine, unmeantFact, type GridRow } from './steps-state.js';

/** In characters; what the template takes of these fields. */
const LIMITS = { complaint_summary: 12_000, allegations: 20_000 };
const ALLEGATION_MAX = 700;

/** Paragraph numbers that the reply's template understands. */
const LABEL = /^(?:\d{1,3}[A-Za-z]?(?:\.\d{1,3}){0,2}(?:\([\da-z]{1,4}\)){0,2}|\([\da-z]{1,4}\))$/;

const linesOf = (text: string): string[] => text.split('\n').map(oneLine).filter(Boolean);

/** The rows of the grid as the fields of the reply's template; every entry names its row by its place. */
export function gridData(rows: readonly GridRow[]): Record<string, string> {
  const alleged = rows.filter(({ text }) => text.trim());
  const entries = (of: (row: GridRow) => readonly string[]): string =>
    alleged.flatMap((row, index) => of(row).map((entry) => `Row ${index + 1}: ${entry}`)).join('\n');
  const data = {
    complaint_summary: within(
      LIMITS.complaint_summary,
      alleged.map(({ text }) => shortened(text)),
    ),
    allegations: within(
      LIMITS.allegations,
      alleged.map(({ label, text }) => (LABEL.test(label.trim()) ? `Para ${label.trim()}: ${shortened(text)}` : shortened(text))),
    ),
    answers: entries(answersOf),
    admissions_meant: alleged
      .flatMap((row, index) => (row.meant && unmeantFact({ ...row, meant: false }) ? [`Row ${index + 1}`] : []))
      .join('\n'),
    evidence: entries(({ evidence }) => linesOf(evidence)),
    law_relied_on: entries(({ law, otherLaw }) => [...law, ...linesOf(otherLaw)]),
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value));
}

/** Each line brings its stance along, so that no word of an answer is mistaken for one. */
function answersOf({ stance, answer }: GridRow): string[] {
  const lines = linesOf(answer);
  if (stance === '') return lines.map((line) => `open: ${line}`);
  return lines.length > 0 ? lines.map((line) => `${stance}: ${line}`) : [stance];
}

/** Whether anything is answered at all: the template wants a defence or an answer. */
export const answersSomething = (rows: readonly GridRow[]): boolean => rows.some((row) => row.text.trim() && answersOf(row).length > 0);

function shortened(text: string): string {
  const line = oneLine(text);
  if (line.length <= ALLEGATION_MAX) return line;
  return `${line.slice(0, Math.max(line.lastIndexOf(' ', ALLEGATION_MAX), 1))} …`;
}

/** As many whole lines as fit. */
function within(limit: number, lines: readonly string[]): string {
  const kept: string[] = [];
  let length = -1;
  for (const line of lines) {
    length += line.length + 1;
    if (length > limit) break;
    kept.push(line);
  }
  return kept.join('\n');
}
