import { groupIndian } from '../../../../core/text/values/number-words.js';
import { readSums } from '../../../../core/text/values/sums.js';
import { monthsAfter } from '../../../../core/calendar/deadline.js';
import type { Finding } from '../finding.js';
import { dayShown, type StatedForm } from './stated-form.js';
import { shareOf } from './shares.js';

/** Income-tax that a buyer may have kept back, where the form does not tell it. */
const DEDUCTED_AT_MOST = 0.01;
const MONTHS_A_YEAR = 12;
/** Thirds of a hundred are written with few decimals. */
const SHARE_ERROR = 0.0005;
const PARTNERS = ['one', 'two', 'three', 'four'];

/** Sums and shares that do not add up. */
export function* findSums(form: StatedForm): Generator<Finding> {
  yield* RULES[form.documentType]?.(form) ?? [];
}

const shown = (amount: number): string => `Rs. ${groupIndian(Math.round(amount))}`;

/** "August 2026: 25,000": in a list of sums a figure after the colon is one without "Rs." too. */
const BARE_SUM = /[:=] ?(\d{1,3}(?:,\d{2,3}){1,4}|\d{1,9})(?: ?\/-)?$/u;

/** What the entries of a list add up to; null where one has no amount, or more than one. */
function total(entries: readonly string[]): number | null {
  let sum = 0;
  for (const entry of entries) {
    const [amount, ...more] = readSums(entry);
    const bare = BARE_SUM.exec(entry)?.[1];
    if (more.length > 0 || (!amount && bare === undefined)) return null;
    sum += amount?.rupees ?? Number(bare?.replaceAll(',', ''));
  }
  return entries.length > 0 ? sum : null;
}

const differ = (a: number, b: number): boolean => Math.abs(a - b) >= 1;

/** A list whose amounts have to make the amount of another field, or a fraction of it such as that of a month. */
const addsUp = (list: string, whole: string, fractions: readonly number[] = [1]) =>
  function* (form: StatedForm): Generator<Finding> {
    const [sum, amount] = [total(form.entries(list)), form.number(whole)];
    if (sum === null || amount === null || fractions.some((fraction) => !differ(sum * fraction, amount))) return;
    yield* form.finding(
      'sum',
      list,
      `The amounts of "${form.label(list)}" add up to ${shown(sum)}; "${form.label(whole)}" is ${shown(amount)}.`,
    );
  };

function* salePayments(form: StatedForm): Generator<Finding> {
  const [paid, price] = [total(form.entries('payments')), form.number('sale_price')];
  if (paid === null || price === null) return;
  const deducted = total([form.value('tds_details')].filter(Boolean));
  const rest = form.number('balance_amount') ?? 0;
  const open = price - paid - rest - (deducted ?? 0);
  const unknownTax = deducted === null ? price * DEDUCTED_AT_MOST : 0;
  if (open > -1 && open < unknownTax + 1) return;
  const more = [...(deducted === null ? [] : [`the tax of ${shown(deducted)}`]), ...(rest === 0 ? [] : [`the rest of ${shown(rest)}`])];
  const all = more.length === 0 ? '' : ` with ${more.join(' and ')}`;
  yield* form.finding(
    'sum',
    'payments',
    `The payments${all} add up to ${shown(paid + rest + (deducted ?? 0))}; the price is ${shown(price)}.`,
  );
}

function* advanceAndStages(form: StatedForm): Generator<Finding> {
  const [price, advance] = [form.number('sale_price'), form.number('advance_amount') ?? 0];
  const stages = total(form.entries('payment_schedule')) ?? 0;
  if (price === null || advance + stages <= price) return;
  const field = stages > 0 ? 'payment_schedule' : 'advance_amount';
  yield* form.finding(
    'sum',
    field,
    `The advance and the payments before completion add up to ${shown(advance + stages)}, more than the price of ${shown(price)}.`,
  );
}

function* instalments(form: StatedForm): Generator<Finding> {
  const [amount, count, loan] = [form.number('instalment_amount'), form.number('instalment_count'), form.number('loan_amount')];
  if (amount !== null && count !== null && loan !== null && amount * count < loan)
    yield* form.finding(
      'sum',
      'instalment_amount',
      `${count} instalments make ${shown(amount * count)}, less than the loan of ${shown(loan)} without its interest.`,
    );
  const [first, end] = [form.value('first_instalment_date'), form.value('repayment_date')];
  const last = count === null ? null : monthsAfter(first, count - 1);
  if (last !== null && end !== '' && last !== dayShown(end))
    yield* form.finding(
      'sum',
      'repayment_date',
      `The last of ${count} monthly instalments is due on ${last}; "${form.label('repayment_date')}" is ${dayShown(end)}.`,
    );
}

function* partnersShares(form: StatedForm): Generator<Finding> {
  const names = PARTNERS.map((partner) => `partner_${partner}_share`).filter((name) => form.number(name) !== null);
  const sum = names.reduce((all, name) => all + (form.number(name) ?? 0), 0);
  if (names.length < 2 || Math.abs(sum - 100) < 100 * SHARE_ERROR) return;
  yield* form.finding('sum', names.at(-1) ?? '', `The shares of the partners add up to ${Number(sum.toFixed(2))}%, not to 100%.`, {
    serious: sum > 100,
  });
}

function* partitionShares(form: StatedForm): Generator<Finding> {
  const shares = form.entries('shares').map(shareOf);
  if (shares.length < 2 || shares.some((share) => share === null)) return;
  const sum = shares.reduce<number>((all, share) => all + (share ?? 0), 0);
  if (Math.abs(sum - 1) < SHARE_ERROR * shares.length) return;
  yield* form.finding('sum', 'shares', `The shares add up to ${Number((sum * 100).toFixed(2))}% of the property, not to the whole.`, {
    serious: sum > 1,
  });
}

const RULES: Readonly<Record<string, (form: StatedForm) => Generator<Finding>>> = {
  appointment_letter: addsUp('wage_parts', 'monthly_wages'),
  employment_agreement: addsUp('salary_components', 'annual_salary', [1, MONTHS_A_YEAR]),
  loan_agreement: instalments,
  partition_deed: partitionShares,
  partnership_deed: partnersShares,
  rent_arrears_notice: addsUp('arrears', 'arrears_total'),
  sale_agreement: advanceAndStages,
  sale_deed: salePayments,
};
