import { send } from './load.mjs';

const QUESTION_WORDS = 20;

/** The beginning of a section: it stands in one word for word. `law` has `acts` acts of `sections` sections. */
export function questionOf(law, { acts, sections }, number) {
  const words = law.sections(number % acts, sections)[number % sections].split(' ');
  return words.slice(0, QUESTION_WORDS).join(' ');
}

function form(fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

async function postForm(url, authorization, fields) {
  const response = await fetch(url, { method: 'POST', headers: { authorization }, body: form(fields) });
  await response.arrayBuffer();
  return response.status;
}

/** @returns {Promise<number>} the status */
export const downloadPdf = (url, authorization, content) =>
  postForm(`${url}/api/document/download`, authorization, { document_content: content, document_type: 'will', format: 'pdf' });

/** @returns {Promise<number>} the status */
export const uploadFile = (url, authorization, name, bytes) =>
  postForm(`${url}/api/upload/`, authorization, { files: new File([bytes], name) });

/** @returns {Promise<{ status: number | undefined, body: string }>} */
export const postAs = (url, authorization, path, value) =>
  send({ url: url + path, method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(value) });

/** @returns {Promise<number | undefined>} the status */
export const askQuestion = async (url, authorization, question) => (await postAs(url, authorization, '/api/ask/', { question })).status;
