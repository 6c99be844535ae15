import { setTimeout as delay } from 'node:timers/promises';
import { send } from './load.mjs';

const INDEX_LIMIT_MS = 60_000;
const POLL_MS = 200;

/** Uploads made-up acts as an administrator and waits until all are indexed. */
export async function loadLaw({ url, admin }, law, { acts, sections }) {
  for (let act = 0; act < acts; act += 1) {
    const form = new FormData();
    form.append('file', new File([law.act(act, sections)], `act-${act}.txt`, { type: 'text/plain' }));
    for (const [name, value] of Object.entries({ document_type: 'act', description: '', source: '' })) form.append(name, value);
    const { status } = await fetch(`${url}/api/admin/upload-legal-document`, {
      method: 'POST',
      headers: { authorization: admin },
      body: form,
    });
    if (status !== 201) throw new Error(`the upload answered ${status}`);
  }
  for (const deadline = Date.now() + INDEX_LIMIT_MS; ; await delay(POLL_MS)) {
    const answer = await send({ url: `${url}/api/admin/documents`, headers: { authorization: admin } });
    if (JSON.parse(answer.body).documents.every(({ status }) => status === 'indexed')) return;
    if (Date.now() > deadline) throw new Error('the library was not indexed in time');
  }
}
