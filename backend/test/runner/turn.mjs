import { spawnSync } from 'node:child_process';

const NAME = 'TEST_TURN';
const WHOLE = 'all';
/** Digits of a commit that are a safe number. */
const DIGITS = 8;

/**
 * Says for a run and the processes that it starts what of exhaustive tables it takes (`support/in-turn.ts`), unless that is said already.
 * @param {boolean} whole all of them; otherwise a part, of which each commit has another one
 * @returns {string} a line for the person who runs it
 */
export function chooseTurn(whole) {
  const turn = (process.env[NAME] ??= whole ? WHOLE : ofCommit());
  return turn === WHOLE
    ? 'Exhaustive tables are taken whole.'
    : `Of exhaustive tables a part is taken, in its turn: ${NAME}=${turn} takes the same again, ${NAME}=${WHOLE} everything.`;
}

/** Where there is no history, always the first part. */
function ofCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? String(Number.parseInt(stdout.slice(0, DIGITS), 16)) : '0';
}
