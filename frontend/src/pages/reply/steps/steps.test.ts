import { describe, expect, it } from 'vitest';
import { isDoubtful } from './reading/doubtful.js';
import { segmentsOf } from './reading/marked-notice.js';
import { decided, type DecidedValue, emptyRow, isStepsState, FIRST_STEPS, rowsOf, unmeantFact } from './steps-state.js';
import { answersSomething, gridData } from './template-data.js';

const row = (changes: Partial<ReturnType<typeof emptyRow>>) => ({ ...emptyRow('x'), ...changes });

describe('segmentsOf', () => {
  it('cuts a text at the borders of spans that lie in one another, and loses nothing of it', () => {
    const text = 'You owe Rs. 500 under section 4.';
    const segments = segmentsOf(text, [
      { id: 'whole', start: 0, end: 32 },
      { id: 'sum', start: 8, end: 15 },
      { id: 'outside', start: 30, end: 99 },
    ]);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.map(({ text: words, ids }) => [words, ids])).toEqual([
      ['You owe ', ['whole']],
      ['Rs. 500', ['whole', 'sum']],
      [' under section 4.', ['whole']],
    ]);
  });
});

describe('gridData', () => {
  it('names each row by its place, with the stance on every line of its answer', () => {
    const data = gridData([
      row({
        text: 'Rent  is\nunpaid',
        label: '3(a)',
        stance: 'deny',
        answer: 'It was paid\nTrue copies are enclosed',
        evidence: 'Statement',
      }),
      row({ text: '' }),
      row({ text: 'He left', label: 'odd label', answer: 'Admit nothing', law: ['Section 4, Some Act'], otherLaw: 'Section 5, Some Act' }),
      row({ text: 'He came', stance: 'admit' }),
    ]);
    expect(data).toEqual({
      complaint_summary: 'Rent is unpaid\nHe left\nHe came',
      allegations: 'Para 3(a): Rent is unpaid\nHe left\nHe came',
      answers: 'Row 1: deny: It was paid\nRow 1: deny: True copies are enclosed\nRow 2: open: Admit nothing\nRow 3: admit',
      evidence: 'Row 1: Statement',
      law_relied_on: 'Row 2: Section 4, Some Act\nRow 2: Section 5, Some Act',
    });
  });

  it('says which grave admissions are meant', () => {
    const rows = [
      row({ text: 'You owe Rs. 500', stance: 'admit', meant: true }),
      row({ text: 'You live in Pune', stance: 'admit', meant: true }),
    ];
    expect(gridData(rows).admissions_meant).toBe('Row 1');
    expect(rows.map(unmeantFact)).toEqual([null, null]);
    expect(unmeantFact(row({ text: 'You owe Rs. 500', stance: 'admit' }))).toBe('debt');
    expect(unmeantFact(row({ text: 'You owe Rs. 500', stance: 'admit only', answer: 'the parties met' }))).toBeNull();
  });

  it('says nothing about rows that are left open', () => {
    expect(gridData([row({ text: 'Rent is unpaid' })])).not.toHaveProperty('answers');
    expect(answersSomething([row({ text: 'Rent is unpaid' })])).toBe(false);
  });

  it('keeps within the fields of the template', () => {
    const data = gridData(Array.from({ length: 150 }, () => row({ text: 'word '.repeat(900) })));
    expect(data.complaint_summary?.length).toBeLessThanOrEqual(12_000);
    expect(data.allegations?.length).toBeLessThanOrEqual(20_000);
  });
});

describe('rowsOf', () => {
  const value = {
    field: 'ALLEGATION' as const,
    value: 'Rent is unpaid',
    start: 5,
    end: 19,
    label: '2',
    demanded: null,
    statements: null,
    time: null,
  };
  const [{ id } = { id: '' }] = decided([value], {});

  it('begins a row for each confirmed allegation, open, and keeps what was entered', () => {
    const confirmed = decided([value], { [id]: { state: 'confirmed', value: 'Rent of May is unpaid' } });
    const begun = rowsOf(confirmed, []);
    expect(begun).toEqual([{ ...emptyRow(id), label: '2', text: 'Rent of May is unpaid' }]);
    const own = row({ id: 'own', text: 'Mine' });
    const entered = begun.map((each) => ({ ...each, stance: 'deny' as const, answer: 'Paid' }));
    expect(rowsOf(confirmed, [...entered, own])).toEqual([...entered, own]);
  });

  it('begins a row for each statement of an allegation, with its number, unless it was corrected', () => {
    const several = { ...value, value: 'Rent is unpaid. You left.', statements: ['Rent is unpaid.', 'You left.'] };
    const begun = rowsOf(decided([several], { [id]: { state: 'confirmed' } }), []);
    expect(begun.map(({ label, text }) => [label, text])).toEqual([
      ['2', 'Rent is unpaid.'],
      ['2', 'You left.'],
    ]);
    expect(rowsOf(decided([several], { [id]: { state: 'confirmed' } }), begun)).toEqual(begun);
    expect(rowsOf(decided([several], { [id]: { state: 'confirmed', value: 'Rent is unpaid and you left' } }), [])).toHaveLength(1);
  });

  it('drops the row of an allegation that was removed', () => {
    expect(rowsOf(decided([value], { [id]: { state: 'removed' } }), [row({ id })])).toEqual([]);
  });
});

describe('isStepsState', () => {
  it('recognises stored steps and nothing else', () => {
    expect(isStepsState(JSON.parse(JSON.stringify(FIRST_STEPS)))).toBe(true);
    for (const other of [null, 3, {}, { ...FIRST_STEPS, step: 'x' }, { ...FIRST_STEPS, rows: [{}] }])
      expect(isStepsState(other)).toBe(false);
  });
});

describe('isDoubtful', () => {
  const read = (field: string, value: string, text = value) => ({
    text,
    value: decided([{ field, value, start: 0, end: text.length } as never], {}).at(0) as DecidedValue,
  });

  it.each([
    ['a date written in words', read('NOTICE_DATE', '2026-06-02', '2 June 2026'), [], false, false],
    ['a day that may be the month', read('NOTICE_DATE', '2026-03-04', 'dated 04/03/2026'), [], false, true],
    ['a day that cannot be one', read('NOTICE_DATE', '2026-03-24', '24/03/2026'), [], false, false],
    ['a second number of the case', read('CASE_NUMBER', '12/2026'), [read('CASE_NUMBER', '13/2026')], false, true],
    ['a second allegation', read('ALLEGATION', 'He left'), [read('ALLEGATION', 'He came')], false, false],
    ['a name of a scan', read('SENDER', 'Asha Mehta'), [], true, true],
    ['an allegation of a scan', read('ALLEGATION', 'He left'), [], true, false],
  ])('%s', (_name, { value, text }, others, fromScan, doubtful) => {
    expect(isDoubtful(value, [value, ...others.map((other) => other.value)], { text, fromScan })).toBe(doubtful);
  });
});
