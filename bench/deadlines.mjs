/**
 * The calendar of the law against the texts of the law: every number of every row (period, what has to pass first, what extends it, outer
 * limit, and the numbers that its words say) at its pin, and every pin in its text. `--only=<part of a row's id>` looks at some rows only.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../scripts/lib/paths.mjs';
import { fromSource } from '../scripts/lib/source-loader.mjs';
import { result } from './lib/result.mjs';
import { hasScheduleTexts } from './lib/schedule-texts.mjs';

const NAME = 'deadlines';
const LIMIT_MS = 300_000;

/** Runs from the source, so that who writes rows need not build. */
export const needsNoBuild = true;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes?: string[], skipped?: string }>} */
export async function run({ args = [] } = {}) {
  if (!hasScheduleTexts()) return { name: NAME, results: [], skipped: 'the texts of the law (../shared/data) are not beside the checkout' };
  const only = args.filter((arg) => arg.startsWith('--only=')).map((arg) => arg.slice('--only='.length));
  const child = fork(inRoot('bench/lib/deadlines.child.mjs'), only, { execArgv: fromSource, timeout: LIMIT_MS, killSignal: 'SIGKILL' });
  /** @type {any[]} */
  const reports = [];
  child.on('message', (report) => reports.push(report));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the rows could not be compared');
  const sum = (of) => reports.reduce((total, report) => total + of(report), 0);
  const compared = sum((report) => report.compared);
  const derived = sum((report) => report.derived.length);
  const planted = sum((report) => report.planted);
  const wrong = reports.filter((report) => report.wrong.length > 0);
  return {
    name: NAME,
    results: [
      result('rows', { ours: reports.length, unit: 'rows', target: only.length === 0 ? '>= 280' : '' }),
      result(`rows that stand up to the law, of ${reports.length}`, {
        ours: reports.length - wrong.length,
        unit: 'rows',
        target: `>= ${reports.length}`,
      }),
      result('pins found in their texts', { ours: sum((report) => report.places), unit: 'pins' }),
      result('numbers compared', { ours: compared, unit: 'numbers' }),
      result('numbers that match', { ours: sum((report) => report.stated) + derived, unit: 'numbers', target: `>= ${compared}` }),
      result('of these made of what stands at the pin', { ours: derived, unit: 'numbers' }),
      result(`wrong lengths caught, of ${planted} planted`, {
        ours: planted === 0 ? 0 : (100 * sum((report) => report.caught)) / planted,
        unit: '%',
        target: '>= 95',
      }),
      result('pins whose text is not at hand', { ours: sum((report) => report.absent.length), unit: 'pins' }),
    ],
    notes: [
      ...wrong.flatMap(({ id, wrong: lines }) => [`${id}:`, ...lines.map((line) => `  ${line}`)]),
      ...reports.flatMap(({ id, derived: lines }) => lines.map((line) => `${id}: derived: ${line}`)),
      ...reports.flatMap(({ id, absent }) => (absent.length > 0 ? [`${id}: not at hand: ${[...new Set(absent)].join('; ')}`] : [])),
    ],
  };
}
