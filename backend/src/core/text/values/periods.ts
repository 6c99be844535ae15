import { type PeriodUnit, type Quantity, readQuantities } from './quantities.js';

/** A period in a text: "15 (fifteen) days", "छह महीने"; offsets of the text. */
export interface WrittenSpan {
  count: number;
  unit: PeriodUnit;
  start: number;
  end: number;
}

const UNITS: ReadonlySet<string> = new Set<PeriodUnit>(['hour', 'day', 'week', 'month', 'year']);

const isPeriod = (quantity: Quantity): quantity is Quantity & { unit: PeriodUnit } => UNITS.has(quantity.unit);

/** The periods of a text, in figures or words, in English or Hindi, a fortnight as its days. In the order of the text. */
export const readPeriods = (text: string): WrittenSpan[] =>
  readQuantities(text)
    .filter(isPeriod)
    .map(({ amount, unit, start, end }) => ({ count: amount, unit, start, end }));
