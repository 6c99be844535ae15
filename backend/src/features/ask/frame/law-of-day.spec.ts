import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../retrieval/retrieval.service.js';
import { lawOfDay } from './law-of-day.js';

const consulted = (...leftOut: Consultation['leftOut']): Consultation => ({ leftOut }) as unknown as Consultation;

describe('what is said about an answer from the law of one day', () => {
  it('tells the day and what was left out for it', () => {
    expect(lawOfDay(consulted(), '2020-01-01')).toBe(
      'Only law in force on 1 January 2020 was searched, in the wording that the library holds.',
    );
    const left = { documentId: 'a', title: 'The New Act, 2023', stamp: 'not in force before 1 July 2024' };
    expect(lawOfDay(consulted(left), '2020-01-01')).toMatch(/ Left out: The New Act, 2023 \(not in force before 1 July 2024\)\.$/);
  });

  it.each([
    ['no day was asked for', consulted(), null],
    ['no law was searched, only the own file', null, '2020-01-01'],
  ])('is nothing where %s', (_, found, day) => {
    expect(lawOfDay(found, day)).toBeNull();
  });
});
