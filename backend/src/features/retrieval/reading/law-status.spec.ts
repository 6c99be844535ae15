import { describe, expect, it } from '@jest/globals';
import { type LawStatus, mayBeInForce, stampOf } from './law-status.js';

const TODAY = '2026-11-22';
const status = (part: Partial<LawStatus> = {}): LawStatus => ({
  state: 'in_force',
  inForceFrom: null,
  repealedOn: null,
  replacedBy: [],
  ...part,
});
const repealed = status({ state: 'repealed', repealedOn: '2024-07-01', replacedBy: ['Bharatiya Nyaya Sanhita, 2023'] });

describe('stampOf', () => {
  it.each<[string, Partial<LawStatus>]>([
    ['in force', {}],
    ['in force in part', { state: 'in_part' }],
    ['in force, amended', { state: 'amended' }],
    ['repealed', { state: 'repealed' }],
    ['repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023', repealed],
    ['repealed on 1 July 2024, replaced by the A Act and the B Act', { ...repealed, replacedBy: ['The A Act', 'B Act'] }],
    ['not in force before 1 April 2027', { inForceFrom: '2027-04-01' }],
  ])('says "%s"', (stamp, part) => expect(stampOf(status(part), TODAY)).toBe(stamp));

  it('speaks of the day that is asked about', () => {
    expect(stampOf(repealed, '2020-01-01')).toBe(
      'in force on 1 January 2020; repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023',
    );
  });
});

describe('mayBeInForce', () => {
  it.each<[string, boolean, Partial<LawStatus>]>([
    ['2024-06-30', true, repealed],
    ['2024-07-01', false, repealed],
    ['2024-06-30', false, { inForceFrom: '2024-07-01' }],
    ['2024-07-01', true, { inForceFrom: '2024-07-01' }],
    ['2020-01-01', false, { state: 'repealed' }],
    ['2020-01-01', true, { state: 'amended' }],
    ['2020-01-01', true, { state: 'in_part' }],
  ])('on %s is %s', (day, expected, part) => expect(mayBeInForce(status(part), day)).toBe(expected));
});
