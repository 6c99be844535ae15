import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { HealthAnswer } from './health.js';
import { SeldomCheck } from './seldom-check.js';

const MINUTE_MS = 60_000;
const WELL: HealthAnswer = { ok: true, detail: 'answers' };
const AWAY: HealthAnswer = { ok: false, detail: 'is away' };

/** A check with a clock of its own. `says` is what the service answers next. */
function checked() {
  const state = { now: 0, asked: 0, says: WELL };
  const check = new SeldomCheck(
    () => {
      state.asked += 1;
      return Promise.resolve(state.says);
    },
    () => state.now,
  );
  /** Who asks when an answer is too old starts another call and gets the old one; the call ends in between. */
  const later = async () => {
    await check.health();
    await setImmediate();
    return check.health();
  };
  return { state, check, later };
}

describe('a check that is made seldom', () => {
  it('is made once for all who ask, and again after five minutes', async () => {
    const { state, check, later } = checked();
    expect(await Promise.all([check.health(), check.health(), check.health()])).toEqual([WELL, WELL, WELL]);
    state.now = 5 * MINUTE_MS - 1;
    state.says = AWAY;
    expect(await later()).toBe(WELL);
    expect(state.asked).toBe(1);
    state.now += 1;
    expect(await later()).toBe(AWAY);
    expect(state.asked).toBe(2);
  });

  it('is made again after a minute when it failed', async () => {
    const { state, check, later } = checked();
    state.says = AWAY;
    expect(await check.health()).toBe(AWAY);
    state.says = WELL;
    state.now = MINUTE_MS - 1;
    expect(await later()).toBe(AWAY);
    state.now += 1;
    expect(await later()).toBe(WELL);
  });

  it('is made at once where calls have failed since, but not for each of them', async () => {
    const { state, check, later } = checked();
    await check.health();
    state.says = AWAY;
    state.now = 1000;
    check.doubt();
    expect(await later()).toBe(WELL);
    state.now = 2000;
    expect(await later()).toBe(AWAY);
    for (let more = 0; more < 5; more++) check.doubt();
    await later();
    expect(state.asked).toBe(2);
  });

  it('takes what fails for no answer, and asks nobody once it is closed', async () => {
    const failing = new SeldomCheck(() => Promise.reject(new Error('refused by 10.0.0.7')));
    expect(await failing.health()).toEqual({ ok: false, detail: 'does not answer', reason: 'does not answer' });
    const { state, check } = checked();
    check.close();
    expect((await check.health()).ok).toBe(true);
    expect(state.asked).toBe(0);
  });
});
