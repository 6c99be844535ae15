/**
 * Notices, summonses and complaints read by rules alone: kind, demands, law cited, dates, forum and number. `own` are 60 papers of invented
 * people, a third in Hindi, labelled before the reader was looked at; `fresh` are 41 that were written in three
 * lots after it was fitted to those. Before it was mended for them, too, it read 56, 79 and 78 % of the kinds, and demands with F1 of 71, 91 and
 * 55. `variants` thirty forms of one two-line letter
 * (`shared/data/notices-variants.md`, optional). `lib/notice-scoring.mjs` says how it is counted. Nothing is compared. `--misses` prints what
 * was read otherwise.
 */
import { fileURLToPath } from 'node:url';
import { inRoot } from '../scripts/lib/paths.mjs';
import { loadSources } from '../scripts/lib/source-loader.mjs';
import { f1, labelledNotices, percentRight, scored, variantNotices } from './lib/notice-scoring.mjs';
import { result } from './lib/result.mjs';

export const needsNoBuild = true;
const NAME = 'notices';
const READER = inRoot('backend/src/features/notices/reading/read-notice.ts');

/**
 * @param {{ args?: string[] }} [options]
 * @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes: string[] }>}
 */
export async function run({ args = [] } = {}) {
  await loadSources();
  const { readNotice } = await import(READER);
  const lots = Object.entries({ own: labelledNotices('own'), fresh: labelledNotices('fresh'), variants: variantNotices() }).filter(
    ([, notices]) => notices.length > 0,
  );
  const results = [];
  /** @type {string[]} */
  const notes = [];
  for (const [lot, notices] of lots) {
    const scores = notices.map((notice) => ({ notice, ...scored(notice, readNotice(notice.text)) }));
    const counts = (part, kept = scores) => kept.map((score) => score[part]).filter(Boolean);
    const inHindi = scores.filter(({ notice }) => notice.language === 'hi');
    results.push(
      result(`${lot}, ${notices.length}: kind`, { ours: percentRight(counts('kind')), unit: '%', target: '>= 92' }),
      result(`${lot}: demands, F1`, { ours: f1(counts('demands')), unit: '%', target: '>= 85' }),
      result(`${lot}: Hindi demands, F1`, { ours: f1(counts('demands', inHindi)), unit: '%', target: '>= 75' }),
      result(`${lot}: law cited, F1`, { ours: f1(counts('law')), unit: '%', target: '>= 92' }),
      result(`${lot}: date of the paper`, { ours: percentRight(counts('date')), unit: '%' }),
      result(`${lot}: time allowed`, { ours: percentRight(counts('time')), unit: '%' }),
      result(`${lot}: next date`, { ours: percentRight(counts('nextDate')), unit: '%' }),
      result(`${lot}: forum`, { ours: percentRight(counts('forum')), unit: '%' }),
      result(`${lot}: number of the case`, { ours: percentRight(counts('caseNumber')), unit: '%' }),
    );
    if (counts('allegations').length > 0)
      results.push(result(`${lot}: number of allegations`, { ours: percentRight(counts('allegations')), unit: '%' }));
    if (args.includes('--misses')) notes.push(...scores.flatMap(({ misses }) => misses));
  }
  return { name: NAME, results, notes };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { results, notes } = await run({ args: process.argv.slice(2) });
  console.log(notes.join('\n'));
  console.table(results.map(({ metric, ours, unit, target }) => ({ metric, ours, unit, target })));
}
