/**
 * The plain texts of the guide to the law ("In short") against the acts of the starter library: the rules of docs/plain-texts.md, and how
 * many wrong numbers planted in the texts these catch. `--only=<part of a file's name>` looks at some files only.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../scripts/lib/paths.mjs';
import { fromSource } from '../scripts/lib/source-loader.mjs';
import { result } from './lib/result.mjs';
import { hasStarterLaw } from './lib/starter-law.mjs';

const NAME = 'plain-texts';
const LIMIT_MS = 300_000;

/** Runs from the source, so that who writes texts need not build. */
export const needsNoBuild = true;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes?: string[], skipped?: string }>} */
export async function run({ args = [] } = {}) {
  if (!hasStarterLaw()) return { name: NAME, results: [], skipped: 'the starter library is not beside the checkout' };
  const only = args.filter((arg) => arg.startsWith('--only=')).map((arg) => arg.slice('--only='.length));
  const child = fork(inRoot('bench/lib/plain-texts.child.mjs'), only, { execArgv: fromSource, timeout: LIMIT_MS, killSignal: 'SIGKILL' });
  /** @type {any[]} */
  const reports = [];
  /** @type {[string, { asked: number, covered: number, shown: number }][]} */
  let kinds = [];
  /** @type {string[]} */
  let next = [];
  child.on('message', (/** @type {any} */ report) => {
    if (report.kinds) ({ kinds, next } = report);
    else reports.push(report);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the texts could not be compared');
  const sum = (of) => reports.reduce((total, report) => total + of(report), 0);
  const wrong = reports.filter(({ problems }) => problems.length > 0);
  const planted = sum((report) => report.planted.planted);
  return {
    name: NAME,
    results: [
      result(`texts that stand up to the law, of ${reports.length}`, {
        ours: reports.length - wrong.length,
        unit: 'texts',
        target: `>= ${reports.length}`,
      }),
      result('numbers in them', { ours: sum(({ numbers }) => numbers), unit: 'numbers' }),
      result(`wrong numbers caught, of ${planted} planted`, {
        ours: planted === 0 ? 0 : (100 * sum((report) => report.planted.caught)) / planted,
        unit: '%',
        target: '>= 98',
      }),
      ...kinds.flatMap(([kind, { asked, covered, shown }]) => [
        result(`development questions, ${kind}, ${asked}: best topic has a text`, {
          ours: (100 * covered) / asked,
          unit: '%',
          target: kind === 'lay' ? '>= 70' : '',
        }),
        result(`development questions, ${kind}: it is surely meant`, { ours: (100 * shown) / asked, unit: '%' }),
      ]),
    ],
    notes: [
      ...wrong.flatMap(({ file, topic, problems }) => [
        `${file} ${topic}:`,
        ...problems.map(({ rule, sentence, message }) => `  ${rule}${sentence === null ? '' : `, sentence ${sentence + 1}`}: ${message}`),
      ]),
      ...reports.flatMap(({ topic, lacking }) => (lacking.length > 0 ? [`${topic}: not at hand: ${lacking.join('; ')}`] : [])),
      ...(next.length > 0 ? [`asked most and without a text: ${next.join(', ')}`] : []),
      ...reports.flatMap(({ topic, planted: { missed } }) => missed.map((each) => `${topic}: not caught: ${each}`)),
    ],
  };
}
