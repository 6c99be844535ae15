/**
 * What one hostile user who sends all that may be sent costs another one: a PDF of one line, a question, and a small file until it
 * can be used, on the idle product and under attack. The attack: long PDFs, slow files, questions, texts to check and wrong
 * passwords, each in several connections that begin again as soon as they are answered. Everything shares the machine. Options such
 * as --pdf --login leave the rest of the attack out.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { backendDist } from '../scripts/lib/paths.mjs';
import { agentFrom, loginTarget } from './lib/accounts.mjs';
import { signedInUser } from './lib/api-server.mjs';
import { startLawProduct } from './lib/law-product.mjs';
import { send } from './lib/load.mjs';
import { loadLaw } from './lib/load-law.mjs';
import { MadeUpLaw } from './lib/made-up-law.mjs';
import { result } from './lib/result.mjs';
import { manyPages } from './lib/slow-files.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'fairness';
const LAW = { acts: 20, sections: 50 };
const ROUNDS = 15;
const WARM_UP = 3;
const QUESTION_WORDS = 20;
/** Until the attack has filled every queue that it can. */
const LEAD_MS = 5000;
const PAUSE_AFTER_REFUSAL_MS = 100;
const POLL_MS = 20;
const FILE_LIMIT_MS = 60_000;
/** Parallel connections of the hostile user by what they send. */
const ATTACK = { pdf: 8, file: 4, question: 8, check: 4, login: 8 };
const CLAUSE = 'The Lessee shall pay the monthly rent on or before the fifth day of each month, failing which interest shall accrue.';

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string }>} */
export async function run({ seed = 1, args = [] } = {}) {
  const { findInstalledBrowsers } = await import(backendDist('ports/pdf-engine/find-browser.js'));
  if ((await findInstalledBrowsers()).length === 0) return { name: NAME, results: [], skipped: 'no browser is installed' };
  const law = new MadeUpLaw(seed);
  return withTemporaryFolder(async (folder) => {
    const product = await startLawProduct(folder);
    try {
      await loadLaw(product, law, LAW);
      const idle = await measured(product.url, law, 0);
      const end = new AbortController();
      const parts = Object.keys(ATTACK).filter((part) => args.length === 0 || args.includes(`--${part}`));
      const attack = startAttack(product.url, await signedInUser(product.url), law, { parts, signal: end.signal });
      await delay(LEAD_MS);
      const busy = await measured(product.url, law, 1);
      end.abort();
      const counts = await attack;
      return { name: NAME, results: [...compared(idle, busy), ...counts] };
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
      pdf: () => pdf(url, authorization, 'WILL'),
      question: () => ask(url, authorization, questionOf(law, part * 100 + round)),
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

function questionOf(law, number) {
  const words = law.sections(number % LAW.acts, LAW.sections)[number % LAW.sections].split(' ');
  return words.slice(0, QUESTION_WORDS).join(' ');
}

function form(fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

async function pdf(url, authorization, content) {
  const body = form({ document_content: content, document_type: 'will', format: 'pdf' });
  const response = await fetch(`${url}/api/document/download`, { method: 'POST', headers: { authorization }, body });
  await response.arrayBuffer();
  return response.status;
}

const json = (url, authorization, path, value) =>
  send({ url: url + path, method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(value) });

const ask = async (url, authorization, question) => (await json(url, authorization, '/api/ask/', { question })).status;

async function upload(url, authorization, name, bytes) {
  const body = form({ files: new File([bytes], name) });
  const response = await fetch(`${url}/api/upload/`, { method: 'POST', headers: { authorization }, body });
  await response.arrayBuffer();
  return response.status;
}

async function fileUntilRead(url, authorization, name) {
  const status = await upload(url, authorization, name, 'The rent of May is unpaid.');
  if (status !== 201) return status;
  for (const deadline = Date.now() + FILE_LIMIT_MS; Date.now() < deadline; await delay(POLL_MS)) {
    const { body } = await send({ url: `${url}/api/upload/files`, headers: { authorization } });
    if (JSON.parse(body).files.find(({ filename }) => filename === name)?.status === 'ready') return 200;
  }
  throw new Error(`${name} was not read in ${FILE_LIMIT_MS / 1000} s`);
}

/** Runs until the signal aborts. @returns what was answered and refused meanwhile */
async function startAttack(url, { authorization }, law, { parts, signal }) {
  const long = Array.from({ length: 6000 }, (_, n) => `${n + 1}. ${CLAUSE}\n\n`).join('');
  const slow = manyPages(3000, 900);
  const check = `query ($content: String!) { checkDocument(content: $content) { findingCount } }`;
  const content = long.slice(0, 450_000);
  const agents = Array.from({ length: ATTACK.login }, () => agentFrom(7));
  let files = 0;
  let asked = 0;
  const sends = {
    pdf: () => pdf(url, authorization, long.slice(0, 900_000)),
    file: () => upload(url, authorization, `slow-${(files += 1)}.pdf`, slow),
    question: () => ask(url, authorization, questionOf(law, (asked += 1))),
    check: async () => {
      const { status, body } = await json(url, authorization, '/graphql', { query: check, variables: { content } });
      return body.includes('"errors"') ? 429 : status;
    },
    login: async (at) => (await send(loginTarget(url, 'nobody@themis.test', randomBytes(8).toString('hex')), agents[at])).status,
  };
  const counts = await Promise.all(
    parts.map(async (what) => {
      const count = { done: 0, refused: 0 };
      const loop = async (_, at) => {
        while (!signal.aborted) {
          const status = await sends[what](at).catch(() => 0);
          if (status === 429 || status === 0) {
            count.refused += 1;
            await delay(PAUSE_AFTER_REFUSAL_MS);
          } else count.done += 1;
        }
      };
      await Promise.all(Array.from({ length: ATTACK[what] }, loop));
      return [
        result(`attack: ${what} requests taken`, { ours: count.done, unit: '' }),
        result(`attack: ${what} requests refused`, { ours: count.refused, unit: '' }),
      ];
    }),
  );
  for (const agent of agents) agent.destroy();
  return counts.flat();
}
