import assert from 'node:assert/strict';
import { beforeAll } from 'vitest';
import { faultSwitch } from '../journey/support/faults.mjs';
import { STATES } from '../journey/support/states.mjs';
import { test } from './in-turn.mjs';
import { Seat } from './seat.mjs';

/** What Chromium itself says about the answers that these tests refuse, hold or cut off. */
const EXPECTED = /^Failed to load resource|WebSocket connection to .* failed/;
const SEAT = { expected: EXPECTED };

/** Words that can be seen. */
const visible = (page, words) => page.getByText(words).filter({ visible: true }).first();
const shown = (page, words) => visible(page, words).waitFor();

async function anyShown(page, list) {
  for (const words of list) if (await visible(page, words).isVisible()) return true;
  return false;
}

/** A name for a state: screen, call and what happens to it. @param {import('../journey/support/states.mjs').State} state */
const nameOf = ({ path, fault: { operation, path: call, kind, status } }) => `${path}: ${operation ?? call} ${status ?? kind}`;

/** Every screen, when one of its calls is refused, cut off or slow. @param {import('./every-screen.test.mjs').Stage} stage */
export function states(stage) {
  /** By the `as` of a state: a seat, and its switch for faults. */
  const seats = {};

  beforeAll(async () => {
    for (const as of ['visitor', 'fresh', 'user', 'admin']) {
      const seat = await Seat.take(stage, stage.people[as], SEAT);
      seats[as] = { seat, meet: await faultSwitch(seat.page) };
    }
  });

  /**
   * Opens the screen of a state, anew where that matters: when the fault is in what the screen has to load, after a logout, or while
   * something of an earlier state is still on its way or to be seen.
   * @param {import('../journey/support/states.mjs').State} state
   */
  async function open({ as, path, ready, fault, says, heals }) {
    const { seat, meet } = seats[as];
    if (ready && !heals && (await seat.visit(path))) {
      await shown(seat.page, ready);
      if (!(await anyShown(seat.page, says))) return;
    }
    if (!ready) meet(fault);
    await seat.load(path);
    if (ready) await shown(seat.page, ready);
  }

  for (const state of STATES)
    test(nameOf(state), async () => {
      const { seat, meet } = seats[state.as];
      const { page } = seat;
      const press = (name) => page.getByRole('button', { name, exact: true }).click();
      seat.complaints = [];
      await open(state);
      meet(state.fault);
      await state.act?.({ page, press });
      for (const words of state.says) await shown(page, words);
      if (state.ends) await page.waitForURL(`**${state.ends}`);
      // A second attempt that fails as well changes nothing.
      if (state.heals) await press('Try Again');
      if (state.heals) await shown(page, state.says[0]);
      meet(null);
      if (state.heals) {
        await press('Try Again');
        await page.getByText(state.says[0]).first().waitFor({ state: 'hidden' });
      }
      assert.deepEqual(seat.complaints, []);
      seat.atRest = state.fault.kind !== 'slow' && state.fault.status !== 401;
    });
}
