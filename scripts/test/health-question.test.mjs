import assert from 'node:assert/strict';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { watchHealth } from '../lib/health-question.mjs';

let role;
let asked;
let silent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = 0;
  silent = 0;
  role = { pid: 1, ask: () => (asked += 1), onAnswer: (listener) => (role.answer = (debugged = false) => listener({ debugged })) };
});
afterEach(() => vi.useRealTimers());

const watch = (options) => watchHealth(role, () => (silent += 1), { everyMs: 2000, limit: 10, isTraced: () => false, ...options });

function pass(seconds, each = () => undefined) {
  for (let passed = 0; passed < seconds; passed += 2) {
    vi.advanceTimersByTime(2000);
    each();
  }
}

test('a role that answers is left alone', () => {
  watch();
  pass(600, () => role.answer());
  assert.deepEqual([asked, silent], [300, 0]);
});

test('a role is silent once its first unanswered question is twenty seconds old', () => {
  watch();
  pass(10, () => role.answer());
  pass(20);
  assert.equal(silent, 0);
  pass(2);
  assert.equal(silent, 1);
  pass(60);
  assert.equal(silent, 1);
});

test('a late answer, as after a long garbage collection, starts the count over', () => {
  watch();
  for (let pauses = 0; pauses < 5; pauses += 1) {
    pass(18);
    role.answer();
  }
  assert.equal(silent, 0);
});

test('a machine that slept for hours has asked nothing in the meantime', () => {
  watch();
  pass(10, () => role.answer());
  // The timer of a process that was stopped fires once when it goes on, however long that was.
  vi.advanceTimersByTime(2000);
  assert.equal(silent, 0);
  role.answer();
  pass(20);
  assert.equal(silent, 0);
});

test('a role that a debugger holds may stand still', () => {
  watch();
  pass(2);
  role.answer(true);
  pass(600);
  assert.equal(silent, 0);
});

test('a role that a tracer holds may stand still until it is let go', () => {
  let traced = true;
  watch({ isTraced: () => traced });
  pass(600);
  assert.equal(silent, 0);
  traced = false;
  pass(2);
  assert.equal(silent, 1);
});

test('ended questions stay ended', () => {
  watch()();
  pass(60);
  assert.deepEqual([asked, silent], [0, 0]);
});
