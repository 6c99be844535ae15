import type { NoticeReading, ReadValue } from './notice-reading.js';
import { sectionTitle, timeInWords } from './read-notice.js';
import { statementsOf } from './parts/allegations.js';
import { NoticeText } from './text/notice-text.js';
import { citedSections } from './written/cited-sections.js';
import { readSums } from '../../../core/text/values/sums.js';
import { readDates } from '../../../core/text/values/dates.js';
import { writtenPeriods } from './written/written-periods.js';

type Field = ReadValue['field'];

/** A line of a model's answer: what it is, the number of an allegation, and words of the notice. */
const LINE =
  /^[-* ]{0,3}(sender|advocate|addressee|notice-date|allegation|amount|demanded-amount|demand|section|time-allowed)(?: (\S{1,8}))? ?: ?(\S.*)$/u;
const MOST_LINES = 200;
const MOST_WORDS = 4000;
/** Of these there is one in a notice: what the model says takes the place of what the rules read. */
const SINGLE: ReadonlySet<Field> = new Set<Field>(['advocate', 'notice-date', 'time-allowed']);
/** Of these a better extent takes the place of the one that it overlaps. */
const NAMES: ReadonlySet<Field> = new Set<Field>(['sender', 'addressee']);

/**
 * Adds to a reading what a language model found, or corrects it. A value counts only if its words stand in the notice, and only as the
 * rules themselves understand those words: a date, a sum, a section, a period. The model removes nothing.
 * @param answer one value per line, "field: words"
 */
export function withModelValues(source: string, reading: NoticeReading, answer: string): NoticeReading {
  if (!reading.kind) return reading;
  const text = new WordsOf(source);
  let values = reading.values;
  for (const line of answer.split('\n').slice(0, MOST_LINES)) {
    const [, name = '', label, words = ''] = LINE.exec(line.trim()) ?? [];
    const place = name && words.length <= MOST_WORDS ? text.place(words) : null;
    if (!place) continue;
    for (const value of understood(name, label, { ...place, words: source.slice(place.start, place.end) })) values = merged(values, value);
  }
  return { ...reading, values };
}

interface Place {
  start: number;
  end: number;
  words: string;
}

/** What the rules make of the words; nothing where they are no date, sum, section or period. */
function understood(name: string, label: string | undefined, place: Place): ReadValue[] {
  const { flat } = new NoticeText(place.words);
  const plain = flat.trim();
  if (name === 'notice-date')
    return readDates(flat)
      .slice(0, 1)
      .map(({ day }) => ({ field: name, value: day, ...place }));
  if (name === 'amount' || name === 'demanded-amount')
    return readSums(flat)
      .slice(0, 1)
      .map(({ rupees }) => ({ field: 'amount', value: String(rupees), demanded: name === 'demanded-amount', ...place }));
  if (name === 'section')
    return citedSections(flat).map(({ section, act }) => ({
      field: name,
      value: sectionTitle(section, act),
      label: section,
      ...(act ? { act } : {}),
      ...place,
    }));
  if (name === 'time-allowed') return timeIn(flat, place);
  if (name === 'allegation') return [{ field: name, value: plain, label: label ?? '', statements: statementsOf(plain), ...place }];
  const field = (['sender', 'advocate', 'addressee', 'demand'] as const).find((each) => each === name);
  return field ? [{ field, value: plain, ...place }] : [];
}

function timeIn(flat: string, place: Place): ReadValue[] {
  const [period] = writtenPeriods(flat);
  if (period) {
    const { count, unit, from } = period;
    const time = { count, unit, from: from === 'other' ? 'unstated' : from } as const;
    return [{ field: 'time-allowed', value: timeInWords(time), period: time, ...place }];
  }
  return readDates(flat)
    .slice(0, 1)
    .map(({ day }) => ({ field: 'time-allowed', value: timeInWords({ until: day }), period: { until: day }, ...place }));
}

function merged(values: readonly ReadValue[], value: ReadValue): ReadValue[] {
  const own = values.filter(({ field }) => field === value.field);
  const overlapping = own.find(({ start, end }) => start < value.end && value.start < end);
  const same = own.find((each) => each.value === value.value && (each.label ?? '') === (value.label ?? ''));
  if (same) {
    if (!value.demanded || same.demanded) return [...values];
    return values.map((each) => (each === same ? { ...each, demanded: true } : each));
  }
  if (SINGLE.has(value.field))
    return placed(
      values.filter(({ field }) => field !== value.field),
      value,
    );
  if (overlapping && NAMES.has(value.field))
    return placed(
      values.filter((each) => each !== overlapping),
      value,
    );
  // An allegation or a demand that the rules read already keeps the extent that they gave it.
  if (overlapping && value.field !== 'section' && value.field !== 'amount') return [...values];
  return placed(values, value);
}

const ORDER: readonly Field[] = [
  'sender',
  'advocate',
  'addressee',
  'notice-date',
  'forum',
  'case-number',
  'next-date',
  'allegation',
  'amount',
  'demand',
  'section',
  'time-allowed',
];

const placed = (values: readonly ReadValue[], value: ReadValue): ReadValue[] =>
  [...values, value].sort((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field) || a.start - b.start);

/** Finds words in a text whatever the white space between them. */
class WordsOf {
  private readonly text: string;
  /** For each unit of `text`, that of the source. */
  private readonly origin: number[] = [];

  constructor(source: string) {
    let text = '';
    for (let at = 0; at < source.length; at += 1) {
      const unit = source.charAt(at);
      const blank = /\s/.test(unit);
      if (blank && (text === '' || text.endsWith(' '))) continue;
      text += blank ? ' ' : unit;
      this.origin.push(at);
    }
    this.text = text;
  }

  /** The first place where the words stand, whole; null where they do not. */
  place(words: string): { start: number; end: number } | null {
    const wanted = words.replace(/\s+/g, ' ').trim();
    if (wanted.length < 2) return null;
    for (let at = this.text.indexOf(wanted); at >= 0; at = this.text.indexOf(wanted, at + 1)) {
      if (LETTER.test(this.text.charAt(at - 1)) && LETTER.test(wanted.charAt(0))) continue;
      const end = at + wanted.length;
      if (LETTER.test(this.text.charAt(end)) && LETTER.test(wanted.at(-1) ?? '')) continue;
      return { start: this.origin[at] ?? 0, end: (this.origin[end - 1] ?? 0) + 1 };
    }
    return null;
  }
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
