import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rootDir } from '../../scripts/lib/paths.mjs';
import { send } from './load.mjs';
import { progressOf } from './progress.mjs';
import { keptAs, VectorCache } from './vector-cache.mjs';

/** The sentence model for measuring, where it is beside the checkout. */
export const MODEL_FOLDER = path.join(rootDir, '..', 'shared', 'models', 'all-MiniLM-L6-v2');

export const hasModel = (folder = MODEL_FOLDER) => existsSync(path.join(folder, 'tokenizer.json'));

const QUESTION_LIMIT_MS = 60_000;
const TEXTS_AT_ONCE = 64;

/**
 * The model in this process, as the product uses it: embeds questions, passages and the guide's ways of asking.
 * @param {any} product modules of the built back end
 */
export async function openModel({ LocalEmbedder, modelInFolder, TopicVectors, topicWays, passageText }) {
  const embedder = new LocalEmbedder({ ...modelInFolder(MODEL_FOLDER), questionTimeoutMs: QUESTION_LIMIT_MS });
  await embedder.init();
  const model = embedder.model();
  const cacheOf = (purpose) => new VectorCache({ name: keptAs(model.name, purpose), dimensions: model.dimensions });
  const caches = { query: cacheOf('query'), passage: cacheOf('passage') };
  const embed = async (texts, purpose, tell) => {
    const vectors = [];
    for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE) {
      const some = texts.slice(at, at + TEXTS_AT_ONCE);
      vectors.push(...(await caches[purpose].vectors(some, (missing) => embedder.embed(missing, purpose))));
      tell?.(vectors.length, texts.length);
    }
    return vectors;
  };
  const ways = topicWays(model);
  const topics = new TopicVectors(ways, model.dimensions);
  topics.add(
    await embed(
      ways.map(({ text }) => text),
      'query',
      progressOf("vectors of the guide's ways of asking"),
    ),
  );
  return {
    embedder,
    model,
    topics,
    /** The vectors of each passage, in order, at most `most` of each. */
    async vectorsOf(payloads, most) {
      const windows = (await embedder.windows(payloads.map(passageText))).map((texts) => texts.slice(0, most));
      const vectors = await embed(windows.flat(), 'passage');
      let next = 0;
      return windows.map(({ length }) => vectors.slice(next, (next += length)));
    },
    async close() {
      // The child process keeps nothing alive, and here nothing else does while it ends.
      const alive = setInterval(() => undefined, 1000);
      await embedder.close();
      clearInterval(alive);
    },
  };
}

const STATUS = JSON.stringify({ query: '{ sentenceModel { inIndex job { stage done total } topicVectors { done total } } }' });
const INDEX_LIMIT_MS = 60 * 60_000;
const POLL_MS = 1_000;
/** Processes that answer load the vectors of the topics at the first question, and look for them so often. */
const LOADING_MS = 25_000;

/**
 * Waits until a running product has the vectors of its library and of its guide.
 * @param {{ url: string, admin: string, database: import('pg').Client }} product
 * @param {number} ways how many ways of asking the model has vectors for
 * @param {() => Promise<unknown>} ask puts any question
 */
export async function allVectors({ url, admin, database }, ways, ask) {
  const [passages, topics] = [progressOf('vectors of passages'), progressOf("vectors of the guide's ways of asking")];
  for (const deadline = Date.now() + INDEX_LIMIT_MS; ; await delay(POLL_MS)) {
    const headers = { authorization: admin, 'content-type': 'application/json' };
    const { data } = JSON.parse((await send({ url: `${url}/graphql`, method: 'POST', headers, body: STATUS })).body);
    const { rows } = await database.query("select count(*)::int as made from passage_vectors where model like '% for questions'");
    const { job, topicVectors } = data.sentenceModel;
    if (job?.stage === 'embedding') passages(job.done, job.total);
    if (topicVectors && topicVectors.done < topicVectors.total) topics(topicVectors.done, topicVectors.total);
    if (data.sentenceModel.inIndex && rows[0].made >= ways) break;
    if (Date.now() > deadline) throw new Error('the vectors were not made in time');
  }
  await ask();
  await delay(LOADING_MS);
  await ask();
  await delay(LOADING_MS);
}
