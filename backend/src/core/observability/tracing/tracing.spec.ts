import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { statementSummary } from '../../database/statement-span.js';
import { readTraceparent } from './otel-spans.js';
import {
  beginSpan,
  beginTrace,
  currentTraceId,
  currentTraceparent,
  endedWith,
  enterSpan,
  insideSpan,
  type OpenSpan,
  setSpanMaker,
  type SpanMaker,
} from './tracing.js';

/** Writes down which span began under which, and how each ended. */
function recorder(): { maker: SpanMaker; log: string[] } {
  const log: string[] = [];
  const names = new Map<OpenSpan, string>();
  const maker: SpanMaker = {
    begin(name, { parent }) {
      log.push(`${typeof parent === 'string' ? parent : parent ? names.get(parent) : '-'} > ${name}`);
      const span: OpenSpan = {
        traceId: 'trace',
        traceparent: `of ${name}`,
        set: () => undefined,
        end: (error) => void log.push(error === undefined ? `end ${name}` : `failed ${name}`),
      };
      names.set(span, name);
      return span;
    },
  };
  return { maker, log };
}

afterEach(() => setSpanMaker(null));

describe('spans', () => {
  it('do not exist while tracing is off, and the work is done all the same', async () => {
    expect(beginTrace('request')).toBeNull();
    expect(beginSpan('part')).toBeNull();
    expect(await endedWith(null, () => Promise.resolve(7))).toBe(7);
    expect([currentTraceId(), currentTraceparent()]).toEqual([undefined, undefined]);
  });

  it('begin under what is being done, also after a wait, and outside of a trace not at all', async () => {
    const { maker, log } = recorder();
    setSpanMaker(maker);
    expect(beginSpan('nowhere')).toBeNull();
    await endedWith(beginTrace('request'), async () => {
      await delay(0);
      await endedWith(beginSpan('part'), async () => {
        await delay(0);
        beginSpan('statement')?.end();
      });
    });
    expect(log).toEqual(['- > request', 'request > part', 'part > statement', 'end statement', 'end part', 'end request']);
  });

  it('end as failed when the work fails, with the failure passed on', async () => {
    const { maker, log } = recorder();
    setSpanMaker(maker);
    await expect(endedWith(beginTrace('request'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(log.at(-1)).toBe('failed request');
  });

  it('continue a trace that was stored with a job', () => {
    const { maker, log } = recorder();
    setSpanMaker(maker);
    const request = beginTrace('request');
    const stored = insideSpan(request, currentTraceparent);
    beginTrace('job', { parent: stored });
    expect(log).toEqual(['- > request', 'of request > job']);
  });

  it('can be entered by a hook for the rest of its request only', () => {
    const { maker, log } = recorder();
    setSpanMaker(maker);
    insideSpan(beginTrace('request'), () => {
      const operation = beginSpan('operation');
      const leave = operation && enterSpan(operation);
      beginSpan('inside');
      leave?.();
      beginSpan('after');
    });
    insideSpan(beginTrace('another'), () => beginSpan('part'));
    expect(log).toEqual(['- > request', 'request > operation', 'operation > inside', 'request > after', '- > another', 'another > part']);
  });
});

describe('a traceparent', () => {
  it.each(['00-?-01', '01-?-01', '42-?-01-more'])('is read, also one of a later version: %s', (form) => {
    const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const text = form.replace('?', `${traceId}-${spanId}`);
    expect(readTraceparent(text)).toEqual({ traceId, spanId, traceFlags: 1, isRemote: true });
  });

  it.each([
    '',
    'x',
    `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`,
    `00-${'1'.repeat(32)}-${'0'.repeat(16)}-01`,
    `ff-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
    `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01-more`,
    `01-${'1'.repeat(32)}-${'1'.repeat(16)}-01-${'x'.repeat(300)}`,
  ])('that is none is not: %s', (text) => {
    expect(readTraceparent(text)).toBeUndefined();
  });
});

describe('the summary of a statement', () => {
  it.each([
    ['select id, name from users where email = $1', 'SELECT users'],
    ['\n  insert into "jobs" (id) values ($1)', 'INSERT jobs'],
    ['update sessions set ended_at = now()', 'UPDATE sessions'],
    ['select extract(epoch from now() - min(created_at)) as oldest from jobs', 'SELECT jobs'],
    ['SELECT 1 FROM "generate_series"(1, 2)', 'SELECT'],
    ['START TRANSACTION', 'START'],
    ["select 'asha' as name", 'SELECT'],
    [{ text: 'delete from drafts where id = $1', values: ['asha'] }, 'DELETE drafts'],
    [undefined, 'SQL'],
  ])('%j is %s', (statement, summary) => {
    expect(statementSummary(statement)).toBe(summary);
  });
});
