import { dateOf, longDate } from '../../../../core/text/values/dates.js';
import { amountOf, money } from '../../../../core/text/values/amounts.js';
import type { Finding } from '../finding.js';
import type { StatedForm } from '../meaning/stated-form.js';
import { holds, type ValueOf } from './conditions.js';
import { ADDRESSEE_TRAPS } from './rows/addressees.js';
import { BAIL_TRAPS } from './rows/bail.js';
import { CONSUMER_TRAPS } from './rows/consumers.js';
import { EMPLOYMENT_TRAPS } from './rows/employment.js';
import { MONEY_TRAPS } from './rows/money.js';
import { ONE_PERSON_TRAPS } from './rows/one-person-twice.js';
import { PAPER_TRAPS } from './rows/papers.js';
import { PEOPLE_TRAPS } from './rows/people.js';
import { POWER_TRAPS } from './rows/powers.js';
import { PROPERTY_TRAPS } from './rows/property.js';
import { SUCCESSION_TRAPS } from './rows/succession.js';
import { SUIT_TRAPS } from './rows/suits.js';
import { TIME_TRAPS } from './rows/time.js';
import type { Trap } from './trap.js';

/** Every row; for the tests. */
export const TRAPS: readonly Trap[] = [
  ...TIME_TRAPS,
  ...BAIL_TRAPS,
  ...CONSUMER_TRAPS,
  ...SUIT_TRAPS,
  ...MONEY_TRAPS,
  ...PEOPLE_TRAPS,
  ...EMPLOYMENT_TRAPS,
  ...ONE_PERSON_TRAPS,
  ...SUCCESSION_TRAPS,
  ...POWER_TRAPS,
  ...PROPERTY_TRAPS,
  ...ADDRESSEE_TRAPS,
  ...PAPER_TRAPS,
];

/** By document type, the field whose sum a payment without a sum of its own is about. */
const SUMS: Readonly<Record<string, string>> = { sale_deed: 'sale_price', sale_agreement: 'advance_amount', loan_agreement: 'loan_amount' };

/**
 * Mistakes of law in a form, each at the field that it comes from.
 * @param today as `2026-11-29`; without it nothing is said about days that are still to come
 */
export function* findTraps(form: StatedForm, today?: string): Generator<Finding> {
  for (const trap of TRAPS) {
    if (!trap.types.includes(form.documentType)) continue;
    const field = trap.fields.find((name) => trap.when.every((condition) => holds(condition, valuesFor(form, name, today))));
    if (field === undefined) continue;
    yield* form.findingOrStart(trap.contradiction ? 'contradiction' : 'legal-bound', field, filled(trap.text.en, form), {
      serious: trap.serious,
      hindi: filled(trap.text.hi, form),
    });
  }
}

const valuesFor =
  (form: StatedForm, about: string, today: string | undefined): ValueOf =>
  (name) => {
    if (name === 'today') return today ?? '';
    if (name === 'sum') return form.choice(SUMS[form.documentType] ?? '');
    return form.choice(name === '*' ? about : name);
  };

const filled = (text: string, form: StatedForm): string =>
  text.replace(/\{([a-z_]{2,40})\}/g, (_mark, name: string) => {
    const value = form.choice(name);
    return dateOf(value)
      ? longDate(value)
      : amountOf(value) !== null && /amount|price|value|consideration/.test(name)
        ? money(value, 'INR')
        : value;
  });
