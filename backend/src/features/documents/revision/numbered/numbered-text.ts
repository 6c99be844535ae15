import { LabelReader, numberLines, withReferences } from '@themis/draft';
import { kindOf, MARK, withoutMarks } from '../../values/marks.js';

/** A line of a document; `mark` is '' for one without a number. */
export interface NumberedLine {
  id: number;
  mark: string;
  /** Without its label; references to other lines are marks with their id. */
  text: string;
}

const REF_MARK = /[\ue005\ue004](\d+)\ue007/g;

/** Reads the numbering of a text as it stands; a number out of sequence is text. */
export function parseNumbered(content: string): NumberedLine[] {
  const reader = new LabelReader();
  const lines = withoutMarks(content)
    .split('\n')
    .map((line, id): NumberedLine => {
      const { kind, text } = reader.read(line);
      return { id, mark: kind === null ? '' : MARK[kind], text };
    });
  const targets = new Map<string, number>();
  for (const [index, label] of labelsOf(lines).entries()) if (label) targets.set(label.citation, lines[index]?.id ?? 0);
  return lines.map((line) => ({ ...line, text: withMarks(line.text, targets) }));
}

/** The text with its labels and references made anew; a reference to a line that is gone leaves nothing. */
export function printNumbered(lines: readonly NumberedLine[]): string {
  const labels = labelsOf(lines);
  const citations = new Map(lines.flatMap(({ id }, index) => (labels[index] ? [[id, labels[index].citation] as const] : [])));
  return lines
    .map(({ text }, index) => `${labels[index] ? `${labels[index].label} ` : ''}${text}`)
    .join('\n')
    .replace(REF_MARK, (_mark, id: string) => citations.get(Number(id)) ?? '');
}

/** The same where lines came, went or moved: with one blank line at most between two others, and one line break at the end. */
export const printTidy = (lines: readonly NumberedLine[]): string =>
  `${printNumbered(lines)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;

/** How a line is cited, such as `9.1(a)`; '' for one without a number. */
export function citationOf(lines: readonly NumberedLine[], id: number): string {
  return labelsOf(lines)[lines.findIndex((line) => line.id === id)]?.citation ?? '';
}

/** Ids of lines that a text refers to. */
export const referencesIn = (text: string): number[] => [...text.matchAll(REF_MARK)].map((match) => Number(match[1]));

const refMark = (id: number): string => `${MARK.ref}${id}${MARK.end}`;

/** What a text says for the number of a line, whatever that will be. */
export const referenceTo = ({ id }: NumberedLine): string => refMark(id);

/** Exchanges the ids that a text refers to. @returns null when one has no counterpart */
export function mapReferences(text: string, map: (id: number) => number | undefined): string | null {
  if (referencesIn(text).some((id) => map(id) === undefined)) return null;
  return text.replace(REF_MARK, (mark, id: string) => mark.replace(id, String(map(Number(id)) ?? id)));
}

/** Labels and, as citations, what stands behind the word "clause": `9.1(a)`, `the Schedule`. */
function labelsOf(lines: readonly NumberedLine[]): ({ label: string; citation: string } | null)[] {
  return numberLines(
    lines.map(({ mark }) => kindOf(mark)),
    'clause',
  ).map((numbered) => numbered && { label: numbered.label, citation: numbered.citation.replace(/^clause /, '') });
}

const withMarks = (text: string, targets: ReadonlyMap<string, number>): string =>
  withReferences(text, (cited) => {
    const id = targets.get(cited);
    if (id === undefined) return undefined;
    return cited.includes('Schedule') ? `${MARK.schedule}${id}${MARK.end}` : refMark(id);
  });
