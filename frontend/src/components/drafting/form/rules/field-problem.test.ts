import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filledValues } from '../DraftForm.js';
import { isOpen, type DraftField } from '../draft-field.js';
import { ambiguousDate, isoDateOf, longDate } from '../../../../shared/document/form-values.js';
import { earlyDateProblem, fieldProblem } from './field-problem.js';
import { moneyShown } from './money-in-words.js';
import { rowsOf, writtenRows } from './rows.js';

/** What the server accepts and refuses, and in which words; its own test reads the same list. */
const CASES = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../../../backend/src/features/templates/form/field-cases.json'), 'utf8'),
) as [Partial<DraftField>, string, string | null][];

const column = (name: string, rest: object = {}) => ({ name, label: name, required: false, format: 'text', maxLength: 20, ...rest });
const columns = [column('Name', { required: true }), column('Age', { format: 'number' })];
const field = (rest: Partial<DraftField>): DraftField => ({
  name: 'value',
  label: 'Value',
  multiline: false,
  format: 'text',
  ...rest,
  ...(rest.format === 'rows' && { columns }),
});

describe('fieldProblem', () => {
  it.each(CASES)("refuses what the server refuses, in the server's words: %j %s", (rest, value, message) => {
    expect(fieldProblem(field(rest), value) ?? null).toBe(message);
  });
});

describe('dates', () => {
  it('are shown back in words, and both readings of figures are offered', () => {
    expect(longDate('2026-12-01')).toBe('1 December 2026');
    expect(longDate('१ दिसंबर २०२६')).toBe('1 December 2026');
    expect(isoDateOf('1 December 2026')).toBe('2026-12-01');
    expect(ambiguousDate('01/12/2026')).toEqual(['1 December 2026', '12 January 2026']);
    expect(ambiguousDate('31/12/2026')).toBeNull();
    expect(isoDateOf('31/02/2026')).toBeNull();
  });

  it.each(['2026-02-31', '31/02/2026', '31.2.2026', '30 February 2026', 'Feb 30, 2026', '12 Brumaire 2026'])(
    'are refused while they are typed once there is no such day: %s',
    (written) => {
      expect(earlyDateProblem('Date', written)).toMatch(/^Date must be a date/);
      // Nothing is said about what may become a date yet.
      for (let end = 1; end < written.length; end += 1) expect(earlyDateProblem('Date', written.slice(0, end))).toBeUndefined();
    },
  );

  it.each(['2026-02-28', '28/2/2026', '1 March 2026', 'March 1st, 2026'])('are taken as they are typed: %s', (written) => {
    expect(earlyDateProblem('Date', written)).toBeUndefined();
  });
});

describe('amounts', () => {
  it.each([
    [25_000, 'INR', 'Rs. 25,000: Rupees Twenty-five Thousand only'],
    [2_750_000, 'INR', 'Rs. 27,50,000: Rupees Twenty-seven Lakh Fifty Thousand only = 27.5 lakh'],
    [27_500_000, 'INR', 'Rs. 2,75,00,000: Rupees Two Crore Seventy-five Lakh only = 2.75 crore'],
    [123_456, 'INR', 'Rs. 1,23,456: Rupees One Lakh Twenty-three Thousand Four Hundred Fifty-six only = 1.23 lakh, rounded'],
    [1.5, 'INR', 'Rs. 1.50: Rupees One and Fifty Paise only'],
    [1_250_000, 'USD', 'USD 1,250,000: One Million Two Hundred Fifty Thousand'],
  ])('shows %d %s in words and lakhs', (amount, currency, words) => {
    expect(moneyShown(amount, currency)).toBe(words);
  });
});

describe('conditional fields', () => {
  const kind = field({ name: 'kind', options: ['company', 'individual'] });
  const cin = field({ name: 'cin', when: { field: 'kind', is: ['company'] } });
  const parent = field({ name: 'parent', when: { field: 'kind', is: ['individual', ''] } });

  it('are asked for by what the form says, and not sent otherwise', () => {
    expect([cin, parent].map((each) => isOpen(each, {}))).toEqual([false, true]);
    expect([cin, parent].map((each) => isOpen(each, { kind: 'company' }))).toEqual([true, false]);
    expect(filledValues([kind, cin, parent], { kind: 'company', cin: 'U1', parent: 'x' })).toEqual({ kind: 'company', cin: 'U1' });
  });
});

describe('rows', () => {
  it('are written one to a line, without empty ones and without strokes of their own', () => {
    expect(
      writtenRows([
        ['Asha', '', ''],
        ['', ''],
        ['A|B', '', 'x'],
      ]),
    ).toBe('Asha\nA/B |  | x');
    expect(rowsOf('Asha\n\nA/B |  | x')).toEqual([['Asha'], ['A/B', '', 'x']]);
  });
});
