import { readFileSync } from 'node:fs';

const EVERY_MS = 2_000;
/** Twenty seconds at one question every two. */
const UNANSWERED_LIMIT = 10;

/**
 * Asks a role again and again whether its event loop still turns, and calls `onSilent` once when too many questions in
 * a row had no answer.
 *
 * What is counted is questions, not time: while the machine sleeps or this process is stopped none is asked, and the
 * role has the full number of them again afterwards. A role under a debugger may stand still as long as it likes.
 * @param {{ ask: () => void, onAnswer: (listener: (answer: { debugged: boolean }) => void) => void, pid: number }} role
 * @returns {() => void} ends the questions
 */
export function watchHealth(role, onSilent, { everyMs = EVERY_MS, limit = UNANSWERED_LIMIT, isTraced = isTracedByDebugger } = {}) {
  let unanswered = 0;
  let debugged = false;
  role.onAnswer((answer) => {
    unanswered = 0;
    debugged = answer.debugged;
  });
  let timer;
  const next = () => (timer = setTimeout(tick, everyMs));
  const tick = () => {
    if (unanswered >= limit && !debugged && !isTraced(role.pid)) return onSilent();
    unanswered += 1;
    role.ask();
    next();
  };
  next();
  return () => clearTimeout(timer);
}

export const SILENCE_SECONDS = (EVERY_MS * UNANSWERED_LIMIT) / 1000;

/** Whether a debugger such as gdb holds the process; the inspector of Node is told in the role's own answer. */
function isTracedByDebugger(pid) {
  try {
    return /^TracerPid:\t[1-9]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
