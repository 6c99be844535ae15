import { type KeyScope, USER_SCOPES } from '../../src/core/access/keys/key-scopes.js';
import { ACCOUNT_ROUTES } from './account-routes.js';
import { CONVERSATION_OPERATIONS, CONVERSATION_ROUTES } from './conversation-operations.js';
import { COURT_FORMAT_OPERATIONS, COURT_FORMAT_ROUTES } from './court-format-operations.js';
import { DEADLINE_OPERATIONS, DEADLINE_ROUTES } from './deadline-operations.js';
import { DOCUMENT_ROUTES, LIBRARY_ROUTES } from './document-routes.js';
import { ID_OPERATIONS } from './id-operations.js';
import { INDEX_OPERATIONS } from './index-operations.js';
import { KEY_OPERATIONS } from './key-operations.js';
import type { Access } from './routes.js';
import { CREDENTIALS, SIGN_IN_OPERATIONS } from './sign-in-operations.js';
import { STARTER_OPERATIONS, STARTER_ROUTES } from './starter-operations.js';
import { TEMPLATE_OPERATIONS } from './template-operations.js';
import { WEBHOOK_OPERATIONS, WEBHOOK_ROUTES } from './webhook-operations.js';

export const ABSENT_ID = '6f1f0b52-0000-4000-8000-000000000000';

/** One REST route: who may call it, and the GraphQL fields that do the same. */
export interface RestRow {
  access: Access;
  /** Scopes of which each opens it to API keys; closed to them without. */
  keys?: KeyScope[];
  /** Empty where bytes travel: these stay on REST. */
  graphql: string[];
  /** Closed to logins. */
  keysOnly?: true;
  /** The caller's own session is over after it. */
  endsSession?: true;
}

/** One root field of the schema: who may call it, and a harmless call of it. */
export interface GraphqlRow {
  kind: 'query' | 'mutation' | 'subscription';
  access: Access;
  keys?: KeyScope[];
  call: string;
  endsSession?: true;
}

/** Every REST route of the running application; a test compares the two. */
export const REST: Record<string, RestRow> = {
  ...CONVERSATION_ROUTES,
  ...LIBRARY_ROUTES,
  'GET /health/live': { access: 'public', graphql: [] },
  'GET /health/ready': { access: 'public', graphql: [] },
  'GET /api/openapi.json': { access: 'public', graphql: [] },
  'GET /api/schema.graphql': { access: 'public', graphql: [] },
  'POST /mcp': { access: 'user', keysOnly: true, keys: [...USER_SCOPES], graphql: [] },
  'POST /api/auth/login': { access: 'public', graphql: ['login'] },
  'POST /api/auth/register': { access: 'public', graphql: ['register'] },
  'POST /api/auth/renew': { access: 'user', graphql: ['renewSession'] },
  'POST /api/auth/logout': { access: 'user', graphql: ['logout'], endsSession: true },
  'GET /api/auth/options': { access: 'public', graphql: ['signInOptions'] },
  'POST /api/auth/password-reset': { access: 'public', graphql: ['requestPasswordReset'] },
  'POST /api/auth/password-reset/confirm': { access: 'public', graphql: ['resetPassword'] },
  'POST /api/auth/kept-session': { access: 'user', graphql: [] },
  'POST /api/auth/kept-session/renew': { access: 'public', graphql: [] },
  'POST /api/auth/provider': { access: 'public', graphql: [] },
  'POST /api/auth/provider/finish': { access: 'public', graphql: [] },
  'POST /api/auth/second-factor': { access: 'public', graphql: ['completeLogin'] },
  'POST /api/auth/second-factor/enrol': { access: 'public', graphql: ['beginLoginEnrolment'] },
  'POST /api/auth/second-factor/enrol/confirm': { access: 'public', graphql: ['completeLoginEnrolment'] },
  'GET /api/auth/me': { access: 'user', graphql: ['me'] },
  'PUT /api/auth/profile': { access: 'user', graphql: ['updateProfile'] },
  'GET /api/upload/files': { access: 'user', keys: ['FILES'], graphql: ['referenceFiles'] },
  'POST /api/upload': { access: 'user', keys: ['FILES'], graphql: [] },
  'POST /api/upload/photographs': { access: 'user', keys: ['FILES'], graphql: [] },
  'DELETE /api/upload/files/:filename': { access: 'user', keys: ['FILES'], graphql: ['deleteReferenceFile', 'removeReferenceFile'] },
  'POST /api/ask': { access: 'user', keys: ['ASK'], graphql: ['askQuestion', 'answer'] },
  'GET /api/conversations/:id/export': { access: 'user', keys: ['CONVERSATIONS'], graphql: [] },
  ...ACCOUNT_ROUTES,
  ...WEBHOOK_ROUTES,
  ...STARTER_ROUTES,
  ...DEADLINE_ROUTES,
  ...COURT_FORMAT_ROUTES,
  'GET /api/tokens/balance': { access: 'user', keys: ['DOCUMENTS_READ', 'DOCUMENTS_WRITE'], graphql: ['tokenBalance'] },
  'GET /api/tokens/statement': { access: 'user', keys: ['DOCUMENTS_READ', 'DOCUMENTS_WRITE'], graphql: ['tokenStatement'] },
  ...DOCUMENT_ROUTES,
  'POST /api/admin/template-preview': { access: 'admin', graphql: [] },
  'POST /api/auth/reauthenticate': { access: 'user', graphql: ['reauthenticate'] },
  'POST /api/admin-auth/reauthenticate': { access: 'admin', graphql: ['adminReauthenticate'] },
  'POST /api/auth/confirm-email': { access: 'public', graphql: ['confirmEmail'] },
  'POST /api/admin/users/:id/confirm-email': { access: 'admin', graphql: ['confirmUserEmail'] },
  'POST /api/admin-auth/login': { access: 'public', graphql: ['adminLogin'] },
  'POST /api/admin-auth/logout': { access: 'admin', graphql: ['endAdminSession', 'adminLogout'], endsSession: true },
  'GET /api/admin/documents': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['legalDocuments'] },
  'GET /api/admin/system-status': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['systemStatus'] },
  'POST /api/admin/upload-legal-document': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: [] },
  'DELETE /api/admin/documents/:filename': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['deleteLegalDocument'] },
  'POST /api/admin/documents/:filename/retry': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['retryIndexing'] },
  'PUT /api/admin/documents/:filename': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['editLegalDocument'] },
  'POST /api/admin/documents/:filename/undo-edit': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['undoLegalDocumentEdit'] },
  'PUT /api/admin/documents/:filename/law-status': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['setLawStatus'] },
  'DELETE /api/admin/documents/:filename/law-status': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['setLawStatus'] },
  'POST /api/admin/rebuild-index': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['rebuildIndex'] },
  'GET /api/sources/:id/:form': { access: 'public', graphql: [] },
  'GET /api/admin/users': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['users', 'user', 'userStatistics'] },
  'POST /api/admin/users': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['createUser'] },
  'PUT /api/admin/users/:id': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['updateUser'] },
  'POST /api/admin/users/:id/toggle-admin': { access: 'admin', graphql: ['toggleUserAdmin'] },
  'POST /api/admin/users/:id/toggle-status': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['toggleUserStatus'] },
  'POST /api/admin/users/:id/reset-second-factor': { access: 'admin', graphql: ['resetUserSecondFactor'] },
  'POST /api/admin/users/:id/verify': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['verifyUser'] },
  'DELETE /api/admin/users/:id': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['deactivateUser'] },
  'POST /api/admin/users/:id/add-tokens': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['addTokens'] },
  'POST /api/admin/users/:id/tokens': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['setTokens'] },
  'GET /api/admin/token-pricing': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['tokenPricing'] },
  'POST /api/admin/token-pricing': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['saveTokenPricing'] },
  'POST /api/admin/token-pricing/initialize-defaults': { access: 'admin', keys: ['USERS_ADMIN'], graphql: ['initializeDefaultPricing'] },
};

const id = `id: "${ABSENT_ID}"`;

/** Every root field of the running schema with a harmless call of it; a test compares the two. */
export const GRAPHQL: Record<string, GraphqlRow> = {
  ...WEBHOOK_OPERATIONS,
  ...STARTER_OPERATIONS,
  ...DEADLINE_OPERATIONS,
  ...COURT_FORMAT_OPERATIONS,
  ...CONVERSATION_OPERATIONS,
  ...ID_OPERATIONS,
  ...SIGN_IN_OPERATIONS,
  renewSession: { kind: 'mutation', access: 'user', call: 'renewSession { expiresAt }' },
  endSession: { kind: 'mutation', access: 'user', call: 'endSession { userId }', endsSession: true },
  logout: { kind: 'mutation', access: 'user', call: 'logout', endsSession: true },
  me: { kind: 'query', access: 'user', call: 'me { id }' },
  updateProfile: { kind: 'mutation', access: 'user', call: 'updateProfile(input: { name: "", email: "", phone: "" }) { id }' },
  referenceFiles: { kind: 'query', access: 'user', keys: ['FILES'], call: 'referenceFiles { totalCount }' },
  removeReferenceFile: { kind: 'mutation', access: 'user', keys: ['FILES'], call: `removeReferenceFile(${id}) { id }` },
  deleteReferenceFile: { kind: 'mutation', access: 'user', keys: ['FILES'], call: 'deleteReferenceFile(filename: "absent.txt")' },
  askQuestion: { kind: 'mutation', access: 'user', keys: ['ASK'], call: 'askQuestion(input: { question: " " }) { text }' },
  answer: { kind: 'subscription', access: 'user', keys: ['ASK'], call: 'answer(input: { question: "What is rent?" }) { kind }' },
  stopAnswer: { kind: 'mutation', access: 'user', keys: ['CONVERSATIONS'], call: `stopAnswer(${id}) { id }` },
  changePassword: {
    kind: 'mutation',
    access: 'user',
    call: 'changePassword(input: { currentPassword: "nobody knows", newPassword: "a quiet brown lease" }) { message }',
  },
  secondFactor: { kind: 'query', access: 'user', call: 'secondFactor { enabled }' },
  beginSecondFactor: { kind: 'mutation', access: 'user', call: 'beginSecondFactor(input: { password: "nobody knows" }) { uri }' },
  confirmSecondFactor: { kind: 'mutation', access: 'user', call: 'confirmSecondFactor(input: { code: "0" }) { recoveryCodes }' },
  renewRecoveryCodes: {
    kind: 'mutation',
    access: 'user',
    call: 'renewRecoveryCodes(input: { password: "nobody knows", code: "0" }) { recoveryCodes }',
  },
  disableSecondFactor: {
    kind: 'mutation',
    access: 'user',
    call: 'disableSecondFactor(input: { password: "nobody knows", code: "0" }) { message }',
  },
  loginSessions: { kind: 'query', access: 'user', call: 'loginSessions { id }' },
  endLoginSession: { kind: 'mutation', access: 'user', call: `endLoginSession(${id}) { message }` },
  endOtherLoginSessions: { kind: 'mutation', access: 'user', call: 'endOtherLoginSessions { message }' },
  retentionTerms: { kind: 'query', access: 'user', call: 'retentionTerms { backupDays }' },
  deleteAccount: { kind: 'mutation', access: 'user', call: 'deleteAccount(input: { password: "nobody knows" }) { message }' },
  tokenBalance: { kind: 'query', access: 'user', keys: ['DOCUMENTS_READ', 'DOCUMENTS_WRITE'], call: 'tokenBalance { tokens }' },
  tokenStatement: { kind: 'query', access: 'user', keys: ['DOCUMENTS_READ', 'DOCUMENTS_WRITE'], call: 'tokenStatement { totalCount }' },
  searchSources: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'searchSources(query: "rent") { generation }' },
  sourceDocument: { kind: 'query', access: 'user', keys: ['SEARCH'], call: `sourceDocument(${id}) { id }` },
  sources: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'sources { totalCount }' },
  sourceContents: { kind: 'query', access: 'user', keys: ['SEARCH'], call: `sourceContents(${id}) { source { id } }` },
  libraryCoverage: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'libraryCoverage { total }' },
  documentTemplates: { kind: 'query', access: 'public', call: 'documentTemplates { documentType }' },
  generateDocument: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_WRITE'],
    call: 'generateDocument(input: { documentType: "absent", templateData: {} }) { documentContent }',
  },
  generation: {
    kind: 'subscription',
    access: 'user',
    keys: ['DOCUMENTS_WRITE'],
    call: 'generation(input: { documentType: "absent", templateData: {}, idempotencyKey: "once" }) { kind }',
  },
  documents: { kind: 'query', access: 'user', keys: ['DOCUMENTS_READ'], call: 'documents { totalCount }' },
  documentVersion: { kind: 'query', access: 'user', keys: ['DOCUMENTS_READ'], call: `documentVersion(${id}) { id content }` },
  compareDocumentVersions: {
    kind: 'query',
    access: 'user',
    keys: ['DOCUMENTS_READ'],
    call: `compareDocumentVersions(fromId: "${ABSENT_ID}", toId: "${ABSENT_ID}") { id }`,
  },
  replyLaw: {
    kind: 'query',
    access: 'user',
    keys: ['FILES'],
    call: 'replyLaw(input: { sections: ["Section 4, Absent Act, 1901"] }) { provision }',
  },
  noticeReading: { kind: 'query', access: 'user', keys: ['FILES'], call: 'noticeReading(input: { filename: "absent.txt" }) { kind }' },
  changeProposals: { kind: 'query', access: 'user', keys: ['PROPOSALS'], call: 'changeProposals { id }' },
  proposeChanges: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_WRITE', 'PROPOSALS'],
    call: 'proposeChanges(input: { documentType: "absent", templateData: {} }) { id }',
  },
  answerQuestions: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_WRITE', 'PROPOSALS'],
    call: `answerQuestions(input: { proposalId: "${ABSENT_ID}", answers: [{ question: "1", suggestion: "x" }] }) { id }`,
  },
  keepChanges: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_WRITE'],
    call: `keepChanges(input: { proposalId: "${ABSENT_ID}", accepted: ["1"] }) { notice }`,
  },
  editDocument: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_WRITE'],
    call: `editDocument(input: { documentId: "${ABSENT_ID}", versionId: "${ABSENT_ID}", edits: [{ do: "remove", line: 1 }] }) { documentContent }`,
  },
  discardChanges: { kind: 'mutation', access: 'user', keys: ['DOCUMENTS_WRITE', 'PROPOSALS'], call: `discardChanges(${id}) { id }` },
  unfinishedForms: { kind: 'query', access: 'user', call: 'unfinishedForms { documentType }' },
  keepUnfinishedForm: {
    kind: 'mutation',
    access: 'user',
    call: 'keepUnfinishedForm(input: { documentType: "absent", templateData: {} }) { documentType }',
  },
  discardUnfinishedForm: { kind: 'mutation', access: 'user', call: 'discardUnfinishedForm(documentType: "absent") { documentType }' },
  checkDocument: { kind: 'query', access: 'user', keys: ['DOCUMENTS_READ'], call: 'checkDocument(content: "A deed.") { findingCount }' },
  saveDocumentVersion: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_WRITE'],
    call: `saveDocumentVersion(input: { documentId: "${ABSENT_ID}", content: "A deed." }) { id }`,
  },
  restoreDocumentVersion: { kind: 'mutation', access: 'user', keys: ['DOCUMENTS_WRITE'], call: `restoreDocumentVersion(${id}) { id }` },
  renameDocument: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_WRITE'],
    call: `renameDocument(input: { id: "${ABSENT_ID}", title: "Deed" }) { id }`,
  },
  duplicateDocument: { kind: 'mutation', access: 'user', call: `duplicateDocument(${id}) { id }` },
  deleteDocument: { kind: 'mutation', access: 'user', keys: ['DOCUMENTS_WRITE'], call: `deleteDocument(${id}) { id }` },
  restoreDocument: { kind: 'mutation', access: 'user', keys: ['DOCUMENTS_WRITE'], call: `restoreDocument(${id}) { id }` },
  deleteDocumentVersion: { kind: 'mutation', access: 'user', keys: ['DOCUMENTS_WRITE'], call: `deleteDocumentVersion(${id}) { id }` },
  renderDocument: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_READ'],
    call: 'renderDocument(input: { content: " ", documentType: "absent", format: PDF }) { filename }',
  },
  bundleDocument: {
    kind: 'mutation',
    access: 'user',
    keys: ['FILES'],
    call: `bundleDocument(input: { content: " ", documentType: "absent", annexures: [{ file: "${ABSENT_ID}", mark: "A" }] }) { filename }`,
  },
  cancelRendering: {
    kind: 'mutation',
    access: 'user',
    keys: ['DOCUMENTS_READ', 'FILES'],
    call: `cancelRendering(jobId: "${ABSENT_ID}") { id }`,
  },
  documentRendering: {
    kind: 'query',
    access: 'user',
    keys: ['DOCUMENTS_READ'],
    call: `documentRendering(jobId: "${ABSENT_ID}") { filename }`,
  },
  renderingProgress: {
    kind: 'subscription',
    access: 'user',
    keys: ['DOCUMENTS_READ'],
    call: `renderingProgress(jobId: "${ABSENT_ID}") { filename }`,
  },
  referenceFileProgress: { kind: 'subscription', access: 'user', keys: ['FILES'], call: `referenceFileProgress(${id}) { percent }` },
  adminLogin: { kind: 'mutation', access: 'public', call: `adminLogin(input: ${CREDENTIALS}) { accessToken }` },
  confirmUserEmail: { kind: 'mutation', access: 'admin', call: `confirmUserEmail(id: "${ABSENT_ID}") { message }` },
  adminReauthenticate: {
    kind: 'mutation',
    access: 'admin',
    call: 'adminReauthenticate(input: { password: "nobody knows" }) { confirmedUntil }',
  },
  endAdminSession: { kind: 'mutation', access: 'admin', call: 'endAdminSession { userId }', endsSession: true },
  adminLogout: { kind: 'mutation', access: 'admin', call: 'adminLogout', endsSession: true },
  ...KEY_OPERATIONS,
  legalDocuments: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'legalDocuments { totalCount }' },
  systemStatus: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'systemStatus { totalDocuments }' },
  modelUsage: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'modelUsage { since }' },
  deleteLegalDocument: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: 'deleteLegalDocument(filename: "absent.txt") { message }',
  },
  cancelIndexing: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'cancelIndexing(filename: "absent.txt") { id }' },
  retryIndexing: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'retryIndexing(filename: "absent.txt") { id }' },
  setLawStatus: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: 'setLawStatus(filename: "absent.txt", input: { state: IN_FORCE }) { id }',
  },
  legalDocumentSource: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `legalDocumentSource(${id}) { id }` },
  editLegalDocument: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: 'editLegalDocument(filename: "absent.txt", input: { title: "A" }) { id }',
  },
  undoLegalDocumentEdit: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: 'undoLegalDocumentEdit(filename: "absent.txt") { id }',
  },
  missingLaw: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'missingLaw { totalCount }' },
  guideTopics: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'guideTopics { totalCount }' },
  createTopic: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: 'createTopic(input: { name: "", asks: { en: ["a"] }, law: [{ act: "A", section: "1" }] }) { id }',
  },
  updateTopic: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: `updateTopic(${id}, input: { name: "", asks: { en: ["a"] }, law: [{ act: "A", section: "1" }] }) { id }`,
  },
  deleteTopic: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `deleteTopic(${id}) { message }` },
  savePlainText: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `savePlainText(${id}) { id }` },
  switchPlainText: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `switchPlainText(${id}, enabled: false) { id }` },
  signPlainText: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `signPlainText(${id}, signed: true) { id }` },
  switchTopic: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `switchTopic(${id}, enabled: false) { id }` },
  ...INDEX_OPERATIONS,
  ...TEMPLATE_OPERATIONS,
  createGoldenQuestion: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: 'createGoldenQuestion(input: { question: "", document: "absent.txt" }) { id }',
  },
  updateGoldenQuestion: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: `updateGoldenQuestion(${id}, input: { question: "", document: "absent.txt" }) { id }`,
  },
  deleteGoldenQuestion: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `deleteGoldenQuestion(${id}) { message }` },
  rebuildIndex: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'rebuildIndex { message }' },
  users: { kind: 'query', access: 'admin', keys: ['USERS_ADMIN'], call: 'users { totalCount }' },
  user: { kind: 'query', access: 'admin', keys: ['USERS_ADMIN'], call: `user(${id}) { id }` },
  userStatistics: { kind: 'query', access: 'admin', keys: ['USERS_ADMIN'], call: 'userStatistics { totalCount }' },
  createUser: {
    kind: 'mutation',
    access: 'admin',
    keys: ['USERS_ADMIN'],
    call: 'createUser(input: { name: "", email: "", password: "" }) { message }',
  },
  updateUser: {
    kind: 'mutation',
    access: 'admin',
    keys: ['USERS_ADMIN'],
    call: `updateUser(${id}, input: { name: "", email: "" }) { message }`,
  },
  setUserRole: { kind: 'mutation', access: 'admin', call: `setUserRole(${id}, role: USER) { message }` },
  setUserActive: { kind: 'mutation', access: 'admin', keys: ['USERS_ADMIN'], call: `setUserActive(${id}, active: true) { message }` },
  toggleUserAdmin: { kind: 'mutation', access: 'admin', call: `toggleUserAdmin(${id}) { message }` },
  toggleUserStatus: { kind: 'mutation', access: 'admin', keys: ['USERS_ADMIN'], call: `toggleUserStatus(${id}) { message }` },
  resetUserSecondFactor: { kind: 'mutation', access: 'admin', call: `resetUserSecondFactor(${id}) { message }` },
  verifyUser: { kind: 'mutation', access: 'admin', keys: ['USERS_ADMIN'], call: `verifyUser(${id}) { message }` },
  deactivateUser: { kind: 'mutation', access: 'admin', keys: ['USERS_ADMIN'], call: `deactivateUser(${id}) { message }` },
  addTokens: { kind: 'mutation', access: 'admin', keys: ['USERS_ADMIN'], call: `addTokens(${id}, input: { tokens: 1 }) { change }` },
  setTokens: { kind: 'mutation', access: 'admin', keys: ['USERS_ADMIN'], call: `setTokens(${id}, input: { tokens: 1 }) { change }` },
  tokenPricing: { kind: 'query', access: 'admin', keys: ['USERS_ADMIN'], call: 'tokenPricing { id }' },
  saveTokenPricing: {
    kind: 'mutation',
    access: 'admin',
    keys: ['USERS_ADMIN'],
    call: 'saveTokenPricing(input: { operationType: "", operationName: "", baseTokens: 0 }) { message }',
  },
  initializeDefaultPricing: { kind: 'mutation', access: 'admin', keys: ['USERS_ADMIN'], call: 'initializeDefaultPricing { added }' },
  userTokenStatement: {
    kind: 'query',
    access: 'admin',
    keys: ['USERS_ADMIN'],
    call: `userTokenStatement(userId: "${ABSENT_ID}") { totalCount }`,
  },
  tokenReconciliation: { kind: 'query', access: 'admin', keys: ['USERS_ADMIN'], call: 'tokenReconciliation { balanced }' },
  activity: { kind: 'query', access: 'admin', call: 'activity { day }' },
  auditLog: { kind: 'query', access: 'admin', call: 'auditLog { totalCount }' },
  job: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `job(${id}) { id }` },
  jobs: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'jobs { totalCount }' },
  cancelJob: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `cancelJob(${id}) { id }` },
  retryJob: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `retryJob(${id}) { id }` },
  jobProgress: { kind: 'subscription', access: 'admin', keys: ['LIBRARY_ADMIN'], call: `jobProgress(${id}) { id }` },
};
