import fc from 'fast-check';
import { addDays } from '../../../core/calendar/periods.js';
import { countDeadline } from './count-deadline.js';
import { lineIn, periodIn, pinIn, statementIn, statusIn } from './deadline-words.js';
import { loadRows } from './load-rows.js';

describe('words of a deadline', () => {
  it.each([
    [
      { act: 'Limitation Act, 1963', place: 'Article 116', part: '(b)' },
      'Article 116(b), Limitation Act, 1963',
      'अनुच्छेद 116(b), Limitation Act, 1963',
    ],
    [
      { act: 'Negotiable Instruments Act, 1881', place: '138', part: 'prov.(b)' },
      'section 138 proviso (b), Negotiable Instruments Act, 1881',
      'धारा 138 परंतुक (b), Negotiable Instruments Act, 1881',
    ],
    [
      { act: 'Code of Civil Procedure, 1908', place: 'Order VIII Rule 1' },
      'Order VIII Rule 1, Code of Civil Procedure, 1908',
      'आदेश VIII नियम 1, Code of Civil Procedure, 1908',
    ],
    [
      { act: 'Sample Act, 2007', place: '25', part: '(1) prov.(c)' },
      'section 25(1) proviso (c), Sample Act, 2007',
      'धारा 25(1) परंतुक (c), Sample Act, 2007',
    ],
    [{ act: 'Direction of a regulator' }, 'Direction of a regulator', 'Direction of a regulator'],
  ])('name %j as the act does', (pin, english, hindi) => {
    expect([pinIn('en', pin), pinIn('hi', pin)]).toEqual([english, hindi]);
  });

  it.each([
    [{ days: 1 }, '1 day', '1 दिन'],
    [{ months: 2 }, '2 months', '2 महीने'],
    [{ years: 12 }, '12 years', '12 साल'],
  ])('say %j', (period, english, hindi) => expect([periodIn('en', period), periodIn('hi', period)]).toEqual([english, hindi]));

  it('never say that somebody is too late, nor that a day is sure, in any row on any day', () => {
    const days = fc.integer({ min: -5000, max: 12_000 }).map((ahead) => addDays('2020-01-01', ahead));
    fc.assert(
      fc.property(fc.constantFrom(...loadRows()), days, days, fc.constantFrom('en', 'hi'), (row, start, today, language) => {
        const closed = { weekdays: new Set([0]), holidays: new Map() };
        const counted = countDeadline(row, { start, today, copyDays: 0, noticeDays: 0, closed });
        const lines = counted.sum.map((line) => lineIn(language, row, line));
        const all = [statementIn(language, counted), statusIn(language, counted.status, counted), ...lines];
        expect(all.every((text) => text.trim() !== '' && !/undefined|null|NaN/.test(text))).toBe(true);
        expect(all.join('\n')).not.toMatch(/too late|your deadline|बहुत देर/i);
        expect(statementIn(language, counted)).toMatch(language === 'hi' ? /अस्थायी है/ : /provisional, check before filing\.$/);
      }),
      { numRuns: 300 },
    );
  });
});
