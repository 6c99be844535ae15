import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OwnPort } from '../own-port.js';
import { Metrics } from './metrics.js';
import { mayReadMetrics } from './metrics-access.js';
import { startMetricsPort } from './metrics-port.js';

const TOKEN = 'a token of the monitoring';

describe('figures that are read when somebody asks', () => {
  it('are left out and counted when they cannot be read, and do not keep an old value', async () => {
    const metrics = new Metrics();
    let fails = false;
    const read = () => {
      if (fails) throw new Error('the database is away');
      return [{ labels: { state: 'queued' }, value: 7 }];
    };
    metrics.gauge('themis_test_jobs', 'Jobs.', ['state'], read, 0);
    expect(await metrics.text()).toContain('themis_test_jobs{state="queued"} 7');
    fails = true;
    const failed = await metrics.text();
    expect(failed).not.toContain('themis_test_jobs{');
    // Counters are written first, so that the next one who asks learns of it.
    expect(await metrics.text()).toMatch(/^themis_metrics_source_errors_total\{source="themis_test_jobs"\} [12]$/m);
  });

  it('are read once for many who ask at the same time', async () => {
    const metrics = new Metrics();
    const read = jest.fn(() => [{ value: 1 }]);
    metrics.gauge('themis_test_costly', 'Costly.', [], read, 60_000);
    await metrics.text();
    await metrics.text();
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('who may read the metrics', () => {
  it.each([
    [null, undefined, true],
    [TOKEN, `Bearer ${TOKEN}`, true],
    [TOKEN, TOKEN, false],
    [TOKEN, `Bearer ${TOKEN}x`, false],
    [TOKEN, '', false],
    [TOKEN, undefined, false],
  ])('token %p, authorization %p: %p', (token, authorization, may) => {
    expect(mayReadMetrics({ authorization }, token)).toBe(may);
  });
});

describe('the port of the metrics', () => {
  let own: OwnPort;
  let url: string;
  beforeEach(async () => {
    own = await startMetricsPort('127.0.0.1', 0, TOKEN, new Metrics());
    url = `http://127.0.0.1:${own.port}`;
  });
  afterEach(() => own.close());
  const get = (path: string, authorization?: string) => fetch(url + path, { headers: authorization ? { authorization } : {} });

  it('serves them with the token, and what Node knows of the process too', async () => {
    const answer = await get('/metrics', `Bearer ${TOKEN}`);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('process_resident_memory_bytes ');
  });

  it.each([
    ['/metrics', undefined, 401],
    ['/metrics', 'Bearer no', 401],
    ['/', `Bearer ${TOKEN}`, 404],
    ['/health/ready', `Bearer ${TOKEN}`, 404],
  ])('answers %s with %p: %d', async (path, authorization, status) => {
    expect((await get(path, authorization)).status).toBe(status);
  });
});
