import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN } from './product.mjs';
import { samplePath } from './sample-pdf.mjs';

export const LAW = [
  { file: 'sample-tenancy-act-2001.txt', type: 'act' },
  { file: 'sample-judgment-mehta-v-kumar.txt', type: 'judgment' },
  { file: 'sample-tenancy-rules-2003.txt', type: 'rule' },
];
/** Of everybody who is made here, unless another one is given. */
export const SEED_PASSWORD = 'a quiet green lease';
/** Loads and then fails: no PDF. */
export const BROKEN_FILE = 'broken.pdf';
const INDEX_LIMIT_MS = 120_000;
const POLL_MS = 300;

/** Fills a fresh product over REST. @param {string} url @returns calls that answer with tokens and ids */
export function seeder(url) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {{ token?: string, form?: FormData | URLSearchParams, json?: unknown }} [request]
   */
  const call = async (method, path, { token, form, json } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const login = async (path, email, password) => {
    const { access_token: token } = await call('POST', path, { form: new URLSearchParams({ username: email, password }) });
    return token;
  };
  const upload = (token, name, bytes, type) => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    for (const [field, value] of Object.entries({ document_type: type, description: 'Sample', source: 'Themis tests' }))
      form.append(field, value);
    return call('POST', '/api/admin/upload-legal-document', { token, form });
  };
  /** Waits until no document is on its way. */
  const indexed = async (token) => {
    const query = '{ legalDocuments(first: 10) { nodes { status } } }';
    for (const deadline = Date.now() + INDEX_LIMIT_MS; Date.now() < deadline; await delay(POLL_MS)) {
      const { data } = await call('POST', '/graphql', { token, json: { query } });
      if (data.legalDocuments.nodes.every(({ status }) => status === 'INDEXED' || status === 'FAILED')) return;
    }
    throw new Error('the sample law was not indexed in time');
  };
  return {
    call,
    /** @param {string} email @param {string} password */
    userToken: (email, password) => login('/api/auth/login', email, password),
    adminToken: () => login('/api/admin-auth/login', ADMIN.email, ADMIN.password),

    /**
     * Registers a person and gives them tokens.
     * @param {string} name
     * @param {string} email
     * @param {{ admin?: string, tokens?: number, password?: string }} [options] `admin` is the token of who gives them
     * @returns {Promise<{ token: string, email: string, password: string }>}
     */
    async user(name, email, { admin, tokens = 0, password = SEED_PASSWORD } = {}) {
      await call('POST', '/api/auth/register', { json: { name, email, phone: '+91 98100 00000', password } });
      if (tokens > 0) {
        const { users } = await call('GET', '/api/admin/users', { token: admin });
        const { id } = users.find((user) => user.email === email);
        await call('POST', `/api/admin/users/${id}/add-tokens`, { token: admin, json: { tokens, reason: 'Sample data' } });
      }
      return { email, password, token: await login('/api/auth/login', email, password) };
    },

    /** Loads the sample law and waits until it is searched. */
    async law(admin) {
      for (const { file, type } of LAW) await upload(admin, file, await readFile(samplePath(file)), type);
      await indexed(admin);
    },

    /** What an administrator has to look after: a file that failed, a golden question, and a template that is not published yet. */
    async upkeep(admin) {
      await upload(admin, BROKEN_FILE, Buffer.from('%PDF-1.7\nno more than its first line'), 'other');
      await indexed(admin);
      const query = 'mutation ($input: GoldenQuestionInput!) { createGoldenQuestion(input: $input) { id } }';
      const input = { question: 'Does the landlord have to give a receipt for rent?', document: LAW[0].file, unit: '4' };
      await call('POST', '/graphql', { token: admin, json: { query, variables: { input } } });
      const template = 'mutation ($input: CreateTemplateInput!) { createTemplate(input: $input) { documentType } }';
      const copy = { documentType: 'custom_house_rules', label: 'House Rules', copyOf: 'rent_agreement', baseTokens: 6 };
      await call('POST', '/graphql', { token: admin, json: { query: template, variables: { input: copy } } });
    },
  };
}
