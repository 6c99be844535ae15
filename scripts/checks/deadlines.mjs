import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../lib/paths.mjs';
import { fromSource } from '../lib/source-loader.mjs';
import { headingOf, isEmpty, readGuide } from './guide/files.mjs';

const LIMIT_MS = 120_000;
const HINDI = /\p{Script=Devanagari}/u;
/** Words by which a reader is told that all is lost, or that a date is sure: neither is for a calendar to say. */
const TOO_SURE = /\btoo late\b|\byour deadline\b|\btime[- ]barred\b/i;

/**
 * The rows of the calendar of the law: their form, that each text is in its language, that a section exists where the guide knows the act,
 * and that rows agree with themselves. Whether the numbers are those of the law is found where its texts are, by `npm run bench -- deadlines`.
 */
export const deadlines = {
  name: 'deadlines',
  mend: 'the row that the finding names, in backend/src/features/deadlines/rows',
  run: async () => {
    const { found, output } = await calendar();
    if (!found) return { ok: false, output: `the calendar cannot be read: ${output}` };
    const { acts } = readGuide();
    const problems = [
      ...found.rows.flatMap((row) => [
        ...textProblems(row.id, row),
        ...pinProblems(row.id, row, acts),
        ...rowProblems(row, found.states, acts),
      ]),
      ...found.movers.flatMap((mover) => [...textProblems(mover.id, mover), ...pinProblems(mover.id, mover, acts)]),
      ...groupProblems(found.rows),
    ];
    const unknown = new Set(found.rows.flatMap((row) => pinsIn(row).flatMap(({ act }) => (acts.has(act) ? [] : [act]))));
    return {
      ok: problems.length === 0,
      output: problems.join('\n'),
      note: `${found.rows.length} rows${unknown.size > 0 ? `, ${unknown.size} sources that the guide does not list` : ''}`,
    };
  },
};

async function calendar() {
  const child = fork(inRoot('scripts/checks/deadlines/rows.child.mjs'), [], {
    execArgv: fromSource,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (piece) => (output += piece));
  /** @type {any} */
  let found;
  child.once('message', (message) => (found = message));
  // What was sent may be read after the child has ended, but not after its channel is closed.
  await Promise.all([once(child, 'close'), once(child, 'disconnect')]);
  return { found, output };
}

/** Every object in a row, itself included. */
function* within(value) {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* within(inner);
}

const pinsIn = (row) => [...within(row)].filter((each) => typeof each.act === 'string');

function textProblems(id, row) {
  return [...within(row)]
    .filter(({ en, hi }) => typeof en === 'string' && typeof hi === 'string')
    .flatMap(({ en, hi }) => [
      ...(HINDI.test(en) ? [`${id}: "${en}" is not English`] : []),
      ...(HINDI.test(hi) ? [] : [`${id}: "${hi}" is not Hindi`]),
      ...(TOO_SURE.test(en) ? [`${id}: "${en}" says more than a calendar can`] : []),
    ]);
}

/** A section of an act of which the guide lists the sections; Articles and Rules are listed in part only. */
function pinProblems(id, row, acts) {
  return pinsIn(row).flatMap(({ act, place = '' }) => {
    const known = acts.get(act);
    const number = act.startsWith('Constitution') ? place.replace(/^Article /, '') : place;
    if (!known || !/^\d/.test(number)) return [];
    const heading = headingOf(known, number);
    return heading === undefined || isEmpty(heading) ? [`${id}: the ${act} has no section ${number} in force`] : [];
  });
}

function rowProblems({ id, pins, period, wait, extension, outer, leftOut, moves, state }, states, acts) {
  const wrong = [
    [acts.has(pins[0].act) && pins[0].place === undefined, 'its first pin, which fixes the period, names no place'],
    [period === 'none' && (extension !== undefined || outer !== undefined), 'nothing can be extended or bounded without a period'],
    [wait?.begins && period === 'none', 'what runs out first is followed by nothing: leave `begins` out'],
    [new Set(leftOut).size < leftOut.length || new Set(moves).size < moves.length, 'something is named twice'],
    [moves.includes('court-closed') && !leftOut.includes('court-closed'), 'a closed court moves it by `moves` and not by `leftOut`'],
    [state !== undefined && !states.includes(state), `there is no State "${state}"`],
  ];
  return wrong.filter(([holds]) => holds).map(([, what]) => `${id}: ${what}`);
}

/** A group that stands in several files has one name. */
function groupProblems(rows) {
  const names = new Map();
  return rows.flatMap(({ id, group }) => {
    const name = JSON.stringify(group.name);
    const known = names.get(group.id) ?? name;
    names.set(group.id, known);
    return known === name ? [] : [`${id}: the group ${group.id} has another name elsewhere`];
  });
}
