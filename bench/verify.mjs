/**
 * Citations of our own in all the ways that Indian papers write them, put to `POST /api/verify` of the whole product with the starter law:
 * how many are read as what they are, that nothing is said not to exist which does, that invented authorities are named, and how long a
 * text of 2,000 words takes. `--misses` prints what was read otherwise.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../scripts/lib/paths.mjs';
import { signedInUser } from './lib/api-server.mjs';
import { startLawProduct } from './lib/law-product.mjs';
import { send } from './lib/load.mjs';
import { result } from './lib/result.mjs';
import { DATA, lines } from './lib/retrieval-sets.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';
import { loaded } from './starter-law.mjs';

const NAME = 'verify';
const FOLDER = join(DATA, 'starter-law');
/** Below what one user may have verified in a minute. */
const PER_USER = 60;
const TIMED = 40;
const WORDS = 2000;
/** What a paper says between its citations. */
const BETWEEN =
  'The petitioner states that the facts are not in dispute and that notice was served in time upon every party to these proceedings before the court below, which heard all of them at length and reserved its orders on the question that is now raised.';

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes?: string[], skipped?: string }>} */
export async function run({ args = [] } = {}) {
  if (!existsSync(FOLDER)) return { name: NAME, results: [], skipped: 'skipped: the data folder is not beside the checkout' };
  const rows = lines(inRoot('bench', 'data', 'verify-own.jsonl'));
  return withTemporaryFolder(async (folder) => {
    const product = await startLawProduct(folder, { STARTER_LAW: 'auto', STARTER_LAW_URL: `file:${FOLDER}` });
    try {
      await loaded(product, performance.now());
      const read = await verifiedRows(product.url, rows);
      const missed = read.filter(({ row, citations }) => !isRead(row, citations));
      const denied = read.filter(({ row, citations }) => !row.absent && citations.some(isDenied));
      const beyond = read.filter(({ row, citations }) => row.absent && citations.some(isDenied));
      const invented = read.filter(({ row }) => row.invented);
      const named = invented.filter(
        ({ row, citations }) => isRead(row, citations) && citations.every(({ status }) => status === 'not-in-library'),
      );
      const times = await timed(product.url, rows);
      return {
        name: NAME,
        results: [
          result('citations read', { ours: (100 * (read.length - missed.length)) / read.length, unit: '%', target: '>= 97' }),
          result('wrongly said not to exist', { ours: denied.length, unit: '', target: '<= 0' }),
          result('sections beyond the last named', { ours: beyond.length, unit: `of ${read.filter(({ row }) => row.absent).length}` }),
          result('invented authorities named', { ours: named.length, unit: `of ${invented.length}`, target: `>= ${invented.length}` }),
          result('2,000 words, p50', { ours: median(times), unit: 'ms', target: '<= 60' }),
          result('2,000 words, p95', { ours: percentile(times, 0.95), unit: 'ms' }),
        ],
        notes: args.includes('--misses')
          ? [...missed, ...denied].map(({ row, citations }) => `${row.text}\n  ${citations.map(inShort).join('\n  ')}`)
          : [],
      };
    } finally {
      await product.stop();
    }
  });
}

const isDenied = ({ status }) => status === 'section-not-in-act';
const inShort = ({ kind, status, written, act, section }) => `${kind} ${status}: ${section ?? ''} of ${act ?? '?'} in "${written}"`;
const folded = (text) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether everything that a row names was read, with its act and number. */
function isRead({ act, numbers, unit, order, case: cited, date }, citations) {
  if (cited) return citations.some(({ kind, written }) => /^case/.test(kind) && folded(written).includes(folded(cited)));
  if (date) return citations.some(({ kind }) => kind === 'date-of-force');
  return numbers.every((number) =>
    citations.some(
      (each) =>
        (unit ?? 'section') === each.kind &&
        each.section === (order ? `Order ${ROMAN[order]} Rule ${number}` : number) &&
        (act === undefined || folded(each.act ?? '').includes(folded(act))),
    ),
  );
}

const ROMAN = { 6: 'VI', 7: 'VII', 21: 'XXI', 37: 'XXXVII', 39: 'XXXIX' };

async function verify(url, authorization, text) {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await send({ url: `${url}/api/verify`, method: 'POST', headers, body: JSON.stringify({ text }) });
  if (answer.status !== 200) throw new Error(`/api/verify answered ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body);
}

async function verifiedRows(url, rows) {
  const read = [];
  let user = await signedInUser(url);
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % PER_USER === 0) user = await signedInUser(url);
    read.push({ row, citations: (await verify(url, user.authorization, row.text)).citations });
  }
  return read;
}

/** Milliseconds that a paper of 2,000 words takes, once the product is warm. */
async function timed(url, rows) {
  const paper = [];
  for (let at = 0; paper.join(' ').split(' ').length < WORDS; at += 1) paper.push(BETWEEN, `${rows[at].text}.`);
  const { authorization } = await signedInUser(url);
  const times = [];
  for (let nth = 0; nth < TIMED; nth += 1) {
    const begun = performance.now();
    await verify(url, authorization, paper.join('\n\n'));
    times.push(performance.now() - begun);
  }
  return times.slice(5);
}
