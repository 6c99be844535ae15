import { describe, expect, it } from '@jest/globals';
import { type HealthCheck, runHealthChecks } from './health.js';

const check = (name: string, ok: boolean, more: Partial<HealthCheck> = {}): HealthCheck => ({
  name,
  required: false,
  check: () => Promise.resolve({ ok, detail: ok ? 'answers' : 'away' }),
  ...more,
});

describe('runHealthChecks', () => {
  it.each([
    ['ok', [check('database', true, { required: true }), check('index', true)]],
    ['ok', [check('database', true, { required: true }), check('pdfSandbox', false, { hint: true })]],
    ['degraded', [check('database', true, { required: true }), check('index', false)]],
    ['unavailable', [check('database', false, { required: true }), check('index', false)]],
  ])('says %s', async (status, checks) => {
    expect((await runHealthChecks(checks)).status).toBe(status);
  });

  it('takes a check that fails for an answer, and reveals nothing about its error', async () => {
    const broken = check('index', true, { check: () => Promise.reject(new Error('refused by 10.0.0.7')) });
    expect(await runHealthChecks([broken])).toEqual({ status: 'degraded', checks: { index: { ok: false, detail: 'not reachable' } } });
  });
});
