import { describe, expect, it } from '@jest/globals';
import type { AllowedTime, NoticeKind, Proceeding } from './notice-reading.js';
import { replyDate } from './reply-date.js';

const of = (kind: NoticeKind | null, proceeding: Proceeding | null = null) => ({ kind, proceeding });
const DAYS = { receivedOn: '2026-04-03', noticeDate: '2026-03-30' };
const days = (count: number, from: 'receipt' | 'notice' | 'unstated'): AllowedTime => ({ count, unit: 'day', from });

describe('replyDate', () => {
  it.each<[string, AllowedTime, string, string]>([
    ['receipt', days(15, 'receipt'), '2026-04-18', '15 days from receipt on 3 April 2026: 18 April 2026 (a Saturday).'],
    ['its own date', days(7, 'notice'), '2026-04-06', '7 days from the date of the notice, 30 March 2026: 6 April 2026 (a Monday).'],
    [
      'hours',
      { count: 48, unit: 'hour', from: 'receipt' },
      '2026-04-05',
      '48 hours from receipt on 3 April 2026: 5 April 2026 (a Sunday).',
    ],
    [
      'months',
      { count: 2, unit: 'month', from: 'receipt' },
      '2026-06-03',
      '2 months from receipt on 3 April 2026: 3 June 2026 (a Wednesday).',
    ],
    ['a day that it names', { until: '2026-05-01' }, '2026-05-01', 'The notice itself names the day: 1 May 2026 (a Friday).'],
  ])('counts from %s', (_name, allowed, day, arithmetic) => {
    expect(replyDate(of('legal notice'), allowed, DAYS)).toEqual({ day, arithmetic });
  });

  it('takes the earlier day where the notice does not say from when, and says so', () => {
    const proposed = replyDate(of('legal notice'), days(15, 'unstated'), DAYS);
    expect(proposed?.day).toBe('2026-04-14');
    expect(proposed?.arithmetic).toContain('does not say from when');
  });

  it.each<AllowedTime | null>([days(15, 'receipt'), days(15, 'notice'), null])(
    'says so where the paper came before it was written: %j',
    (allowed) => {
      const proposed = replyDate(of('cheque demand notice'), allowed, { receivedOn: '2026-03-28', noticeDate: '2026-03-30' });
      expect(proposed?.arithmetic).toMatch(/The day of receipt is before the date of the notice: one of them is wrong\.$/);
      expect(replyDate(of('cheque demand notice'), allowed, { ...DAYS, receivedOn: DAYS.noticeDate })?.arithmetic).not.toContain(
        'one of them',
      );
    },
  );

  it('ends a month on the last day of a shorter one', () => {
    const month: AllowedTime = { count: 1, unit: 'month', from: 'receipt' };
    expect(replyDate(of('legal notice'), month, { receivedOn: '2026-01-31', noticeDate: null })?.day).toBe('2026-02-28');
  });

  it.each<[NoticeKind, string, string]>([
    ['cheque demand notice', '2026-04-18', 'proviso (c) to section 138'],
    ['section 80 notice', '2026-06-03', 'section 80(1)'],
    ['consumer complaint', '2026-05-03', 'section 38(2)(a)'],
    ['written statement', '2026-05-03', 'Order VIII, rule 1'],
  ])('names the law where a paper names no time: %s', (kind, day, law) => {
    expect(replyDate(of(kind), null, DAYS)).toEqual({ day, arithmetic: expect.stringContaining(law) });
  });

  it.each<NoticeKind>(['legal notice', 'consumer notice', 'tax show-cause notice', "employer's show-cause notice"])(
    'proposes nothing where neither the paper nor the law names a time: %s',
    (kind) => {
      expect(replyDate(of(kind), null, DAYS)).toBeNull();
    },
  );

  it('proposes nothing before the day of receipt is known', () => {
    expect(replyDate(of('cheque demand notice'), days(15, 'receipt'), { receivedOn: null, noticeDate: '2026-03-30' })).toBeNull();
  });

  it.each<[Proceeding, string | undefined]>([
    ['written statement', '2026-05-03'],
    ['appearance in a summary suit', '2026-04-13'],
    ['leave to defend', '2026-04-13'],
    ['appearance', undefined],
  ])('takes the time of the law for what the paper asks: %s', (proceeding, day) => {
    expect(replyDate(of('written statement', proceeding), null, DAYS)?.day).toBe(day);
  });
});
