import { describe, expect, it } from '@jest/globals';
import { type ChronologyEventView, DatePrecision, EventSource } from '../chronology.views.js';
import { dateText, listOfDates, sourceText } from './list-of-dates.js';

const EVENT = {
  day: '2024-03-01',
  precision: DatePrecision.DAY,
  text: 'He *paid* | nothing.',
  source: EventSource.FILE,
  sourceName: 'notice_1.pdf',
  page: 2,
  paragraph: '4',
} as ChronologyEventView;

describe('a list of dates', () => {
  it.each([
    [DatePrecision.DAY, '01.03.2024', '01.03.2024'],
    [DatePrecision.MONTH, 'March 2024', 'मार्च 2024'],
    [DatePrecision.YEAR, '2024', '2024'],
  ])('says as much of a date as is known: %s', (precision, english, hindi) => {
    expect([dateText({ ...EVENT, precision }, 'en'), dateText({ ...EVENT, precision }, 'hi')]).toEqual([english, hindi]);
  });

  it.each([
    [{}, 'notice_1.pdf, page 2, paragraph 4', 'notice_1.pdf, पृष्ठ 2, पैरा 4'],
    [{ source: EventSource.NOTES, sourceName: null, page: null, paragraph: null }, 'Notes', 'टिप्पणियाँ'],
    [{ source: EventSource.HAND, sourceName: null, page: null, paragraph: null }, '', ''],
  ])('says where an event stands: %j', (changes, english, hindi) => {
    expect([sourceText({ ...EVENT, ...changes }, 'en'), sourceText({ ...EVENT, ...changes }, 'hi')]).toEqual([english, hindi]);
  });

  it('keeps every event in one row, with marks that stand for themselves', () => {
    const text = listOfDates([EVENT], { title: 'A_B v. C', court: null, caseNumber: 'RCS 12' }, 'en');
    expect(text.split('\n')).toEqual([
      '**RCS 12**',
      '',
      String.raw`**A\_B v. C**`,
      '',
      '# LIST OF DATES AND EVENTS',
      '',
      '| Date | Event | Source |',
      '| --- | --- | --- |',
      String.raw`| 01.03.2024 | He \*paid\* \| nothing. | notice\_1.pdf, page 2, paragraph 4 |`,
      '',
    ]);
  });
});
