/**
 * What one hostile user who sends all that may be sent costs another one: a PDF of one line, a question, and a small file until it
 * can be used, on the idle product and under attack. The attack: long PDFs, slow files, questions, texts to check and wrong
 * passwords, each in several connections that begin again as soon as they are answered. Everything shares the machine. Options such
 * as --pdf --login leave the rest of the attack out.
 *
 * Before that, what others wait for `me` while one client floods the API with connections and sockets; --floods does this alone.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { backendDist } from '../scripts/lib/paths.mjs';
import { signedInUser } from './lib/api-server.mjs';
import { measureFloods } from './lib/floods.mjs';
import { startLawProduct } from './lib/law-product.mjs';
import { send } from './lib/load.mjs';
import { loadLaw } from './lib/load-law.mjs';
import { MadeUpLaw } from './lib/made-up-law.mjs';
import { result } from './lib/result.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';
import { askQuestion, downloadPdf, questionOf, uploadFile } from './lib/user-requests.mjs';

const NAME = 'fairness';
const LAW = { acts: 20, sections: 50 };
const ROUNDS = 15;
const WARM_UP = 3;
/** Until the attack has filled every queue that it can. */
const LEAD_MS = 5000;
const POLL_MS = 20;
const FILE_LIMIT_MS = 60_000;
/** Parallel connections of the hostile user by what they send. */
const ATTACK = { pdf: 8, file: 4, question: 8, check: 4, login: 8 };

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string }>} */
export async function run({ seed = 1, args = [] } = {}) {
  const floods = await withTemporaryFolder(measureFloods);
  if (args.includes('--floods')) return { name: NAME, results: floods };
  const { findInstalledBrowsers } = await import(backendDist('ports/pdf-engine/find-browser.js'));
  if ((await findInstalledBrowsers()).length === 0) return { name: NAME, results: floods, skipped: 'no browser is installed' };
  const law = new MadeUpLaw(seed);
  return withTemporaryFolder(async (folder) => {
    const product = await startLawProduct(folder);
    try {
      await loadLaw(product, law, LAW);
      const idle = await measured(product.url, law, 0);
      const parts = Object.keys(ATTACK).filter((part) => args.length === 0 || args.includes(`--${part}`));
      const connections = Object.fromEntries(parts.map((part) => [part, ATTACK[part]]));
      const { authorization } = await signedInUser(product.url);
      const stop = startAttack({ url: product.url, authorization, seed, law: LAW, connections });
      await delay(LEAD_MS);
      const busy = await measured(product.url, law, 1);
      return { name: NAME, results: [...floods, ...compared(idle, busy), ...(await stop()).flatMap(shown)] };
    } finally {
      await product.stop();
    }
  });
}

const TARGETS = {
  pdf: ['a PDF of one line', '<= 3x'],
  question: ['a question', '<= 2x'],
  file: ['a small file, until it is read', '<= 3x'],
};

const compared = (idle, busy) =>
  Object.entries(TARGETS).flatMap(([what, [title, target]]) => [
    result(`${title}, p50 under attack, against idle`, { ours: median(busy[what]), reference: median(idle[what]), unit: 'ms', target }),
    result(`${title}, p90 under attack, against idle`, {
      ours: percentile(busy[what], 0.9),
      reference: percentile(idle[what], 0.9),
      unit: 'ms',
    }),
  ]);

/** What the other user waits for, one after the other. */
async function measured(url, law, part) {
  const { authorization } = await signedInUser(url);
  const times = { pdf: [], question: [], file: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const steps = {
      pdf: () => downloadPdf(url, authorization, 'WILL'),
      question: () => askQuestion(url, authorization, questionOf(law, LAW, part * 100 + round)),
      file: () => fileUntilRead(url, authorization, `notice-${round}.txt`),
    };
    for (const [what, step] of Object.entries(steps)) {
      const begun = performance.now();
      const status = await step();
      if (status !== 200) throw new Error(`${what} of the other user answered ${status}`);
      if (round >= WARM_UP) times[what].push(performance.now() - begun);
    }
  }
  return times;
}

async function fileUntilRead(url, authorization, name) {
  const status = await uploadFile(url, authorization, name, 'The rent of May is unpaid.');
  if (status !== 201) return status;
  for (const deadline = Date.now() + FILE_LIMIT_MS; Date.now() < deadline; await delay(POLL_MS)) {
    const { body } = await send({ url: `${url}/api/upload/files`, headers: { authorization } });
    if (JSON.parse(body).files.find(({ filename }) => filename === name)?.status === 'ready') return 200;
  }
  throw new Error(`${name} was not read in ${FILE_LIMIT_MS / 1000} s`);
}

const shown = ({ what, taken, refused }) => [
  result(`attack: ${what} requests taken`, { ours: taken, unit: '' }),
  result(`attack: ${what} requests refused`, { ours: refused, unit: '' }),
];

/** @returns {() => Promise<{ what: string, taken: number, refused: number }[]>} ends it and says what came of it */
function startAttack(order) {
  const child = fork(fileURLToPath(new URL('lib/hostile-user.mjs', import.meta.url)), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  return async () => {
    child.send('stop');
    const [{ counts }] = await once(child, 'message');
    return counts;
  };
}
