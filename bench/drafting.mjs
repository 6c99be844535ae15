/**
 * Time to a generated document over REST, ledger and encrypted version included: assembled from clauses, and changed as suggested by a
 * language model that takes no time. The reference for the second is the same prompt sent straight to that model and read to its end.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { backendDist, inRoot } from '../scripts/lib/paths.mjs';
import { signedInUser, startApi } from './lib/api-server.mjs';
import { startChildServer } from './lib/child-server.mjs';
import { drive, send } from './lib/load.mjs';
import { result } from './lib/result.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'drafting';
const USERS = 6;
/** Below what one user may generate in a minute, warm-up and rounds together; the counts are cleared in between. */
const REQUESTS_PER_USER = 18;
const ROUNDS = 4;
const AT_ONCE = 8;
/** Suggestions are worked on in threads, of which one user has few waiting. */
const SUGGESTED_AT_ONCE = 4;
const ASSEMBLED_TARGET = '< 30';
/** What a suggestion may take without a model: its edits are looked at line by line. */
const OVER_MODEL_TARGET = '<= 40';
const FORM = JSON.parse(readFileSync(inRoot('backend', 'test', 'support', 'rent-form.json'), 'utf8'));
const BODY = { document_type: 'rent_agreement', complexity: 'simple', template_data: FORM };
const SUGGESTION = 'Rent to be paid in arrears';

/**
 * @param {{ args?: string[] }} options `--profile` writes CPU profiles of our process to bench/results
 * @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[] }>}
 */
export async function run({ args = [] } = {}) {
  const nodeArgs = args.includes('--profile') ? ['--cpu-prof', `--cpu-prof-dir=${inRoot('bench', 'results')}`] : [];
  const model = await startChildServer(fileURLToPath(new URL('lib/messages-server.mjs', import.meta.url)), { env: process.env });
  try {
    const assembled = await measured({}, nodeArgs, (body) => JSON.parse(body).drafted_by === 'extractive');
    const direct = await straight(model.url);
    const settings = { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'bench', ANTHROPIC_MODEL: 'bench-model' };
    const drafted = await measured(settings, nodeArgs, (body) => JSON.parse(body).drafted_by === 'bench-model', SUGGESTION);
    return { name: NAME, results: report(assembled, drafted, direct) };
  } finally {
    await model.stop();
  }
}

/** Latencies in ms of one request at a time, and of several. */
function measured(settings, nodeArgs, check, suggestion) {
  return withTemporaryFolder(async (folder) => {
    const api = await startApi({ folder, settings, nodeArgs });
    const database = new pg.Client({ connectionString: api.referenceEnv.DATABASE_URL });
    await database.connect();
    try {
      const users = [];
      for (let index = 0; index < USERS; index += 1) users.push((await signedInUser(api.url)).authorization);
      await database.query('update token_accounts set balance = 1000000');
      const body = suggestion ? await revision(api.url, users[0], suggestion) : JSON.stringify(BODY);
      const single = [];
      const several = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        // The first round warms up.
        const kept = round > 0;
        for (const { into, concurrency } of [
          { into: single, concurrency: 1 },
          { into: several, concurrency: suggestion ? SUGGESTED_AT_ONCE : AT_ONCE },
        ]) {
          await database.query('delete from rate_limits');
          for (const authorization of users) {
            const headers = { authorization, 'content-type': 'application/json' };
            const target = { url: `${api.url}/api/document/generate`, method: 'POST', headers, body };
            const { latencies } = await drive(target, { requests: REQUESTS_PER_USER, concurrency, check });
            if (kept) into.push(...latencies);
          }
        }
      }
      return { single, several };
    } finally {
      await database.end();
      await api.stop();
    }
  });
}

/** A request to change a draft that was made before. */
async function revision(url, authorization, modification_suggestions) {
  const headers = { authorization, 'content-type': 'application/json' };
  const made = await fetch(`${url}/api/document/generate`, { method: 'POST', headers, body: JSON.stringify(BODY) });
  const { document_content: previous_document } = await made.json();
  return JSON.stringify({ ...BODY, previous_document, modification_suggestions });
}

/** The prompt that the product would send, sent without it. */
async function straight(url) {
  const { editsPrompt } = await import(backendDist('ports/language-model/anthropic/prompts/edits-v2.js'));
  const { shownLines } = await import(backendDist('features/editing/judging/judge-edits.js'));
  const { TemplateStore } = await import(backendDist('features/templates/engine/template-store.js'));
  const template = new TemplateStore().find('rent_agreement');
  const values = Object.entries(FORM).map(([label, value]) => ({ label, value }));
  const lines = shownLines(template.assemble(FORM));
  const request = { task: 'suggestions', documentLabel: template.label, lines, values, instructions: [SUGGESTION] };
  const prompt = editsPrompt(request, 'f'.repeat(24));
  const body = JSON.stringify({ ...prompt, model: 'bench-model', max_tokens: 8_000, stream: true });
  const target = { url: `${url}/v1/messages`, method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const latencies = [];
  for (let index = 0; index < USERS * REQUESTS_PER_USER * 2; index += 1) {
    const begun = performance.now();
    const { status } = await send(target);
    if (status !== 200) throw new Error(`the model answered ${status}`);
    latencies.push(performance.now() - begun);
  }
  return latencies.slice(USERS * REQUESTS_PER_USER);
}

function report(assembled, drafted, direct) {
  return [
    result('assembled, one at a time, p50', { ours: median(assembled.single), unit: 'ms', target: ASSEMBLED_TARGET }),
    result('assembled, one at a time, p95', { ours: percentile(assembled.single, 0.95), unit: 'ms' }),
    result(`assembled, ${AT_ONCE} at a time, p50`, { ours: median(assembled.several), unit: 'ms' }),
    result('with a model, one at a time, p50', { ours: median(drafted.single), reference: median(direct), unit: 'ms' }),
    result('with a model, what is added to a direct call, p50', {
      ours: median(drafted.single) - median(direct),
      unit: 'ms',
      target: OVER_MODEL_TARGET,
    }),
    result(`with a model, ${SUGGESTED_AT_ONCE} at a time, p50`, { ours: median(drafted.several), unit: 'ms' }),
  ];
}
