import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { ADMIN } from './app.js';
import { CREATED, type Made, mutation, named, onUser, post, PRICE, type Row, user } from './audit-row.js';
import type { Client } from './client.js';
import { KEY_GRAPHQL_ROWS, KEY_REST_ROWS } from './key-audit-rows.js';
import { FEATURE_GRAPHQL_ROWS, FEATURE_REST_ROWS } from './feature-audit-rows.js';
import { rebuild } from './library.js';
import { customTemplate, publishedTemplate, publishTemplate, saveTemplate } from './own-templates.js';

/** An e-mail that somebody else changed, and an administrator of long standing. */
const changedEmail: Row['prepare'] = async (_admin, { id }, database) => {
  await database.query(`insert into unconfirmed_emails (user_id, confirmed_email) values ($1, $2)`, [id, `before-${id}@themis.test`]);
  await database.query(`update users set admin_since = now() - interval '8 days' where email = $1`, [ADMIN.email]);
  return '';
};

/** A job that no worker will take: the queue was never told of it. */
const job =
  (state: 'queued' | 'failed'): NonNullable<Row['prepare']> =>
  async (_admin, { lawId }, database) => {
    const id = randomUUID();
    await database.query(
      `insert into jobs (id, name, queue, payload, max_attempts, subject, state, dispatched_at, finished_at)
       values ($1, 'ingest-legal-document', 'ingest', $2, 1, $3, $4, now(), $5)`,
      [id, { documentId: lawId, version: 1 }, `legal-document:${lawId}`, state, state === 'failed' ? new Date() : null],
    );
    return id;
  };
async function addGolden(admin: Client, law: string): Promise<string> {
  const input = `input: { question: "Who is audited?", document: "${law}" }`;
  const { data } = await admin.graphql<{ createGoldenQuestion: { id: string } }>(`mutation { createGoldenQuestion(${input}) { id } }`);
  return data?.createGoldenQuestion.id ?? '';
}
const golden: NonNullable<Row['prepare']> = (admin, { law }) => addGolden(admin, law);
const TOPIC = (name: string): string =>
  `input: { name: "${name}", asks: { en: ["who is audited"] }, law: [{ act: "Sample Act, 2001", section: "1" }] }`;
const topic = async (admin: Client): Promise<string> => {
  const { data } = await admin.graphql<{ createTopic: { id: string } }>(`mutation { createTopic(${TOPIC('Audited')}) { id } }`);
  return data?.createTopic.id ?? '';
};
const letterhead: NonNullable<Row['prepare']> = async (admin) => {
  await admin.graphql('mutation { setHouseStyle(input: { header: "Mehta & Rao", footer: "", marginMm: 25 }) { header } }');
  return '';
};
const onJob =
  (field: string): Row['call'] =>
  (admin, { prepared }) =>
    admin.graphql(`mutation { ${field}(id: "${prepared}") { id } }`);
const onLaw =
  (field: string): Row['call'] =>
  (admin, { law }) =>
    admin.graphql(`mutation { ${field}(filename: "${law}") { status } }`);
const editLaw = (admin: Client, { law }: Pick<Made, 'law'>): Promise<unknown> =>
  admin.graphql(`mutation { editLegalDocument(filename: "${law}", input: { year: 1999 }) { id } }`);

const REPEALED = named(
  'legal-document.set-law-status',
  /^legal-document:/,
  { lawStatus: null },
  { lawStatus: expect.objectContaining({ state: 'repealed' }) },
);

const failedLaw: NonNullable<Row['prepare']> = async (_admin, { lawId }, database) => {
  await database.query(`update legal_documents set status = 'failed' where id = $1`, [lawId]);
  return '';
};

/** A second factor as if its owner had set it up. */
const secondFactor: NonNullable<Row['prepare']> = async (_admin, { id }, database) => {
  await database.query(`insert into second_factors (user_id, sealed_secret, confirmed_at) values ($1, '\\x00', now())`, [id]);
  return '';
};

export const REST_ROWS: Record<string, Row> = {
  ...FEATURE_REST_ROWS,
  ...KEY_REST_ROWS,
  'POST /api/admin/users/:id/reset-second-factor': {
    prepare: secondFactor,
    call: post('reset-second-factor'),
    entry: user('second-factor.reset'),
  },
  'POST /api/admin/users/:id/confirm-email': {
    prepare: changedEmail,
    call: post('confirm-email'),
    entry: user('user.confirm-email'),
  },
  'POST /api/admin-auth/reauthenticate': {
    call: (admin) => admin.post('/api/admin-auth/reauthenticate', { password: ADMIN.password }),
    entry: user('admin.reauthenticate'),
  },
  'POST /api/admin-auth/logout': { call: (admin) => admin.post('/api/admin-auth/logout'), entry: user('admin.logout') },
  'POST /api/admin/upload-legal-document': {
    call: (admin) =>
      admin.multipart('/api/admin/upload-legal-document', { file: new File(['1. Audited.— Text.'], 'audited.txt'), document_type: 'act' }),
    entry: {
      action: 'legal-document.upload',
      subject_name: 'audited.txt',
      after: expect.objectContaining({ documentType: 'act' }) as never,
    },
  },
  'DELETE /api/admin/documents/:filename': {
    call: (admin, { law }) => admin.delete(`/api/admin/documents/${law}`),
    entry: { action: 'legal-document.delete', before: expect.objectContaining({ documentType: 'rule' }) as never, after: null },
  },
  'POST /api/admin/documents/:filename/retry': {
    prepare: failedLaw,
    call: (admin, { law }) => admin.post(`/api/admin/documents/${law}/retry`),
    entry: named('legal-document.retry', /^legal-document:/),
  },
  'PUT /api/admin/documents/:filename/law-status': {
    call: (admin, { law }) => admin.put(`/api/admin/documents/${law}/law-status`, { state: 'repealed', repealed_on: '2020-01-01' }),
    entry: REPEALED,
  },
  'DELETE /api/admin/documents/:filename/law-status': {
    prepare: async (admin, { law }) => {
      await admin.put(`/api/admin/documents/${law}/law-status`, { state: 'repealed', repealed_on: '2020-01-01' });
      return '';
    },
    call: (admin, { law }) => admin.delete(`/api/admin/documents/${law}/law-status`),
    entry: { ...REPEALED, before: REPEALED.after ?? null, after: { lawStatus: null } },
  },
  'PUT /api/admin/documents/:filename': {
    call: (admin, { law }) => admin.put(`/api/admin/documents/${law}`, { year: 1999 }),
    entry: named('legal-document.edit', /^legal-document:/, { given: {} }, { given: { year: 1999 } }),
  },
  'POST /api/admin/documents/:filename/undo-edit': {
    prepare: (admin, { law }) => editLaw(admin, { law }).then(() => ''),
    call: (admin, { law }) => admin.post(`/api/admin/documents/${law}/undo-edit`),
    entry: named('legal-document.undo-edit', /^legal-document:/, { given: { year: 1999 } }, { given: {} }),
  },
  'POST /api/admin/rebuild-index': { call: (admin) => admin.post('/api/admin/rebuild-index'), entry: { action: 'index.rebuild' } },
  'POST /api/admin/users': {
    call: (admin) => admin.post('/api/admin/users', CREATED),
    entry: user('user.create', undefined, { email: CREATED.email, role: 'user', tokens: 20 }),
  },
  'PUT /api/admin/users/:id': {
    call: (admin, { id }) => admin.put(`/api/admin/users/${id}`, { name: 'Renamed', email: `${id}@themis.test` }),
    entry: user('user.update', { name: 'Asha Mehta' }, { name: 'Renamed' }),
  },
  'POST /api/admin/users/:id/toggle-admin': {
    call: post('toggle-admin'),
    entry: user('user.toggle-admin', { role: 'user' }, { role: 'admin' }),
  },
  'POST /api/admin/users/:id/toggle-status': {
    call: post('toggle-status'),
    entry: user('user.toggle-status', { isActive: true }, { isActive: false }),
  },
  'POST /api/admin/users/:id/verify': { call: post('verify'), entry: user('user.verify', { isVerified: false }, { isVerified: true }) },
  'DELETE /api/admin/users/:id': {
    call: (admin, { id }) => admin.delete(`/api/admin/users/${id}`),
    entry: user('user.deactivate', { isActive: true }, { isActive: false }),
  },
  'POST /api/admin/users/:id/add-tokens': {
    call: post('add-tokens', { tokens: 5, reason: 'Paid' }),
    entry: { ...user('tokens.add', { tokens: 20 }, { tokens: 25 }), reason: 'Paid' },
  },
  'POST /api/admin/users/:id/tokens': {
    call: post('tokens', { tokens: 5, reason: 'Corrected' }),
    entry: { ...user('tokens.set', { tokens: 20 }, { tokens: 5 }), reason: 'Corrected' },
  },
  'POST /api/admin/token-pricing': {
    call: (admin) => admin.post('/api/admin/token-pricing', PRICE),
    entry: {
      action: 'pricing.create',
      subject: 'pricing:audited',
      before: null,
      after: expect.objectContaining({ baseTokens: 3 }) as never,
    },
  },
  'POST /api/admin/token-pricing/initialize-defaults': {
    call: (admin) => admin.post('/api/admin/token-pricing/initialize-defaults'),
    entry: { action: 'pricing.initialize-defaults', after: { added: 0 } },
  },
};

export const GRAPHQL_ROWS: Record<string, Row> = {
  ...FEATURE_GRAPHQL_ROWS,
  resetUserSecondFactor: { prepare: secondFactor, call: onUser('resetUserSecondFactor'), entry: user('second-factor.reset') },
  confirmUserEmail: { prepare: changedEmail, call: onUser('confirmUserEmail'), entry: user('user.confirm-email') },
  ...KEY_GRAPHQL_ROWS,
  adminReauthenticate: {
    call: mutation(`adminReauthenticate(input: { password: "${ADMIN.password}" }) { confirmedUntil }`),
    entry: user('admin.reauthenticate'),
  },
  endAdminSession: { call: mutation('endAdminSession { userId }'), entry: user('admin.logout') },
  adminLogout: { call: mutation('adminLogout'), entry: user('admin.logout') },
  deleteLegalDocument: {
    call: (admin, { law }) => admin.graphql(`mutation { deleteLegalDocument(filename: "${law}") { message } }`),
    entry: { action: 'legal-document.delete' },
  },
  rebuildIndex: { call: mutation('rebuildIndex { message }'), entry: { action: 'index.rebuild' } },
  cancelIndexing: { prepare: job('queued'), call: onLaw('cancelIndexing'), entry: named('legal-document.cancel', /^legal-document:/) },
  retryIndexing: {
    prepare: failedLaw,
    call: onLaw('retryIndexing'),
    entry: named('legal-document.retry', /^legal-document:/),
  },
  cancelJob: { prepare: job('queued'), call: onJob('cancelJob'), entry: named('job.cancel', /^job:/, { state: 'queued' }) },
  retryJob: { prepare: job('failed'), call: onJob('retryJob'), entry: named('job.retry', /^job:/, { state: 'failed' }) },
  chooseSentenceModel: {
    call: mutation('chooseSentenceModel(name: "none") { state }'),
    entry: named('sentence-model.choose', /^sentence-model$/, { choice: null }, { choice: 'none' }),
  },
  stopVectors: {
    call: mutation('stopVectors { paused }'),
    entry: named('sentence-model.stop', /^sentence-model$/, undefined, { paused: true }),
  },
  startVectors: {
    call: mutation('startVectors { paused }'),
    entry: named('sentence-model.start', /^sentence-model$/, undefined, { paused: false }),
  },
  setHouseStyle: {
    call: mutation('setHouseStyle(input: { header: "Mehta & Rao", footer: "", marginMm: 25 }) { header }'),
    entry: named('house-style.set', /^house-style$/, undefined, { header: 'Mehta & Rao', marginMm: 25, logo: null }),
  },
  clearHouseStyle: {
    prepare: letterhead,
    call: mutation('clearHouseStyle { wasSet }'),
    entry: named('house-style.remove', /^house-style$/, { header: 'Mehta & Rao' }),
  },
  removeHouseStyle: {
    prepare: letterhead,
    call: mutation('removeHouseStyle'),
    entry: named('house-style.remove', /^house-style$/, { header: 'Mehta & Rao' }),
  },
  writeSectionQuestions: {
    call: mutation('writeSectionQuestions(tokensPerDay: 20000, tokensInAll: 30000) { state }'),
    entry: named('section-questions.start', /^section-questions$/, undefined, { tokensPerDay: 20000, tokensInAll: 30000 }),
  },
  cancelSectionQuestions: {
    call: mutation('cancelSectionQuestions { state }'),
    entry: named('section-questions.cancel', /^section-questions$/),
  },
  strikeSectionQuestion: {
    prepare: async (_admin, { lawId }, database) => {
      const hash = `decode(repeat('0a', 32), 'hex')`;
      await database.query('insert into questioned_documents (document_id, version) values ($1, 1) on conflict do nothing', [lawId]);
      await database.query(
        `insert into questioned_sections (document_id, hash, place, unit, heading) values ($1, ${hash}, 0, '1', '') on conflict do nothing`,
        [lawId],
      );
      const [question] = await database.query<[{ id: string }]>(
        `insert into section_questions (id, document_id, hash, language, question)
         values (gen_random_uuid(), $1, ${hash}, 'en', 'Who is audited?') returning id`,
        [lawId],
      );
      return question.id;
    },
    call: (admin, { prepared }) => admin.graphql(`mutation { strikeSectionQuestion(id: "${prepared}") { id } }`),
    entry: named('section-question.strike', /^section-question:/, { question: 'Who is audited?' }),
  },
  rollBackIndex: {
    prepare: async (admin) => (await rebuild(admin)).state,
    call: mutation('rollBackIndex { generation }'),
    entry: named('index.roll-back', /^index$/, { generation: expect.any(String) }, { generation: expect.any(String) }),
    outside: true,
  },
  editLegalDocument: { call: editLaw, entry: named('legal-document.edit', /^legal-document:/, { given: {} }, { given: { year: 1999 } }) },
  undoLegalDocumentEdit: {
    prepare: (admin, { law }) => editLaw(admin, { law }).then(() => ''),
    call: onLaw('undoLegalDocumentEdit'),
    entry: named('legal-document.undo-edit', /^legal-document:/, { given: { year: 1999 } }, { given: {} }),
  },
  setLawStatus: {
    call: (admin, { law }) =>
      admin.graphql(`mutation { setLawStatus(filename: "${law}", input: { state: REPEALED, repealedOn: "2020-01-01" }) { id } }`),
    entry: REPEALED,
  },
  createTopic: {
    call: topic,
    entry: named('topic.create', /^topic:/, undefined, { name: 'Audited' }),
  },
  updateTopic: {
    prepare: topic,
    call: (admin, { prepared }) => admin.graphql(`mutation { updateTopic(id: "${prepared}", ${TOPIC('Audited anew')}) { id } }`),
    entry: named('topic.update', /^topic:/, { name: 'Audited' }, { name: 'Audited anew' }),
  },
  deleteTopic: {
    prepare: topic,
    call: (admin, { prepared }) => admin.graphql(`mutation { deleteTopic(id: "${prepared}") { message } }`),
    entry: named('topic.delete', /^topic:/, { name: 'Audited' }),
  },
  switchTopic: {
    prepare: topic,
    call: (admin, { prepared }) => admin.graphql(`mutation { switchTopic(id: "${prepared}", enabled: false) { id } }`),
    entry: named('topic.switch', /^topic:/, { enabled: true }, { enabled: false }),
  },
  savePlainText: {
    prepare: topic,
    call: (admin, { prepared }) =>
      admin.graphql(`mutation { savePlainText(id: "${prepared}", input: { region: "IN", leftOut: [], sentences: [
        { slot: RIGHT, en: "You can appeal.", hi: "आप अपील कर सकते हैं।", pins: ["RTI 19(1)"] },
        { slot: COST, en: "It is free.", hi: "यह मुफ़्त है।", pins: ["RTI 7(6)"] }] }) { id } }`),
    entry: named('topic.text', /^topic:/, undefined, { sentences: ['You can appeal.', 'It is free.'] }),
  },
  switchPlainText: {
    prepare: topic,
    call: (admin, { prepared }) => admin.graphql(`mutation { switchPlainText(id: "${prepared}", enabled: false) { id } }`),
    entry: named('topic.text-switch', /^topic:/, undefined, { enabled: false }),
  },
  signPlainText: {
    call: (admin) => admin.graphql('mutation { signPlainText(id: "rti-no-reply", signed: true) { id } }'),
    entry: named('topic.text-sign', /^topic:/, undefined, { signed: true }),
  },
  createTemplate: {
    call: customTemplate,
    entry: named('template.create', /^template:custom_/, undefined, { label: 'Audited', revision: 1 }),
  },
  saveTemplate: {
    prepare: customTemplate,
    call: saveTemplate,
    entry: named('template.save', /^template:custom_/, { revision: 1 }, { label: 'Audited anew', revision: 2 }),
  },
  publishTemplate: {
    prepare: customTemplate,
    call: publishTemplate,
    entry: named('template.publish', /^template:custom_/, { publishedVersion: null }, { publishedVersion: 1 }),
  },
  withdrawTemplate: {
    prepare: publishedTemplate,
    call: (admin, { prepared }) => admin.graphql(`mutation { withdrawTemplate(documentType: "${prepared}") { documentType } }`),
    entry: named('template.withdraw', /^template:custom_/, { publishedVersion: 1 }, { publishedVersion: null }),
  },
  removeTemplate: {
    prepare: customTemplate,
    call: (admin, { prepared }) => admin.graphql(`mutation { removeTemplate(documentType: "${prepared}") { documentType } }`),
    entry: named('template.delete', /^template:custom_/, { label: 'Audited', revision: 1 }),
  },
  deleteTemplate: {
    prepare: customTemplate,
    call: (admin, { prepared }) => admin.graphql(`mutation { deleteTemplate(documentType: "${prepared}") }`),
    entry: named('template.delete', /^template:custom_/, { label: 'Audited', revision: 1 }),
  },
  restoreTemplateVersion: {
    prepare: publishedTemplate,
    call: (admin, { prepared }) =>
      admin.graphql(`mutation { restoreTemplateVersion(documentType: "${prepared}", number: 1, revision: 1) { documentType } }`),
    entry: named('template.restore', /^template:custom_/, { revision: 1 }, { revision: 2 }),
  },
  setTemplatePrice: {
    prepare: customTemplate,
    call: (admin, { prepared }) =>
      admin.graphql(`mutation { setTemplatePrice(input: { documentType: "${prepared}", baseTokens: 7 }) { cost } }`),
    entry: named('pricing.update', /^pricing:custom_/, { baseTokens: 3 }, { baseTokens: 7 }),
  },
  createGoldenQuestion: {
    call: (admin, { law }) => addGolden(admin, law),
    entry: named('golden-question.create', /^golden-question:/, undefined, { question: 'Who is audited?' }),
  },
  updateGoldenQuestion: {
    prepare: golden,
    call: (admin, { prepared, law }) =>
      admin.graphql(`mutation { updateGoldenQuestion(id: "${prepared}", input: { question: "Who else?", document: "${law}" }) { id } }`),
    entry: named('golden-question.update', /^golden-question:/, { question: 'Who is audited?' }, { question: 'Who else?' }),
  },
  deleteGoldenQuestion: {
    prepare: golden,
    call: (admin, { prepared }) => admin.graphql(`mutation { deleteGoldenQuestion(id: "${prepared}") { message } }`),
    entry: named('golden-question.delete', /^golden-question:/, { question: 'Who is audited?' }),
  },
  createUser: {
    call: mutation('createUser(input: { name: "Audited", email: "audited-2@themis.test", password: "six-6-audited" }) { message }'),
    entry: user('user.create', undefined, { email: 'audited-2@themis.test' }),
  },
  updateUser: {
    call: (admin, { id }) =>
      admin.graphql(`mutation { updateUser(id: "${id}", input: { name: "Renamed", email: "${id}@x.test" }) { message } }`),
    entry: user('user.update', { name: 'Asha Mehta' }, { name: 'Renamed' }),
  },
  setUserRole: {
    call: (admin, { id }) => admin.graphql(`mutation { setUserRole(id: "${id}", role: ADMIN) { message } }`),
    entry: user('user.set-role', { role: 'user' }, { role: 'admin' }),
  },
  setUserActive: {
    call: (admin, { id }) => admin.graphql(`mutation { setUserActive(id: "${id}", active: false) { message } }`),
    entry: user('user.set-active', { isActive: true }, { isActive: false }),
  },
  toggleUserAdmin: { call: onUser('toggleUserAdmin'), entry: user('user.toggle-admin') },
  toggleUserStatus: { call: onUser('toggleUserStatus'), entry: user('user.toggle-status') },
  verifyUser: { call: onUser('verifyUser'), entry: user('user.verify') },
  deactivateUser: { call: onUser('deactivateUser'), entry: user('user.deactivate') },
  addTokens: {
    call: (admin, { id }) => admin.graphql(`mutation { addTokens(id: "${id}", input: { tokens: 1, reason: "Gift" }) { change } }`),
    entry: { ...user('tokens.add', { tokens: 20 }, { tokens: 21 }), reason: 'Gift' },
  },
  setTokens: {
    call: (admin, { id }) => admin.graphql(`mutation { setTokens(id: "${id}", input: { tokens: 1 }) { change } }`),
    entry: user('tokens.set', { tokens: 20 }, { tokens: 1 }),
  },
  saveTokenPricing: {
    call: mutation('saveTokenPricing(input: { operationType: "audited", operationName: "Again", baseTokens: 4 }) { message }'),
    entry: {
      action: 'pricing.update',
      before: expect.objectContaining({ baseTokens: 3 }) as never,
      after: expect.objectContaining({ baseTokens: 4 }) as never,
    },
  },
  initializeDefaultPricing: { call: mutation('initializeDefaultPricing { added }'), entry: { action: 'pricing.initialize-defaults' } },
};
