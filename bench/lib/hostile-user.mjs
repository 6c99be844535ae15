/**
 * A process of its own that sends all that one user may send, so that what is measured does not wait for it. Its parent sends
 * `{ url, authorization, seed, law, connections }` and later `stop`; it answers `{ counts }`.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { agentFrom, loginTarget } from './accounts.mjs';
import { send } from './load.mjs';
import { MadeUpLaw } from './made-up-law.mjs';
import { manyPages } from './slow-files.mjs';
import { askQuestion, downloadPdf, postAs, questionOf, uploadFile } from './user-requests.mjs';

const PAUSE_AFTER_REFUSAL_MS = 100;
const CLAUSE = 'The Lessee shall pay the monthly rent on or before the fifth day of each month, failing which interest shall accrue.';
const CHECK = `query ($content: String!) { checkDocument(content: $content) { findingCount } }`;

process.once('disconnect', () => process.exit());
const [order] = await once(process, 'message');
const end = new AbortController();
process.once('message', () => end.abort());
process.send?.({ counts: await attack(order, end.signal) }, undefined, undefined, () => process.exit());

async function attack({ url, authorization, seed, law, connections }, signal) {
  const words = new MadeUpLaw(seed);
  const clauses = Array.from({ length: 6000 }, (_, n) => `${n + 1}. ${CLAUSE}\n\n`).join('');
  const [long, content] = [clauses.slice(0, 900_000), clauses.slice(0, 450_000)];
  const slow = manyPages(3000, 900);
  const agent = agentFrom(7);
  let sent = 0;
  const sends = {
    pdf: () => downloadPdf(url, authorization, long),
    file: () => uploadFile(url, authorization, `slow-${(sent += 1)}.pdf`, slow),
    question: () => askQuestion(url, authorization, questionOf(words, law, (sent += 1))),
    check: async () => {
      const { status, body } = await postAs(url, authorization, '/graphql', { query: CHECK, variables: { content } });
      return body.includes('"errors"') ? 429 : status;
    },
    login: async () => (await send(loginTarget(url, 'nobody@themis.test', randomBytes(8).toString('hex')), agent)).status,
  };
  const counts = await Promise.all(
    Object.entries(connections).map(async ([what, count]) => {
      const outcome = { what, taken: 0, refused: 0 };
      const repeat = async () => {
        while (!signal.aborted) {
          const status = await sends[what]().catch(() => 0);
          if (status === 429 || status === 0) {
            outcome.refused += 1;
            await delay(PAUSE_AFTER_REFUSAL_MS);
          } else outcome.taken += 1;
        }
      };
      await Promise.race([Promise.all(Array.from({ length: count }, repeat)), once(signal, 'abort')]);
      return outcome;
    }),
  );
  agent.destroy();
  return counts;
}
