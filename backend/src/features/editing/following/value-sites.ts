import { lastDayOf, type Period } from '../../../core/calendar/periods.js';
import type { TemplateField } from '../../templates/form/template-schema.js';
import { canReplace, dimensionOf, isPeriod, isSame, valueFor, withYearOf, writtenLike } from '../making/written-values.js';
import { valuesIn, type WrittenValue } from '../reading/masks.js';
import type { Reading } from '../reading/patterns.js';
import type { DraftScene, ValueSite } from '../targets/draft-scene.js';
import { subjectsOfNames } from '../targets/subjects.js';
import { type Candidate, fieldCandidate, fieldCandidates, lineCandidate, wholeValues } from './readings/candidate.js';

export type SetReading = Extract<Reading, { do: 'set' }>;

/** What is to change, as an instruction says it. */
export interface Order {
  words: string;
  subjects: readonly string[];
  /** Lines that it may concern; null for all. */
  lines: ReadonlySet<number> | null;
  value: WrittenValue | null;
  /** What is said behind the value. */
  tail: string;
  /** The whole instruction, in small letters. */
  said: string;
  old: WrittenValue | null;
  reading: SetReading;
  /** Wherever it stands. */
  everywhere: boolean;
  /** It is looked for without what is said to stand there. */
  isAgain?: boolean;
}

/** The same for a value that is known. */
export type Measure = Order & { value: WrittenValue };

export const preferAlike = (sites: readonly ValueSite[], { dimension }: WrittenValue): readonly ValueSite[] => {
  const same = sites.filter(({ value }) => value.dimension === dimension);
  return same.length > 0 ? same : sites;
};

export const fieldTakes = (field: TemplateField, value: WrittenValue): boolean => {
  const dimension = dimensionOf(field);
  return (
    dimension !== null &&
    (canReplace(value, dimension) || value.dimension === 'share' || (value.dimension === 'number' && dimension !== 'date'))
  );
};

/** Whether a number of something can be meant: what it counts has to be said, or the number itself. */
export const isOfThing = ({ things, value: now }: ValueSite, { said, old, value }: Measure): boolean =>
  things.length === 0 ||
  (value.dimension === 'number' &&
    (things.some((thing) => ` ${said} `.includes(` ${thing}`)) || (old !== null && old.amount === now.amount)));

/** Whether all that an instruction says of its subject is said of a value in the draft: by its sentence, or by its clause where more is known. */
export function covers(scene: DraftScene, site: ValueSite, { words, subjects, lines, old }: Order): boolean {
  const isNear = (subject: string) => site.near.has(subject) || site.labels.has(subject);
  const isKnown = lines !== null || old !== null;
  // "The stamp duty" is not the value of the property, on which it is paid: of a value of the form its name is said, too.
  const isNamed =
    site.fields.length === 0 || site.fields.some((field) => subjectsOfNames(words).some((subject) => scene.isInNameOf(field, subject)));
  if (!isKnown) return isNamed && subjects.every(isNear);
  return (
    (subjects.length === 0 || lines !== null || subjects.some(isNear)) &&
    subjects.every((subject) => isNear(subject) || scene.titles[site.at]?.has(subject))
  );
}

/** What the title of its clause says of a value. */
const OF_TITLE = 2 / 3;

export function rank(scene: DraftScene, site: ValueSite, { subjects, old, value }: Measure): number {
  const isSameUnit = site.value.dimension === value.dimension ? 0.5 : 0;
  const said = scene.told(subjects, new Set([...site.near, ...site.labels]), scene.titles[site.at], OF_TITLE);
  return said + (old ? 3 : 0) + (said > 0 || old ? isSameUnit : 0);
}

/** The value that comes, where an instruction says by how much another one grows or shrinks. */
function moved(now: WrittenValue, { value, reading }: Measure): WrittenValue | null {
  if (!reading.by) return withYearOf(value, now.day);
  const sign = reading.direction === 'down' ? -1 : 1;
  if (now.dimension === 'date') {
    const isCounted = isPeriod(value.dimension) && value.dimension !== 'hour';
    return isCounted && now.day !== null
      ? { ...now, day: lastDayOf(now.day, { [`${value.dimension}s`]: sign * value.amount } as unknown as Period) }
      : null;
  }
  if (value.dimension === 'share' && now.dimension !== 'share') {
    const amount = Math.round(now.amount * (1 + (sign * value.amount) / 100) * 100) / 100;
    return { ...now, amount };
  }
  if (value.dimension !== now.dimension && value.dimension !== 'number') return null;
  return { ...now, amount: Math.round((now.amount + sign * value.amount) * 100) / 100 };
}

export function setField(scene: DraftScene, field: TemplateField, order: Measure): Candidate | { problem: string } {
  const site = scene.sites.find((each) => each.fields.includes(field));
  if (order.reading.by && !site) return { problem: '' };
  const come = site ? moved(site.value, order) : withYearOf(order.value, scene.form.values[field.name] ?? null);
  if (order.value.otherDay !== null)
    return { problem: `Is it ${order.value.day ?? ''} or ${order.value.otherDay}? Please write the month as a word.` };
  const written = come ? valueFor(field, come) : null;
  if (written === null) return { problem: '' };
  const now = site?.value.amount;
  const isAgainst =
    come !== null &&
    now !== undefined &&
    order.reading.direction !== null &&
    come.dimension !== 'date' &&
    (order.reading.direction === 'up') !== come.amount > now;
  if (isAgainst && !order.reading.by && come.dimension === site?.value.dimension) return { problem: '' };
  return fieldCandidate(scene, field, written);
}

/** The candidates that were made for a place, by the value that comes. */
const known = new WeakMap<ValueSite, Map<string, Candidate | null>>();

/** A value at one place, in the form, too, where it comes from there. */
export function siteCandidate(scene: DraftScene, site: ValueSite, order: Measure): Candidate | null {
  const come = moved(site.value, order);
  return come && order.value.otherDay === null ? candidateAt(scene, site, come) : null;
}

/** The same for a value that is known. */
export function candidateAt(scene: DraftScene, site: ValueSite, come: WrittenValue): Candidate | null {
  const own = known.get(site) ?? new Map<string, Candidate | null>();
  known.set(site, own);
  const key = `${come.dimension} ${come.amount} ${come.day ?? ''}`;
  const made = own.has(key) ? (own.get(key) ?? null) : atSite(scene, site, come);
  own.set(key, made);
  return made;
}

function atSite(scene: DraftScene, site: ValueSite, come: WrittenValue): Candidate | null {
  for (const field of site.fields) {
    const written = valueFor(field, come);
    const [candidate] = written === null ? [] : fieldCandidates(scene, field, written);
    if (candidate && isAt(candidate, site)) return candidate;
  }
  const held = heldCandidate(scene, site, come);
  if (held) return held;
  const fresh = writtenLike(site.text, site.value, come, scene.form.values.currency ?? 'INR');
  if (fresh === null) return null;
  const { text } = site.node;
  return lineCandidate(scene, site.at, text.slice(0, site.value.start) + fresh + text.slice(site.value.end));
}

/** A value that stands in a row or in words of the form, changed there, so that sums of the rows follow. */
function heldCandidate(scene: DraftScene, site: ValueSite, come: WrittenValue): Candidate | null {
  for (const field of scene.form.template.fields) {
    const held = scene.form.values[field.name] ?? '';
    const isIt = (value: WrittenValue) => isSame(value, site.value) && standsIn(held, value, site.node.text);
    const fresh = dimensionOf(field) === null ? heldWith(scene, field, come, isIt) : null;
    const [candidate] = fresh === null ? [] : fieldCandidates(scene, field, fresh);
    if (candidate && isAt(candidate, site)) return { ...candidate, label: labelOf(scene, site, candidate) };
  }
  return null;
}

const isAt = ({ operations }: Candidate, { node }: ValueSite): boolean =>
  operations.some((operation) => operation.do === 'edit' && operation.node === node.id);

/** The words of a field of the form with another value in the place of the one that may go; null where none may, or several. */
export function heldWith(
  { form }: DraftScene,
  { name, format }: TemplateField,
  come: WrittenValue,
  mayGo: (value: WrittenValue) => boolean,
): string | null {
  const held = form.values[name] ?? '';
  const [only, ...others] = valuesIn(held).filter(mayGo);
  if (!only || others.length > 0) return null;
  const [before, behind] = [held.slice(0, only.start), held.slice(held.slice(0, only.end).trimEnd().length)];
  const isCell = format === 'rows' && come.day === null && /(?:^|[|\n]) *$/.test(before) && /^ *(?:$|[|\n])/.test(behind);
  const fresh = isCell
    ? String(come.amount)
    : writtenLike(held.slice(only.start, only.end), only, withYearOf(come, only.day), form.values.currency ?? 'INR');
  return fresh === null ? null : before + fresh + behind;
}

const STARTS = /\b(?:from|since|starts?|starting|begins?|beginning)\b|~from/i;
const ENDS = /\b(?:till|until|up ?to|ends?|ending)\b|~till/i;

/** The words of a field that run from one value to another, with the end changed that is said, or either where none is; [] for other words. */
export function heldEnds(scene: DraftScene, field: TemplateField, [come, ...others]: readonly WrittenValue[], said: string): string[] {
  const held = valuesIn(scene.form.values[field.name] ?? '').filter(({ dimension }) => dimension === come?.dimension);
  if (!come || others.length > 0 || held.length !== 2) return [];
  const [isStart, isEnd] = [STARTS.test(said), ENDS.test(said)];
  const chosen = isStart === isEnd ? held : held.slice(isStart ? 0 : 1).slice(0, 1);
  return chosen.flatMap(({ start }) => heldWith(scene, field, come, (value) => value.start === start) ?? []);
}

/** Whether the row or line of the form that a value is in is what a line of the draft prints. */
function standsIn(held: string, { start }: WrittenValue, line: string): boolean {
  const from = held.lastIndexOf('\n', start) + 1;
  const own = held.slice(from, held.indexOf('\n', start) < 0 ? held.length : held.indexOf('\n', start));
  const [first = ''] = own.split(' | ');
  return line.includes(own.includes(' | ') ? first.trim() : own.trim().slice(0, 40));
}

const labelOf = (scene: DraftScene, site: ValueSite, candidate: Candidate): string => {
  const edit = candidate.operations.find((operation) => operation.do === 'edit' && operation.node === site.node.id);
  return edit?.do === 'edit'
    ? `${scene.shown(site.at).split(':')[0] ?? ''}: ${wholeValues(site.node, edit)
        .map((words) => `"${words}"`)
        .join(' → ')}`
    : candidate.label;
};
