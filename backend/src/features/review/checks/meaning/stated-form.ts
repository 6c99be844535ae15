import { money } from '../../../../core/text/values/amounts.js';
import { dateOf, longDate } from '../../../../core/text/values/dates.js';
import { hindiDate } from '../../../../core/text/values/hindi-writing.js';
import { listLines, oneLine } from '../../../templates/values/list-lines.js';
import { amountOf, type FormValues } from '../../../templates/form/form-values.js';
import type { TemplateField } from '../../../templates/form/template-schema.js';
import { findingAt, type Finding, type FindingKind } from '../finding.js';
import type { TextLine } from '../text-lines.js';

interface Place {
  line: TextLine;
  at: number;
  length: number;
}

/** How many UTF-16 units of a long value are looked for: enough to identify it beyond doubt. */
const TELLING = 60;
/** Entries of a list that are looked for, and how much of the beginning or end of one is enough. */
const LINES_TRIED = 10;
const PART = 24;
/** `11 (`, as at the beginning of `11 (eleven)`, and the age in `aged 15 years`. */
const COUNT = /(?<![\d.,])(\d{1,9})(?: \(| years?\b)/g;
const DAY_MS = 86_400_000;

/**
 * The values of a form as far as a text still states them. A value that somebody has since changed in the text itself is none here,
 * so that nothing is said about what the document no longer contains.
 */
export class StatedForm {
  private readonly places = new Map<string, Place | null>();

  /** @param values as `readableValues` gives them */
  constructor(
    readonly documentType: string,
    private readonly fields: readonly TemplateField[],
    private readonly values: FormValues,
    private readonly lines: readonly TextLine[],
  ) {}

  /** What was chosen among the options of a field, which a text need not contain word for word; empty for nothing. */
  choice(name: string): string {
    return this.values[name] ?? '';
  }

  /** The value of a field; empty where the form has none or the text no longer contains it. */
  value(name: string): string {
    return this.placeOf(name) ? (this.values[name] ?? '') : '';
  }

  label(name: string): string {
    return this.fields.find((field) => field.name === name)?.label ?? name;
  }

  /** Amounts of money, numbers and percentages; null for none. */
  number(name: string): number | null {
    const value = this.value(name).replace(/\s?%$/, '');
    return value === '' ? null : amountOf(value);
  }

  /** Days since 1 January 1970; null for no date. */
  day(name: string): number | null {
    const date = dateOf(this.value(name));
    return date && Date.UTC(date.year, date.month - 1, date.day) / DAY_MS;
  }

  /** The entries of a field with one entry per line. */
  entries(name: string): string[] {
    return listLines(this.value(name));
  }

  /**
   * A finding about a field, at the place where the text states its value.
   * @param near what the line of that place speaks of, for values that other lines state too: a town is in addresses as well
   */
  finding(
    kind: FindingKind,
    name: string,
    message: string,
    { serious = false, near }: { serious?: boolean; near?: RegExp } = {},
  ): Finding[] {
    const place = (near && this.placeOf(name, near)) ?? this.placeOf(name);
    return place ? [{ ...findingAt(kind, message, place.line, place.at, place.length), field: name, serious }] : [];
  }

  /**
   * A finding about a field whose value the text need not state: what was chosen, or left empty, is told at the start of the text. A
   * value that the text no longer has is not told.
   * @param hindi the message in Hindi
   */
  findingOrStart(
    kind: FindingKind,
    name: string,
    message: string,
    { serious = false, hindi }: { serious?: boolean; hindi: string },
  ): Finding[] {
    const field = this.fields.find((each) => each.name === name);
    if (!field) return [];
    const placed = this.finding(kind, name, message, { serious });
    const [start] = this.lines;
    const isUnstated = !this.values[name] || field.options !== undefined;
    const found =
      placed.length > 0 || !isUnstated || !start
        ? placed
        : [{ ...findingAt(kind, message, start, 0, start.text.length), field: name, serious }];
    return found.map((finding) => ({ ...finding, hindi }));
  }

  private placeOf(name: string, near?: RegExp): Place | null {
    const known = near ? undefined : this.places.get(name);
    if (known !== undefined) return known;
    const field = this.fields.find((each) => each.name === name);
    const value = this.values[name];
    const found = field && value ? this.search(field, value, near) : null;
    if (!near) this.places.set(name, found);
    return found;
  }

  private search(field: TemplateField, value: string, near?: RegExp): Place | null {
    if (field.format === 'number') return this.searchCount(Number(value));
    const lines = near ? this.lines.filter(({ text }) => near.test(text)) : this.lines;
    for (const form of printedForms(field, value)) {
      for (const line of lines) {
        const at = line.text.replaceAll('\\', '').indexOf(form);
        if (at >= 0) return { line, at: Math.min(at, line.text.length), length: Math.min(form.length, line.text.length - at) };
      }
    }
    return null;
  }

  /** A number as documents count: `11 (eleven) months`. */
  private searchCount(value: number): Place | null {
    for (const line of this.lines) {
      for (const match of line.text.matchAll(COUNT))
        if (Number(match[1]) === value) return { line, at: match.index, length: match[1]?.length ?? 0 };
    }
    return null;
  }
}

/** The ways in which a document may write a value. */
function printedForms({ format, type }: TemplateField, value: string): string[] {
  if (format === 'date') return [longDate(value), hindiDate(value)];
  if (format === 'money') return ['INR', 'USD'].map((code) => figuresOf(money(value, code)));
  if (format === 'percent') return [`${Number(value.replace(/\s?%$/, ''))}%`];
  if (format === 'rows')
    return listLines(value)
      .slice(0, LINES_TRIED)
      .map((row) => (row.split('|')[0] ?? row).trim().slice(0, TELLING))
      .filter(Boolean);
  if (format === 'list') {
    const entries = listLines(value).slice(0, LINES_TRIED);
    // A clause may put an entry into its own words: "my client" becomes the sender, a sum is written out.
    const parts = entries.filter(({ length }) => length > PART).flatMap((entry) => [entry.slice(0, PART), entry.slice(-PART)]);
    // "Basic: 360000" has its sum written out.
    const labels = entries.flatMap((entry) => /^[^:]{3,60}:(?= ?\d)/u.exec(entry)?.[0] ?? []);
    return [...entries.map((entry) => entry.slice(0, TELLING)), ...labels, ...parts, ...entries.flatMap(unspoken)];
  }
  return [type === 'text' ? value : oneLine(value).slice(0, TELLING), value.split('\n')[0]?.slice(0, TELLING) ?? value];
}

/** What a line says between its pronouns and the verbs after them, which a notice or complaint puts in the third person. */
const unspoken = (entry: string): string[] =>
  entry
    .split(/\b(?:your?|my|me|I)\b(?: [\p{L}'’]+)?/iu)
    .slice(1)
    .map((part) => part.trim().slice(0, TELLING))
    .filter(({ length }) => length > PART / 2);

/** `25,000` of `Rs. 25,000 (Rupees Twenty-five Thousand only)`. */
const figuresOf = (amount: string): string => amount.replace(/^[^\d]{0,5}/, '').split(' ')[0] ?? amount;

/** A day as people read it: `9 April 2026`. */
export const dayShown = (text: string): string => longDate(text);
