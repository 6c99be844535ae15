import { describe, expect, it, jest } from '@jest/globals';
import { Health, type HealthCheck } from './health.js';

const check = (name: string, ok: boolean, more: Partial<HealthCheck> = {}): HealthCheck => ({
  name,
  required: false,
  check: () => Promise.resolve({ ok, detail: ok ? 'answers' : 'away' }),
  ...more,
});

describe('the report on all dependencies', () => {
  it.each([
    ['ok', [check('database', true, { required: true }), check('index', true)]],
    ['ok', [check('database', true, { required: true }), check('pdfSandbox', false, { hint: true })]],
    ['degraded', [check('database', true, { required: true }), check('index', false)]],
    ['unavailable', [check('database', false, { required: true }), check('index', false)]],
  ])('says %s', async (status, checks) => {
    expect((await new Health(checks).report()).status).toBe(status);
  });

  it('takes a check that fails for an answer, and reveals nothing about its error', async () => {
    const broken = check('index', true, { check: () => Promise.reject(new Error('refused by 10.0.0.7')) });
    expect(await new Health([broken], () => new Date(0)).report()).toEqual({
      status: 'degraded',
      checks: { index: { ok: false, detail: 'not reachable' } },
      since: { index: '1970-01-01T00:00:00.000Z' },
    });
  });

  it('remembers since when a check has failed, until it succeeds', async () => {
    let [second, ok] = [0, true];
    const index = check('index', true, { check: () => Promise.resolve({ ok, detail: '' }) });
    const health = new Health([index], () => new Date(second * 1000));
    const since = async (at: number, succeeds: boolean) => {
      [second, ok] = [at, succeeds];
      return (await health.report()).since.index;
    };
    expect([await since(1, true), await since(2, false), await since(3, false), await since(4, true), await since(5, false)]).toEqual([
      undefined,
      '1970-01-01T00:00:02.000Z',
      '1970-01-01T00:00:02.000Z',
      undefined,
      '1970-01-01T00:00:05.000Z',
    ]);
  });

  it('is made once for many who ask at the same time', async () => {
    const ask = jest.fn(() => Promise.resolve({ ok: true, detail: '' }));
    const health = new Health([check('index', true, { check: ask })]);
    await Promise.all([health.report(), health.report(), health.report()]);
    expect(ask).toHaveBeenCalledTimes(1);
    await health.report();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
