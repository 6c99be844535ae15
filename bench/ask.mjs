/**
 * Time to a checked answer over REST with a language model that takes no time, against the same prompt sent straight to that model
 * and read to its end; and to an answer by quotations alone. The library holds made-up acts.
 */
import { fileURLToPath } from 'node:url';
import { signedInUser } from './lib/api-server.mjs';
import { startChildServer } from './lib/child-server.mjs';
import { startLawProduct } from './lib/law-product.mjs';
import { loadLaw } from './lib/load-law.mjs';
import { send } from './lib/load.mjs';
import { MadeUpLaw } from './lib/made-up-law.mjs';
import { result } from './lib/result.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'ask';
const ACTS = 20;
const SECTIONS = 50;
/** Below what one user may ask in a minute. */
const USERS = 5;
const PER_USER = 24;
const WARM_UP = 10;
const QUESTION_WORDS = 20;
const TARGET = '<= 25';

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[] }>} */
export async function run({ seed = 1 } = {}) {
  const law = new MadeUpLaw(seed);
  const model = await startChildServer(fileURLToPath(new URL('lib/messages-server.mjs', import.meta.url)), { env: process.env });
  try {
    const settings = { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'bench', ANTHROPIC_MODEL: 'bench-model' };
    const direct = await straight(model.url, law);
    const written = await measured(law, settings, 'bench-model');
    const quoted = await measured(law, {}, 'extractive');
    return {
      name: NAME,
      results: [
        result('asking adds to a direct model call, p50', { ours: median(written) - median(direct), unit: 'ms', target: TARGET }),
        result('asking with a model that takes no time, p50', { ours: median(written), reference: median(direct), unit: 'ms' }),
        result('the same, p95', { ours: percentile(written, 0.95), reference: percentile(direct, 0.95), unit: 'ms' }),
        result('asking without a model, p50', { ours: median(quoted), unit: 'ms' }),
        result('the same, p95', { ours: percentile(quoted, 0.95), unit: 'ms' }),
      ],
    };
  } finally {
    await model.stop();
  }
}

/** Questions that stand in one section word for word: long enough to be relevant, however common their words are. */
function questionsOf(law) {
  return Array.from({ length: USERS * PER_USER }, (_, at) => {
    const words = law.sections(at % ACTS, SECTIONS)[Math.floor(at / ACTS)].split(' ');
    return words.slice(0, QUESTION_WORDS).join(' ');
  });
}

function measured(law, settings, answeredBy) {
  return withTemporaryFolder(async (folder) => {
    const product = await startLawProduct(folder, settings);
    try {
      await loadLaw(product, law, { acts: ACTS, sections: SECTIONS });
      const times = [];
      const questions = questionsOf(law);
      for (let user = 0; user < USERS; user += 1) {
        const { authorization } = await signedInUser(product.url);
        for (const question of questions.slice(user * PER_USER, (user + 1) * PER_USER)) {
          const begun = performance.now();
          const answer = await post(`${product.url}/api/ask/`, { question }, { authorization });
          times.push(performance.now() - begun);
          if (answer.answered_by !== answeredBy || answer.citations.length === 0)
            throw new Error(`no answer to "${question}": ${answer.answer}`);
        }
      }
      return times.slice(WARM_UP);
    } finally {
      await product.stop();
    }
  });
}

/** The prompt of an answer as the product sends it in size and shape, without the product. */
async function straight(url, law) {
  const content = law.sections(0, 8).map((words, at) => ({
    type: 'search_result',
    source: `source-${at + 1}`,
    title: 'The Made Up Act',
    content: [{ type: 'text', text: words }],
    citations: { enabled: true },
  }));
  const times = [];
  for (const question of questionsOf(law)) {
    const body = {
      model: 'bench-model',
      max_tokens: 1000,
      stream: true,
      messages: [{ role: 'user', content: [...content, { type: 'text', text: question }] }],
    };
    const begun = performance.now();
    const { status } = await send({
      url: `${url}/v1/messages`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    times.push(performance.now() - begun);
    if (status !== 200) throw new Error(`the model answered ${status}`);
  }
  return times.slice(WARM_UP);
}

async function post(url, value, headers) {
  const { status, body } = await send({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
  if (status !== 200) throw new Error(`${url} answered ${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body);
}
