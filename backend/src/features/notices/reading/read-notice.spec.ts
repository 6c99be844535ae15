import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AllowedTime, ReadValue } from './notice-reading.js';
import { readNotice } from './read-notice.js';

interface Sample {
  name: string;
  text: string;
  /** 'sender: …', 'allegation: 1 …': every value that is to be found. */
  expected: string[];
}

/** Samples begin with "##### name", then lines ">>> field: value" with all that is to be read, then the text. */
function samplesIn(file: string): Sample[] {
  const whole = readFileSync(path.join(import.meta.dirname, 'samples', file), 'utf8');
  return whole
    .split('##### ')
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const expected = lines.filter((line) => line.startsWith('>>> ')).map((line) => line.slice(4).trim());
      return { name, expected, text: lines.filter((line) => !line.startsWith('>>> ')).join('\n') };
    });
}

const HONORIFICS = /^(?:(?:the|mr|mrs|ms|dr|shri|sri|sh|smt|m\/s|श्रीमती|श्री|सुश्री|मेसर्स)[. ]+)+/;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(HONORIFICS, '')
    .replace(/[.,;:]+$/, '')
    .trim();

function timeOf(period: AllowedTime | undefined): string {
  if (!period) return '';
  return 'until' in period ? `by ${period.until}` : `${period.count} ${period.unit}${period.count === 1 ? '' : 's'} ${period.from}`;
}

/** Whether a value is the one expected: names and days as a whole, words by what they begin with or hold. */
function isExpected(expected: string, { field, value, label, act, demanded, period, words }: ReadValue): boolean {
  const [name = '', rest = ''] = expected.split(/: (.*)/s);
  if (name === 'date') return field === 'notice-date' && value === rest;
  if (name === 'allegation') return field === 'allegation' && plain(`${label ?? ''} ${value}`).startsWith(plain(rest));
  if (name === 'amount') return field === 'amount' && Number(value) === Number(rest);
  if (name === 'demanded') return field === 'amount' && demanded === true && Number(value) === Number(rest);
  if (name === 'demand') return field === 'demand' && plain(value).includes(plain(rest));
  if (name === 'section') return field === 'section' && `${label ?? ''} | ${act ?? ''}` === rest;
  if (name === 'time') return field === 'time-allowed' && timeOf(period) === rest;
  return field === name && (plain(value) === plain(rest) || plain(words) === plain(rest));
}

interface Score {
  found: number;
  read: number;
  expected: number;
  misses: string[];
}

/** Counts the kind and every value; a demanded amount counts as an amount and as demanded. */
function score({ name, text, expected }: Sample): Score {
  const { kind, values } = readNotice(text);
  const items: ReadValue[] = [...values, ...values.filter(({ demanded }) => demanded)];
  const wanted = expected.filter((each) => each !== 'none');
  const taken = new Set<number>();
  const misses: string[] = [];
  let found = 0;
  for (const each of wanted) {
    const asDemanded = each.startsWith('demanded: ');
    if (each.startsWith('kind: ')) {
      if (kind === each.slice(6)) found += 1;
      else misses.push(`${name}: not ${each}, but ${String(kind)}`);
      continue;
    }
    const at = items.findIndex((item, index) => !taken.has(index) && asDemanded === index >= values.length && isExpected(each, item));
    if (at >= 0) {
      taken.add(at);
      found += 1;
    } else misses.push(`${name}: missed ${each}`);
  }
  for (const [index, item] of items.entries())
    if (!taken.has(index))
      misses.push(
        `${name}: wrong ${index >= values.length ? 'demanded' : item.field}: ${item.label ?? ''} ${item.value} ${item.act ?? ''}`.slice(
          0,
          200,
        ),
      );
  return { found, read: items.length + (kind ? 1 : 0), expected: wanted.length, misses };
}

const sum = (scores: readonly Score[], pick: (each: Score) => number): number => scores.reduce((total, each) => total + pick(each), 0);
const FILES = [
  'notices-first.txt',
  'notices-second.txt',
  'notices-third.txt',
  'notices-fourth.txt',
  'notices-fifth.txt',
  'notices-sixth.txt',
  'notices-seventh.txt',
  'notices-eighth.txt',
  'notices-ninth.txt',
  'notices-tenth.txt',
  'notices-eleventh.txt',
  'notices-twelfth.txt',
  'notices-thirteenth.txt',
  'notices-fourteenth.txt',
  'notices-fifteenth.txt',
  'notices-sixteenth.txt',
  'notices-seventeenth.txt',
  'notices-eighteenth.txt',
  'papers-no-notices.txt',
].filter((file) => process.env.ONLY === undefined || file.includes(process.env.ONLY));

describe.each(FILES)('readNotice on %s', (file) => {
  const samples = samplesIn(file);
  const scores = samples.map(score);
  const found = sum(scores, (each) => each.found);

  it('reads what stands there: at least 95 % of what it reads is right, at least 90 % of what is to be read is found', () => {
    const misses = scores.flatMap((each) => each.misses);
    const [read, expected] = [sum(scores, (each) => each.read), sum(scores, (each) => each.expected)];
    const [precision, recall] = [read ? found / read : 1, expected ? found / expected : 1];
    const figures = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
    // With the misses, so that a failure says what it was; SHOW=1 says it of what passes too.
    if (process.env.SHOW || precision < 0.95 || recall < 0.9) throw new Error([figures, ...misses].join('\n'));
  });

  it('reads nothing from papers that are not notices', () => {
    const others = samples.filter(({ expected }) => expected.includes('none'));
    expect(others.map(({ text }) => readNotice(text))).toEqual(
      others.map(() => expect.objectContaining({ kind: null, proceeding: null, values: [] })),
    );
  });

  it('gives every value with the words of the file at its place', () => {
    for (const { text } of samples)
      for (const { words, start, end } of readNotice(text).values) {
        expect(words).toBe(text.slice(start, end));
        expect(words.trim()).not.toBe('');
      }
  });
});

describe('readNotice', () => {
  const WHOLE = samplesIn('notices-first.txt')[0]?.text ?? '';

  const DEMANDS = (rent: string, keys: string): string =>
    `Seema Sharma\n15 November 2026\n\nTo Mr. Mahendra Singh\nShop 3, Jodhpur\n\nSub: Notice for arrears of rent\n\nYou are the tenant of my shop. You have not paid the rent of Rs. 32,000.\n\nYou are called upon to\n(1) pay Rs. 32,000 ${rent};\n(2) hand over the shop ${keys}.\n\nSeema Sharma\n`;
  it.each([
    ['within 15 days', 'by 31 December 2026', '15 days unstated'],
    ['within 60 days', 'by 31 December 2026', 'by 2026-12-31'],
    ['by 31 December 2026, which is within 15 days', 'with its keys', 'by 2026-12-31'],
  ])('of two demands the one that is over first gives the time: %s, %s', (rent, keys, time) => {
    const { values } = readNotice(DEMANDS(rent, keys));
    expect(values.filter(({ field }) => field === 'time-allowed').map(({ period }) => timeOf(period))).toEqual([time]);
    expect(values.filter(({ field }) => field === 'addressee').map(({ value }) => value)).toEqual(['Mr. Mahendra Singh']);
  });

  it('keeps every place inside the file, whatever is mixed into a notice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(WHOLE.length), (odd, at) => {
        const text = WHOLE.slice(0, at) + odd + WHOLE.slice(at);
        for (const { words, start, end } of readNotice(text).values) expect(words).toBe(text.slice(start, end));
      }),
    );
  });

  it('reads a file with Windows line ends, soft hyphens and no-break spaces like the plain one', () => {
    const dressed = WHOLE.replaceAll('\n', '\r\n').replaceAll('notice', 'no\u00adtice').replaceAll('Rs. ', 'Rs.\u00a0');
    const values = (text: string) => readNotice(text).values.map(({ field, label, demanded }) => [field, label, demanded]);
    expect(values(dressed)).toEqual(values(WHOLE));
  });

  const showCause = (signed: string): string =>
    `OFFICE ORDER\nSHOW CAUSE NOTICE\nDate: 1 May 2026\nTo,\nRavi Kumar\nSir,\n1. You were absent from duty for nine days.\n2. You are called upon to show cause within 7 days why disciplinary action should not be taken.\n\n${signed}\n`;

  it('takes a superintending engineer for the one who signs, and ends when the rank is written forty times without a blank', () => {
    const senders = (text: string) => readNotice(text).values.flatMap(({ field, words }) => (field === 'sender' ? [words] : []));
    expect(senders(showCause('Superintending Engineer'))).toEqual(['Superintending Engineer']);
    expect(senders(showCause(`superintend${'esuperintend'.repeat(40)}!`))).toEqual([]);
  });

  it('takes the date of a line that tells of its own date, however many other dates stand before it', () => {
    const date = (text: string) => readNotice(text).values.find(({ field }) => field === 'notice-date')?.value;
    const other = 'your letter dated 1 January 2020, ';
    const notice = (line: string) =>
      `LEGAL NOTICE\n${line}\nTo,\nRavi Kumar\nSir,\n1. You owe rent.\n2. You are called upon to pay it within 15 days.\n`;
    expect(date(notice(`${other.repeat(400)}Date: 2 May 2026`))).toBe('2026-05-02');
    expect(date(notice(other.repeat(400)))).toBeUndefined();
  });

  it('counts neither sums nor times nor demands that the other side is quoted with', () => {
    const { values } = readNotice(
      'LEGAL NOTICE\n\nTo,\nRaj Sample\n\nSir,\n\n1. You wrote to my client: "I call upon you to pay Rs. 90,000 within 3 days of receipt of this letter."\n\n2. You are called upon to pay Rs. 4,000 within 20 days of the receipt of this notice.\n',
    );
    const of = (field: ReadValue['field']) => values.filter((value) => value.field === field);
    expect(of('amount').map(({ value }) => value)).toEqual(['4000']);
    expect(of('demand')).toHaveLength(1);
    expect(of('time-allowed').map(({ value }) => value)).toEqual(['20 days from receipt']);
  });
});
