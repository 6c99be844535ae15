/** The starter law from a folder that is laid out as its source is, loaded by the product itself: sections and faults found, and how long it takes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startLawProduct } from './lib/law-product.mjs';
import { send } from './lib/load.mjs';
import { progressOf } from './lib/progress.mjs';
import { result } from './lib/result.mjs';
import { DATA } from './lib/retrieval-sets.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'starter-law';
const FOLDER = join(DATA, 'starter-law');
const LIMIT_MS = 15 * 60_000;
const POLL_MS = 500;
/** What the report on an act says that is not a fault of its file. */
const HARMLESS = ['doubtful_type'];
const SHOWN = 40;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes?: string[], skipped?: string }>} */
export async function run() {
  if (!existsSync(FOLDER)) return { name: NAME, results: [], skipped: 'skipped: the data folder is not beside the checkout' };
  return withTemporaryFolder(async (folder) => {
    const product = await startLawProduct(folder, { STARTER_LAW: 'auto', STARTER_LAW_URL: `file:${FOLDER}` });
    try {
      const begun = performance.now();
      const { first, law } = await loaded(product, begun);
      const seconds = (performance.now() - begun) / 1000;
      const { rows } = await product.database.query('select filename, report from legal_documents order by filename');
      const sections = rows.reduce((sum, { report }) => sum + (report?.numbered ?? 0), 0);
      const faults = rows.flatMap(({ filename, report }) =>
        (report?.findings ?? []).flatMap(({ kind, text }) => (HARMLESS.includes(kind) ? [] : [`${filename}: ${text}`])),
      );
      return {
        name: NAME,
        results: [
          result('acts loaded', { ours: law.indexed, unit: '', target: `>= ${law.total}` }),
          result('sections found', { ours: sections, unit: '', target: '>= 10700' }),
          result('faults found', { ours: faults.length, unit: '' }),
          result('until the first act answers', { ours: first, unit: 's' }),
          result('until all acts answer', { ours: seconds, unit: 's', target: '<= 120' }),
        ],
        notes: faults.slice(0, SHOWN),
      };
    } finally {
      await product.stop();
    }
  });
}

/** Waits until all acts are there. @returns how it stands then, and after how many seconds the first act answered */
export async function loaded({ url, admin }, begun) {
  const tell = progressOf('acts indexed');
  let first = 0;
  for (const deadline = Date.now() + LIMIT_MS; ; await delay(POLL_MS)) {
    const answer = await send({ url: `${url}/api/admin/starter-law`, headers: { authorization: admin } });
    const law = JSON.parse(answer.body);
    if (law.indexed > 0 && first === 0) first = (performance.now() - begun) / 1000;
    tell(law.indexed, law.total);
    if (law.phase === 'loaded') return { law, first };
    if (law.problem) throw new Error(law.problem);
    if (Date.now() > deadline) throw new Error('the starter law was not loaded in time');
  }
}
