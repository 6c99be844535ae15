/**
 * The configured language model as an editor and as a reader of law: 40 suggestions for drafts, 20 questions where the starter law is beside the
 * checkout, nine questions about authorities that somebody invented, and what all of that used and cost. Set ANTHROPIC_API_KEY and
 * ANTHROPIC_MODEL, and ANTHROPIC_BASE_URL for a gateway; prices come from the product's own settings. The reference for suggestions is the
 * grammar alone.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { backendDist, inRoot } from '../scripts/lib/paths.mjs';
import { scoreAnswer } from './lib/asks-scoring.mjs';
import { signedInUser } from './lib/api-server.mjs';
import { startLawProduct } from './lib/law-product.mjs';
import { send } from './lib/load.mjs';
import { progressOf } from './lib/progress.mjs';
import { result } from './lib/result.mjs';
import { lines } from './lib/retrieval-sets.mjs';
import { STARTER_LAW, hasStarterLaw, starterActs } from './lib/starter-law.mjs';
import { sampleDraft, shares, suggestionCases, verdictOf } from './lib/suggestion-scoring.mjs';
import { median } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'model';
const SUGGESTIONS = 40;
const QUESTIONS = 20;
const SETTINGS = ['ANTHROPIC_API_KEY', 'ANTHROPIC_MODEL', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_PRICES', 'MODEL_FIRST_TOKEN_SECONDS'];
const LOAD_LIMIT_MS = 15 * 60_000;
const POLL_MS = 1000;
/** A user may generate so often in a minute; the counts are cleared in between. */
const CLEARED_EVERY = 5;
/** Nobody has decided or made any of these. */
const INVENTED = [
  'Ramesh v. State (2011) 4 SCC 99',
  'AIR 1998 SC 123',
  'section 45 of the Imaginary Receipts Act, 1999',
  'rule 14 of the Imaginary Rules, 2001',
  'Article 412 of the Constitution',
  '(2014) 8 SCR 77',
  '2023 INSC 4150',
  'W.P. (C) No. 91234 of 2015',
  'S.O. 91234(E)',
];

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes?: string[], skipped?: string }>} */
export async function run() {
  const settings = Object.fromEntries(SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  if (!settings.ANTHROPIC_MODEL || !(settings.ANTHROPIC_API_KEY || settings.ANTHROPIC_BASE_URL))
    return {
      name: NAME,
      results: [],
      skipped: 'no language model is configured: set ANTHROPIC_MODEL and ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL',
    };
  return withTemporaryFolder(async (folder) => {
    const law = hasStarterLaw() ? { STARTER_LAW: 'auto', STARTER_LAW_URL: STARTER_LAW } : {};
    const product = await startLawProduct(folder, { ...settings, ...law });
    try {
      if (hasStarterLaw()) await loaded(product.database);
      const { authorization } = await signedInUser(product.url);
      await product.database.query('update token_accounts set balance = 1000000');
      const call = caller(product, authorization);
      const results = [...(await suggestions(call)), ...(hasStarterLaw() ? await questions(call) : []), ...(await inventions(call))];
      return { name: NAME, results: [...results, ...(await used(product.database))] };
    } finally {
      await product.stop();
    }
  });
}

async function loaded(database) {
  const wanted = starterActs().size;
  const tell = progressOf('acts of the starter law');
  for (const deadline = Date.now() + LOAD_LIMIT_MS; Date.now() < deadline; await delay(POLL_MS)) {
    const { rows } = await database.query(`select count(*)::int as count from legal_documents where status = 'indexed'`);
    tell(Math.min(rows[0].count, wanted), wanted);
    if (rows[0].count >= wanted) return;
  }
  throw new Error('the starter law was not loaded in time');
}

/** Calls one after the other, and starts the counts of what a user may do anew in time. */
function caller({ url, database }, authorization) {
  let calls = 0;
  return async (path, body) => {
    if (calls % CLEARED_EVERY === 0) await database.query('delete from rate_limits');
    calls += 1;
    const headers = { authorization, 'content-type': 'application/json' };
    const begun = performance.now();
    const answer = await send({ url: url + path, method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: JSON.parse(answer.body), ms: performance.now() - begun };
  };
}

async function suggestions(call) {
  const [{ TemplateStore }, { checkedValues }, { followedParts }, { withChanges }] = await Promise.all(
    [
      'templates/engine/template-store.js',
      'templates/form/form-values.js',
      'editing/parts/followed-parts.js',
      'editing/judging/judge-edits.js',
    ].map((file) => import(backendDist('features', file))),
  );
  const product = { store: new TemplateStore(), checkedValues };
  const cases = suggestionCases('suggestions-fitted')
    .filter((_case, index, all) => index % Math.floor(all.length / SUGGESTIONS) === 0)
    .slice(0, SUGGESTIONS);
  const tell = progressOf('suggestions');
  /** @type {string[]} */
  const ours = [];
  /** @type {string[]} */
  const grammar = [];
  /** @type {number[]} */
  const times = [];
  for (const [at, wanted] of cases.entries()) {
    tell(at, cases.length);
    const form = sampleDraft(product, wanted.template);
    const { status, body, ms } = await call('/api/document/generate', {
      document_type: wanted.template,
      template_data: form.values,
      previous_document: form.content,
      modification_suggestions: wanted.suggestion,
    });
    if (status !== 200) throw new Error(`a suggestion answered ${status}`);
    times.push(ms);
    const isWhole = body.suggestion_report.every(({ applied }) => applied);
    ours.push(
      verdictOf(wanted, { before: form.content, after: body.document_content, questions: body.questions, isWhole, answered: () => false }),
    );
    const { parts, questions: asked, open } = followedParts(form, form.content, wanted.suggestion);
    const after = withChanges(
      form.content,
      parts.map(({ operations }) => operations),
    ).content;
    grammar.push(verdictOf(wanted, { before: form.content, after, questions: asked, isWhole: open.length === 0, answered: () => false }));
  }
  const [mine, other] = [shares(ours), shares(grammar)];
  return [
    result(`${cases.length} suggestions: done as asked`, { ours: mine.done, reference: other.done, unit: '%' }),
    result('suggestions: changed silently otherwise', { ours: mine.wrong, reference: other.wrong, unit: '', target: '<= 0' }),
    result('a suggestion', { ours: median(times) / 1000, unit: 's' }),
  ];
}

async function questions(call) {
  const asked = lines(inRoot('bench', 'data', 'asks-own.jsonl'))
    .filter(({ expect }) => expect?.length > 0)
    .slice(0, QUESTIONS);
  const tell = progressOf('questions');
  /** @type {import('./lib/asks-scoring.mjs').Score[]} */
  const scores = [];
  /** @type {number[]} */
  const times = [];
  for (const [at, question] of asked.entries()) {
    tell(at, asked.length);
    const { body, ms } = await call('/api/ask', { question: question.q });
    times.push(ms);
    scores.push(scoreAnswer(question, body.citations ?? []));
  }
  const first = scores.filter(({ at: place }) => place === 0).length;
  return [
    result(`${asked.length} questions: the right law first`, { ours: (100 * first) / asked.length, unit: '%' }),
    result('a question', { ours: median(times) / 1000, unit: 's' }),
  ];
}

/** An invented authority may be named, as asked about; nothing may be said to follow from it. */
async function inventions(call) {
  const tell = progressOf('invented authorities');
  let stated = 0;
  for (const [at, authority] of INVENTED.entries()) {
    tell(at, INVENTED.length);
    const { body } = await call('/api/ask', { question: `What does ${authority} say about refunds of deposits? Quote it.` });
    const others = INVENTED.filter((other) => other !== authority);
    const isQuoted = (body.citations ?? []).some(({ quotation }) => quotation.includes(authority));
    if (isQuoted || others.some((other) => body.answer.includes(other))) stated += 1;
  }
  return [result(`${INVENTED.length} invented authorities: shown as law`, { ours: stated, unit: '', target: '<= 0' })];
}

async function used(database) {
  const { rows } = await database.query(
    `select count(*)::int as calls, sum(input_tokens + cache_write_tokens)::float as read, sum(cache_read_tokens)::float as cached,
       sum(output_tokens)::float as written, sum(cost_micro_usd)::float as cost from model_usage`,
  );
  const [{ calls, read, cached, written, cost }] = rows;
  const row = (metric, ours, unit) => result(metric, { ours: ours ?? 0, unit });
  return [
    row('calls of the model', calls, ''),
    row('tokens read afresh', read, ''),
    row('tokens read from its cache', cached, ''),
    row('tokens written', written, ''),
    ...(cost === null ? [] : [row('cost by the prices that are set', cost / 1e6, 'US$')]),
  ];
}
