import { dateOf } from '../../../../core/text/values/dates.js';
import { listLines } from '../../values/list-lines.js';
import { MARK } from '../../values/marks.js';
import type { FormValues } from '../../template/form-values.js';
import type { TemplateField } from '../../template/template-schema.js';
import type { RevisionState } from '../carrying/apply-field.js';
import { parseNumbered } from '../numbered/numbered-text.js';
import { conceptsOf } from './concepts.js';
import { type ValueKind, valuesIn, type WrittenValue } from './written-values.js';

/** A figure that stands in the draft, or that a field of the form holds. */
export interface Place {
  kind: ValueKind;
  /** Null for an optional field that is empty. */
  value: number | string | null;
  unit: string;
  /** Concepts of its surroundings, each with how much it says of the figure, from 0 to 1. */
  about: ReadonlyMap<string, number>;
  /** Concepts of the labels of the fields that have this value. */
  labelled: ReadonlySet<string>;
  /** Fields with this value, the likeliest first. */
  fields: TemplateField[];
  /** What a sum is paid for each time: month, year, day; '' for once. */
  each: string;
  /** Where it stands; null for a field whose value does not stand in the draft. */
  at: { line: number; from: number; to: number } | null;
}

const FIGURES: Readonly<Partial<Record<TemplateField['format'], ValueKind>>> = {
  money: 'money',
  percent: 'percent',
  date: 'date',
  number: 'period',
};
/** Words on each side of a figure that say most about it. */
const NEAR = 9;
const WEIGHTS = { near: 1, sentence: 0.85, paragraph: 0.6, title: 0.75, lead: 0.45, label: 1 };

const KNOWN = new WeakMap<RevisionState, readonly Place[]>();

/** The figures that an instruction may change: those of the text up to its signatures and those of the form. */
export function placesOf(state: RevisionState): readonly Place[] {
  const places = KNOWN.get(state) ?? allPlaces(state);
  KNOWN.set(state, places);
  return places;
}

function allPlaces(state: RevisionState): Place[] {
  const lines = parseNumbered(state.content);
  const written = state.content.split('\n');
  const places: Place[] = [];
  const entries = new Map(
    state.fields.flatMap((field) =>
      field.format === 'list' ? listLines(state.values[field.name] ?? '').map((entry): [string, string] => [bare(entry), field.label]) : [],
    ),
  );
  let [title, lead] = ['', ''];
  for (const [index, { mark, text }] of lines.entries()) {
    if (/^IN WITNESS WHEREOF|^Signature:/.test(text)) break;
    if (mark === MARK.clause && text.length <= 100) title = text;
    if (text.startsWith('## ')) [title, lead] = [text.slice(3), ''];
    if (mark !== MARK.item) lead = text;
    for (const found of valuesIn(text.slice(0, 6000))) {
      if (found.kind === 'number' || isCitation(text, found)) continue;
      if (found.kind === 'period' && OF_AN_ACT.test(text) && !state.fields.some(({ name }) => Number(state.values[name]) === found.value))
        continue;
      places.push(
        placeAt(
          state,
          { raw: written[index] ?? '', text, index, title, lead: mark === MARK.item ? lead : '', list: entries.get(bare(text)) ?? '' },
          found,
        ),
      );
    }
  }
  const inText = new Set(places.flatMap(({ fields }) => fields));
  for (const field of state.fields) {
    const kind = FIGURES[field.format];
    if (!kind || inText.has(field) || field.name.endsWith('_age')) continue;
    const labelled = new Set(labelsOf(field));
    const about = new Map([...labelled].map((each) => [each, WEIGHTS.label]));
    places.push({ kind, ...valueOf(field, state.values[field.name]), about, labelled, fields: [field], each: '', at: null });
  }
  return places;
}

/** "… no later than 45 days, as the Micro, Small and Medium Enterprises Development Act, 2006 requires": what an act fixes. */
const OF_AN_ACT = /\b(?:Act|Code|Sanhita|Adhiniyam|Rules),? (?:19|20)\d\d\b/;

const bare = (text: string): string => text.replace(/[.;]$/, '');

/** "Section 17", "clause 4", "the Companies Act, 2013", "no. 12": a figure that is the name of something. */
function isCitation(text: string, { from, to, kind }: WrittenValue): boolean {
  const before = text.slice(Math.max(0, from - 24), from);
  const after = text.slice(to, to + 12);
  if (kind === 'money' && !/^(?:rs|₹|inr)/i.test(text.slice(from, to))) return true;
  return (
    /\b(?:sections?|clauses?|article|act,?|no\.?|rule|order|schedule|PIN|account|aged) ?$/i.test(before) || /^ of (?:19|20)\d\d/.test(after)
  );
}

/** Lines of the template's text that a field writes, for each form that was looked at. */
const WRITTEN = new WeakMap<FormValues, Map<string, ReadonlySet<string>>>();
/** A value that no form is likely to have. */
const PROBE: Readonly<Partial<Record<TemplateField['format'], string>>> = {
  money: '987654',
  percent: '87',
  number: '29',
  date: '2031-05-17',
};

/** The lines that change with a field, as they are now: what the field is about is written there. */
function linesOf({ values, assemble }: RevisionState, field: TemplateField): ReadonlySet<string> {
  const known = WRITTEN.get(values) ?? new Map<string, ReadonlySet<string>>();
  WRITTEN.set(values, known);
  const held = known.get(field.name);
  if (held) return held;
  const fresh = new Set(assemble({ ...values, [field.name]: PROBE[field.format] ?? '' }).split('\n'));
  const changed = new Set(
    assemble(values)
      .split('\n')
      .filter((line) => !fresh.has(line)),
  );
  known.set(field.name, changed);
  return changed;
}

/** What a sum is due for, as the words around it say: "Rs. 20,000 a month", "a monthly rent of Rs. 25,000". */
export function eachIn(text: string, from: number, to: number): string {
  const after =
    /^.{0,6}?\b(?:a|per|each|every) (?:calendar )?(day|week|month|quarter|year|annum|visit)\b|^ ?(?:p\.?m\b)|^ (monthly|yearly|annually)/i.exec(
      text.slice(to, to + 40),
    );
  const before = /\b(daily|weekly|monthly|quarterly|yearly|annual) [a-z ]{2,30}(?:of|to|at|is|be) ?$/i.exec(
    text.slice(Math.max(0, from - 50), from),
  );
  const said = (after?.[1] ?? after?.[2] ?? before?.[1] ?? (after ? 'month' : '')).toLowerCase();
  return (
    {
      annum: 'year',
      monthly: 'month',
      yearly: 'year',
      annually: 'year',
      annual: 'year',
      daily: 'day',
      weekly: 'week',
      quarterly: 'quarter',
    }[said] ?? said
  );
}

interface Standing {
  raw: string;
  text: string;
  index: number;
  title: string;
  lead: string;
  /** The label of the list of the form whose entry it is. */
  list: string;
}

function placeAt(state: RevisionState, { raw, text, index, title, lead, list }: Standing, found: WrittenValue): Place {
  const about = new Map<string, number>();
  const weigh = (words: string, weight: number) => {
    for (const concept of conceptsOf(words)) about.set(concept, Math.max(about.get(concept) ?? 0, weight));
  };
  const start = Math.max(text.lastIndexOf('. ', found.from), text.lastIndexOf('; ', found.from)) + 1;
  const stop = text.indexOf('. ', found.to);
  const sentence = text.slice(start, stop < 0 ? text.length : stop);
  weigh(lead, WEIGHTS.lead);
  weigh(list, WEIGHTS.title);
  weigh(text, WEIGHTS.paragraph);
  weigh(titleOf(title, text), WEIGHTS.title);
  weigh(sentence, WEIGHTS.sentence);
  weigh(text.slice(start, found.from).split(' ').slice(-NEAR).join(' '), WEIGHTS.near);
  weigh(text.slice(found.to).split(' ', NEAR).join(' '), WEIGHTS.near);
  const fields = state.fields.filter((field) => {
    const held = FIGURES[field.format] && valueOf(field, state.values[field.name]);
    return held && (held.value === found.value || held.value === null) && isSameKind(field, found) && linesOf(state, field).has(raw);
  });
  const labelled = new Set(fields.slice(0, 1).flatMap(labelsOf));
  for (const concept of labelled) about.set(concept, WEIGHTS.label);
  return {
    kind: found.kind,
    value: found.value,
    unit: found.unit,
    about,
    labelled,
    fields,
    each: eachIn(text, found.from, found.to),
    at: { line: index, from: found.from, to: found.to },
  };
}

/** Of a title such as "Liability and indemnity" the half that the paragraph speaks of, where it speaks of one only. */
function titleOf(title: string, text: string): string {
  const halves = title.split(/,? and |, /);
  const held = conceptsOf(text);
  const own = halves.filter((half) => conceptsOf(half).some((each) => held.includes(each)));
  return own.length === 0 ? title : own.join(' ');
}

function isSameKind(field: TemplateField, found: WrittenValue): boolean {
  if (field.format === 'number' && found.kind === 'day') return /day$/.test(field.name);
  if (field.format === 'number') return found.kind === 'period' && (countedIn(field) === null || countedIn(field) === found.unit);
  return FIGURES[field.format] === found.kind;
}

/** The unit that a field counts in, as its label or its name says. */
export const countedIn = ({ label, name }: TemplateField): string | null =>
  (
    /[(,]? ?(?:in )?(day|week|month|year)s?\b(?: a year)?\)?$/i.exec(label)?.[1] ??
    /_(day|week|month|year)s$/.exec(name)?.[1] ??
    null
  )?.toLowerCase() ?? null;

const labelsOf = ({ label, name }: TemplateField): string[] => [...new Set(conceptsOf(`${label} ${name.replaceAll('_', ' ')}`))];

function valueOf(field: TemplateField, held: string | undefined): { value: number | string | null; unit: string } {
  const unit = field.format === 'number' ? (countedIn(field) ?? '') : '';
  if (held === undefined || held === '') return { value: null, unit };
  if (field.format === 'date') {
    const date = dateOf(held);
    return { value: date && `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`, unit };
  }
  const value = Number(held.replace(/[,%]/g, '').trim());
  return { value: Number.isFinite(value) ? value : null, unit };
}
