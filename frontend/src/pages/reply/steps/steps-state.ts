import { type GraveFact, graveFactIn } from '../../../shared/document/form-values.js';
import type { NoticeValue_ValueFragment } from '../../../shared/gql/graphql.js';

export const STEPS = ['notice', 'reading', 'grid', 'draft'] as const;
export type StepName = (typeof STEPS)[number];

export type Stance = 'admit' | 'admit only' | 'deny' | 'not known' | '';

/** An allegation, and what the user puts beside it. */
export interface GridRow {
  /** The place of the words that it was read from, or a random one. */
  id: string;
  /** The number of its paragraph; empty where it has none. */
  label: string;
  text: string;
  stance: Stance;
  /** Whether an admission of a debt, a signature, a tenancy or guilt is meant. */
  meant?: boolean;
  answer: string;
  /** One document per line. */
  evidence: string;
  /** Provisions that are ticked. */
  law: readonly string[];
  /** One provision per line. */
  otherLaw: string;
}

/** What the user decided about a value that was read. */
export interface Decision {
  state: 'confirmed' | 'removed';
  /** As corrected; absent where it was right. */
  value?: string;
}

/** The time that a notice allows, as the user corrected it; empty texts where nothing is known. */
export interface AllowedTime {
  count: string;
  unit: string;
  from: string;
  until: string;
}

/** Everything that was entered in the steps, stored so that a reload loses nothing. */
export interface StepsState {
  step: StepName;
  filename: string | null;
  decisions: Readonly<Record<string, Decision>>;
  /** As `reply_kind` of the reply's template names it; null until the user chose another than was read. */
  kind: string | null;
  /** 2026-04-03, or empty. */
  receivedOn: string;
  /** Null while it is as read. */
  time: AllowedTime | null;
  rows: readonly GridRow[];
  /** What the reading filled into the last form; it follows a correction, and what the user typed there stays. */
  filled: Readonly<Record<string, string>>;
}

export const FIRST_STEPS: StepsState = {
  step: 'notice',
  filename: null,
  decisions: {},
  kind: null,
  receivedOn: '',
  time: null,
  rows: [],
  filled: {},
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Recognises stored steps; those of another shape are discarded. */
export const isStepsState = (value: unknown): value is StepsState =>
  isRecord(value) &&
  STEPS.some((step) => step === value.step) &&
  (value.filename === null || typeof value.filename === 'string') &&
  isRecord(value.decisions) &&
  isRecord(value.filled) &&
  typeof value.receivedOn === 'string' &&
  Array.isArray(value.rows) &&
  value.rows.every(
    (row) => isRecord(row) && Array.isArray(row.law) && ['id', 'text', 'answer'].every((name) => typeof row[name] === 'string'),
  );

/** A value that was read, with what the user decided about it. */
export interface DecidedValue extends NoticeValue_ValueFragment {
  id: string;
  decision: Decision | null;
  /** As it stands now. */
  current: string;
}

/** A value is known by its field and its place, so that reading the file again finds what was decided. */
export function decided(values: readonly NoticeValue_ValueFragment[], decisions: Readonly<Record<string, Decision>>): DecidedValue[] {
  return values.map((value) => {
    const id = `${value.field}:${value.start}-${value.end}:${value.label ?? ''}`;
    const decision = decisions[id] ?? null;
    return { ...value, id, decision, current: decision?.value ?? value.value };
  });
}

export const emptyRow = (id: string): GridRow => ({ id, label: '', text: '', stance: '', answer: '', evidence: '', law: [], otherLaw: '' });

/** What an allegation states, each to be answered by itself, all with the number of its paragraph; one that was corrected is one. */
function stated({ id, label, value, current, statements }: DecidedValue): Pick<GridRow, 'id' | 'label' | 'text'>[] {
  const parts = current === value && statements && statements.length > 1 ? statements : [current];
  return parts.map((part, at) => ({ id: at === 0 ? id : `${id}#${at}`, label: label ?? '', text: oneLine(part) }));
}

/** The rows for the allegations that were confirmed: what was entered stays, also in rows that the user added. */
export function rowsOf(values: readonly DecidedValue[], rows: readonly GridRow[]): GridRow[] {
  const read = values.filter(({ field, decision }) => field === 'ALLEGATION' && decision?.state === 'confirmed');
  const kept = new Map(rows.map((row) => [row.id, row]));
  const own = rows.filter(({ id }) => !values.some((value) => value.id === id || id.startsWith(`${value.id}#`)));
  return [...read.flatMap(stated).map(({ id, label, text }) => ({ ...(kept.get(id) ?? emptyRow(id)), label, text })), ...own];
}

/** What a row admits that can lose the case, while nobody has said that it is meant; null where it admits nothing of the kind. */
export function unmeantFact({ text, stance, answer, meant }: GridRow): GraveFact | null {
  if (meant) return null;
  if (stance === 'admit') return graveFactIn(oneLine(text));
  return stance === 'admit only' ? graveFactIn(oneLine(answer.trim().split('\n')[0] ?? '')) : null;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2 June 2026" of 2026-06-02; anything else stays as it is. */
export const dayInWords = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? DAY.format(new Date(`${day}T00:00:00Z`)) : day);
