import { type Counted, type PeriodUnit, readQuantities, unitWords } from '../../../core/text/values/quantities.js';

/** The people whom laws count. */
type Person = 'witness' | 'director' | 'partner' | 'member' | 'worker';

const PEOPLE: Counted<Person> = {
  english: unitWords<Person>({
    witness: 'witness witnesses',
    director: 'director directors',
    partner: 'partner partners',
    member: 'member members',
    worker: 'worker workers employee employees workman workmen',
  }),
  hindi: unitWords<Person>({ witness: 'गवाह गवाहों gawah gavah' }),
};

/** A period, a share, a sum of money or a number of people as a text names it. */
export interface Figure {
  words: string;
  /** The same for "30 days", "thirty days" and "तीस दिन", and for "24 hours" and "one day". */
  value: string;
  kind: 'period' | 'share' | 'sum' | Person;
  /** UTF-16 units of the text given. */
  start: number;
  end: number;
}

const HOURS: Readonly<Partial<Record<PeriodUnit, number>>> = { hour: 1, day: 24, week: 168 };
const MONTHS: Readonly<Partial<Record<PeriodUnit, number>>> = { month: 1, year: 12 };

function valueOf(amount: number, unit: PeriodUnit | 'share' | 'sum' | Person): Pick<Figure, 'kind' | 'value'> {
  switch (unit) {
    case 'share':
      return { kind: unit, value: `${amount} %` };
    case 'sum':
      return { kind: unit, value: `${amount} rupees` };
    case 'hour':
    case 'day':
    case 'week':
      return { kind: 'period', value: `${amount * (HOURS[unit] ?? 0)} hours` };
    case 'month':
    case 'year':
      return { kind: 'period', value: `${amount * (MONTHS[unit] ?? 0)} months` };
    default:
      return { kind: unit, value: `${amount} ${unit}` };
  }
}

/** The periods, shares, sums of money and numbers of people that a text in English or Hindi, in either script, names; in its order. */
export const figuresIn = (text: string): Figure[] =>
  readQuantities(text, PEOPLE).map(({ amount, unit, start, end }) => ({
    words: text.slice(start, end).replace(/\s+/gu, ' '),
    start,
    end,
    ...valueOf(amount, unit),
  }));
