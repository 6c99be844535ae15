import { setTimeout as delay } from 'node:timers/promises';
import { send } from './load.mjs';
import { progressOf } from './progress.mjs';

const INDEX_LIMIT_MS = 60_000;
/** For a hundred real acts and judgments, some of them long or scanned, with their vectors, on a machine that others use too. */
const FILES_LIMIT_MS = 90 * 60_000;
const POLL_MS = 200;
const DONE = ['indexed', 'failed'];

/** Uploads made-up acts as an administrator and waits until all are indexed. */
export async function loadLaw(product, law, { acts, sections }) {
  for (let act = 0; act < acts; act += 1)
    await upload(product, new File([law.act(act, sections)], `act-${act}.txt`, { type: 'text/plain' }), 'act');
  const failed = await allRead(product, INDEX_LIMIT_MS);
  if (failed.length > 0) throw new Error(`not indexed: ${failed.join(', ')}`);
}

/**
 * Uploads files as an administrator and waits until all are read.
 * @param {{ url: string, admin: string }} product
 * @param {import('./law-files.mjs').LawFile[]} files
 * @returns {Promise<string[]>} names of those that could not be read
 */
export async function loadFiles(product, files) {
  for (const { name, type, read } of files) {
    const media = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain';
    await upload(product, new File([new Uint8Array(read())], name, { type: media }), type);
  }
  return allRead(product, FILES_LIMIT_MS);
}

async function upload({ url, admin }, file, type) {
  const form = new FormData();
  form.append('file', file);
  for (const [name, value] of Object.entries({ document_type: type, description: '', source: '' })) form.append(name, value);
  const response = await fetch(`${url}/api/admin/upload-legal-document`, { method: 'POST', headers: { authorization: admin }, body: form });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`the upload of ${file.name} answered ${response.status}: ${text.slice(0, 200)}`);
}

async function allRead({ url, admin }, limitMs) {
  const tell = progressOf('files read');
  for (const deadline = Date.now() + limitMs; ; await delay(POLL_MS)) {
    const answer = await send({ url: `${url}/api/admin/documents`, headers: { authorization: admin } });
    const { documents } = JSON.parse(answer.body);
    tell(documents.filter(({ status }) => DONE.includes(status)).length, documents.length);
    if (documents.every(({ status }) => DONE.includes(status)))
      return documents.filter(({ status }) => status === 'failed').map(({ filename }) => filename);
    if (Date.now() > deadline) throw new Error('the library was not indexed in time');
  }
}
