import { letterLabel, numberLines } from '../../template/clause-numbers.js';
import { MARK, withoutMarks } from '../../values/marks.js';
import { toRoman } from '../../../../core/text/roman.js';

/** A line of a document; `mark` is '' for one without a number. */
export interface NumberedLine {
  id: number;
  mark: string;
  /** Without its label; references to other lines are marks with their id. */
  text: string;
}

const LABELS = String.raw`\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,5}\)){0,2}`;
const LABEL = new RegExp(LABELS, 'g');
/** Not "clause 2 of the Act", and not the paragraphs of a paper that this one answers. */
const REFERENCE = new RegExp(
  String.raw`((?:\b(?:sub-?)?(?:clause|paragraph)s?|(?<![\u0900-\u097f])(?:पैरा|खंड))\s)(${LABELS}(?:\s?(?:,|and|or|to)\s(?:(?:clause|paragraph)s?\s)?${LABELS}){0,8})(?!\s+of\s+(?:the|that|an?)\s|\s+the\s+(?:Notice|Complaint|Plaint)\b)`,
  'gi',
);
const SCHEDULE_REFERENCE = /\b(?:the Schedule\b(?! of)|Schedule \d{1,2}\b)/g;
const REF_MARK = /[\ue005\ue004](\d+)\ue007/g;

const CLAUSE = /^(\d{1,3})\.\s(.*)$/;
const SUB = /^(\d{1,3})\.(\d{1,3})\s(.*)$/;
const ITEM = /^\(([a-z]{1,5})\)\s(.*)$/;
const SCHEDULE = /^## Schedule(?: (\d{1,2}))?: (.*)$/;

/** Reads the numbering of a text as it stands; a number out of sequence is text. */
export function parseNumbered(content: string): NumberedLine[] {
  const reader = new LabelReader();
  const lines = withoutMarks(content)
    .split('\n')
    .map((line, id): NumberedLine => ({ id, ...reader.read(line) }));
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
    lines.map(({ mark }) => mark),
    'clause',
  ).map((numbered) => numbered && { label: numbered.label, citation: numbered.citation.replace(/^clause /, '') });
}

function withMarks(text: string, targets: ReadonlyMap<string, number>): string {
  const marked = text.replace(REFERENCE, (_whole, word: string, labels: string) => {
    const named = labels.replace(LABEL, (label) => {
      const id = targets.get(label);
      return id === undefined ? label : refMark(id);
    });
    return word + named;
  });
  return marked.replace(SCHEDULE_REFERENCE, (name) => {
    const id = targets.get(name);
    return id === undefined ? name : `${MARK.schedule}${id}${MARK.end}`;
  });
}

/** Knows which number comes next at each level. */
class LabelReader {
  private clause = 0;
  private sub = 0;
  private item = 0;
  private subitem = 0;
  private schedule = 0;

  read(line: string): { mark: string; text: string } {
    return this.readSchedule(line) ?? this.readClause(line) ?? this.readSub(line) ?? this.readItem(line) ?? { mark: '', text: line };
  }

  private readSchedule(line: string) {
    const match = SCHEDULE.exec(line);
    if (!match || Number(match[1] ?? 1) !== this.schedule + 1) return null;
    this.schedule += 1;
    this.item = this.subitem = 0;
    return { mark: MARK.schedule, text: match[2] ?? '' };
  }

  private readClause(line: string) {
    const match = this.schedule === 0 ? CLAUSE.exec(line) : null;
    if (!match || Number(match[1]) !== this.clause + 1) return null;
    this.clause += 1;
    this.sub = this.item = this.subitem = 0;
    return { mark: MARK.clause, text: match[2] ?? '' };
  }

  private readSub(line: string) {
    const match = this.schedule === 0 ? SUB.exec(line) : null;
    if (!match || Number(match[1]) !== this.clause || Number(match[2]) !== this.sub + 1) return null;
    this.sub += 1;
    this.item = this.subitem = 0;
    return { mark: MARK.sub, text: match[3] ?? '' };
  }

  private readItem(line: string) {
    const [, label, text = ''] = ITEM.exec(line) ?? [];
    if (label === undefined) return null;
    if (label === letterLabel(this.item + 1)) {
      this.item += 1;
      this.subitem = 0;
      return { mark: MARK.item, text };
    }
    if (this.item === 0 || label !== toRoman(this.subitem + 1)) return null;
    this.subitem += 1;
    return { mark: MARK.subitem, text };
  }
}
