import type { Access } from './routes.js';

export const ABSENT_ID = '6f1f0b52-0000-4000-8000-000000000000';

/** One REST route: who may call it, and the GraphQL fields that do the same. */
export interface RestRow {
  access: Access;
  /** Empty where bytes travel: these stay on REST. */
  graphql: string[];
  /** The caller's own session is over after it. */
  endsSession?: true;
}

/** Every REST route of the running application; a test compares the two. */
export const REST: Record<string, RestRow> = {
  'GET /health/live': { access: 'public', graphql: [] },
  'GET /health/ready': { access: 'public', graphql: [] },
  'GET /api/openapi.json': { access: 'public', graphql: [] },
  'POST /api/auth/login': { access: 'public', graphql: ['login'] },
  'POST /api/auth/register': { access: 'public', graphql: ['register'] },
  'POST /api/auth/renew': { access: 'user', graphql: ['renewSession'] },
  'POST /api/auth/logout': { access: 'user', graphql: ['logout'], endsSession: true },
  'GET /api/auth/me': { access: 'user', graphql: ['me'] },
  'PUT /api/auth/profile': { access: 'user', graphql: ['updateProfile'] },
  'GET /api/upload/files': { access: 'user', graphql: ['referenceFiles'] },
  'POST /api/upload': { access: 'user', graphql: [] },
  'DELETE /api/upload/files/:filename': { access: 'user', graphql: ['deleteReferenceFile'] },
  'POST /api/ask': { access: 'user', graphql: ['askQuestion', 'answer'] },
  'GET /api/tokens/balance': { access: 'user', graphql: ['tokenBalance', 'tokenStatement'] },
  'GET /api/document/templates': { access: 'public', graphql: ['documentTemplates'] },
  'POST /api/document/generate': { access: 'user', graphql: ['generateDocument', 'generation'] },
  'POST /api/document/download': { access: 'user', graphql: ['renderDocument', 'documentRendering'] },
  'GET /api/document/files/:id': { access: 'public', graphql: [] },
  'POST /api/admin-auth/login': { access: 'public', graphql: ['adminLogin'] },
  'POST /api/admin-auth/logout': { access: 'admin', graphql: ['adminLogout'], endsSession: true },
  'GET /api/admin/documents': { access: 'admin', graphql: ['legalDocuments'] },
  'GET /api/admin/system-status': { access: 'admin', graphql: ['systemStatus'] },
  'POST /api/admin/upload-legal-document': { access: 'admin', graphql: [] },
  'DELETE /api/admin/documents/:filename': { access: 'admin', graphql: ['deleteLegalDocument'] },
  'POST /api/admin/rebuild-index': { access: 'admin', graphql: ['rebuildIndex'] },
  'GET /api/sources/:id/:form': { access: 'public', graphql: [] },
  'GET /api/admin/users': { access: 'admin', graphql: ['users', 'user', 'userStatistics'] },
  'POST /api/admin/users': { access: 'admin', graphql: ['createUser'] },
  'PUT /api/admin/users/:id': { access: 'admin', graphql: ['updateUser'] },
  'POST /api/admin/users/:id/toggle-admin': { access: 'admin', graphql: ['toggleUserAdmin'] },
  'POST /api/admin/users/:id/toggle-status': { access: 'admin', graphql: ['toggleUserStatus'] },
  'POST /api/admin/users/:id/verify': { access: 'admin', graphql: ['verifyUser'] },
  'DELETE /api/admin/users/:id': { access: 'admin', graphql: ['deactivateUser'] },
  'POST /api/admin/users/:id/add-tokens': { access: 'admin', graphql: ['addTokens'] },
  'POST /api/admin/users/:id/tokens': { access: 'admin', graphql: ['setTokens'] },
  'GET /api/admin/token-pricing': { access: 'admin', graphql: ['tokenPricing'] },
  'POST /api/admin/token-pricing': { access: 'admin', graphql: ['saveTokenPricing'] },
  'POST /api/admin/token-pricing/initialize-defaults': { access: 'admin', graphql: ['initializeDefaultPricing'] },
};

const credentials = '{ email: "nobody@themis.test", password: "nobody knows" }';
const id = `id: "${ABSENT_ID}"`;

/** Every root field of the running schema with a harmless call of it; a test compares the two. */
export const GRAPHQL: Record<string, { kind: 'query' | 'mutation' | 'subscription'; access: Access; call: string; endsSession?: true }> = {
  login: { kind: 'mutation', access: 'public', call: `login(input: ${credentials}) { accessToken }` },
  register: { kind: 'mutation', access: 'public', call: 'register(input: { name: "", email: "", phone: "", password: "" }) { id }' },
  renewSession: { kind: 'mutation', access: 'user', call: 'renewSession { expiresAt }' },
  logout: { kind: 'mutation', access: 'user', call: 'logout', endsSession: true },
  me: { kind: 'query', access: 'user', call: 'me { id }' },
  updateProfile: { kind: 'mutation', access: 'user', call: 'updateProfile(input: { name: "", email: "", phone: "" }) { id }' },
  referenceFiles: { kind: 'query', access: 'user', call: 'referenceFiles { totalCount }' },
  deleteReferenceFile: { kind: 'mutation', access: 'user', call: 'deleteReferenceFile(filename: "absent.txt")' },
  askQuestion: { kind: 'mutation', access: 'user', call: 'askQuestion(input: { question: " " }) { text }' },
  answer: { kind: 'subscription', access: 'user', call: 'answer(input: { question: "What is rent?" }) { kind }' },
  tokenBalance: { kind: 'query', access: 'user', call: 'tokenBalance { tokens }' },
  tokenStatement: { kind: 'query', access: 'user', call: 'tokenStatement { totalCount }' },
  searchSources: { kind: 'query', access: 'user', call: 'searchSources(query: "rent") { generation }' },
  sourceDocument: { kind: 'query', access: 'user', call: `sourceDocument(${id}) { id }` },
  documentTemplates: { kind: 'query', access: 'public', call: 'documentTemplates { documentType }' },
  generateDocument: {
    kind: 'mutation',
    access: 'user',
    call: 'generateDocument(input: { documentType: "absent", templateData: {} }) { documentContent }',
  },
  generation: {
    kind: 'subscription',
    access: 'user',
    call: 'generation(input: { documentType: "absent", templateData: {} }) { kind }',
  },
  documents: { kind: 'query', access: 'user', call: 'documents { totalCount }' },
  document: { kind: 'query', access: 'user', call: `document(${id}) { id }` },
  documentVersion: { kind: 'query', access: 'user', call: `documentVersion(${id}) { id content }` },
  compareDocumentVersions: {
    kind: 'query',
    access: 'user',
    call: `compareDocumentVersions(fromId: "${ABSENT_ID}", toId: "${ABSENT_ID}") { id }`,
  },
  checkDocument: { kind: 'query', access: 'user', call: 'checkDocument(content: "A deed.") { findingCount }' },
  saveDocumentVersion: {
    kind: 'mutation',
    access: 'user',
    call: `saveDocumentVersion(input: { documentId: "${ABSENT_ID}", content: "A deed." }) { id }`,
  },
  restoreDocumentVersion: { kind: 'mutation', access: 'user', call: `restoreDocumentVersion(${id}) { id }` },
  renameDocument: { kind: 'mutation', access: 'user', call: `renameDocument(input: { id: "${ABSENT_ID}", title: "Deed" }) { id }` },
  deleteDocument: { kind: 'mutation', access: 'user', call: `deleteDocument(${id}) { id }` },
  deleteDocumentVersion: { kind: 'mutation', access: 'user', call: `deleteDocumentVersion(${id}) { id }` },
  renderDocument: {
    kind: 'mutation',
    access: 'user',
    call: 'renderDocument(input: { content: " ", documentType: "absent", format: PDF }) { filename }',
  },
  documentRendering: { kind: 'query', access: 'user', call: `documentRendering(jobId: "${ABSENT_ID}") { filename }` },
  adminLogin: { kind: 'mutation', access: 'public', call: `adminLogin(input: ${credentials}) { accessToken }` },
  adminLogout: { kind: 'mutation', access: 'admin', call: 'adminLogout', endsSession: true },
  legalDocuments: { kind: 'query', access: 'admin', call: 'legalDocuments { totalCount }' },
  systemStatus: { kind: 'query', access: 'admin', call: 'systemStatus { totalDocuments }' },
  deleteLegalDocument: { kind: 'mutation', access: 'admin', call: 'deleteLegalDocument(filename: "absent.txt") { message }' },
  cancelIndexing: { kind: 'mutation', access: 'admin', call: 'cancelIndexing(filename: "absent.txt") { id }' },
  retryIndexing: { kind: 'mutation', access: 'admin', call: 'retryIndexing(filename: "absent.txt") { id }' },
  indexGenerations: { kind: 'query', access: 'admin', call: 'indexGenerations { id }' },
  rollBackIndex: { kind: 'mutation', access: 'admin', call: 'rollBackIndex { message }' },
  goldenQuestions: { kind: 'query', access: 'admin', call: 'goldenQuestions { id }' },
  goldenQuestionCheck: { kind: 'query', access: 'admin', call: 'goldenQuestionCheck { total }' },
  createGoldenQuestion: {
    kind: 'mutation',
    access: 'admin',
    call: 'createGoldenQuestion(input: { question: "", document: "absent.txt" }) { id }',
  },
  updateGoldenQuestion: {
    kind: 'mutation',
    access: 'admin',
    call: `updateGoldenQuestion(${id}, input: { question: "", document: "absent.txt" }) { id }`,
  },
  deleteGoldenQuestion: { kind: 'mutation', access: 'admin', call: `deleteGoldenQuestion(${id}) { message }` },
  rebuildIndex: { kind: 'mutation', access: 'admin', call: 'rebuildIndex { message }' },
  users: { kind: 'query', access: 'admin', call: 'users { totalCount }' },
  user: { kind: 'query', access: 'admin', call: `user(${id}) { id }` },
  userStatistics: { kind: 'query', access: 'admin', call: 'userStatistics { totalCount }' },
  createUser: { kind: 'mutation', access: 'admin', call: 'createUser(input: { name: "", email: "", password: "" }) { message }' },
  updateUser: { kind: 'mutation', access: 'admin', call: `updateUser(${id}, input: { name: "", email: "" }) { message }` },
  toggleUserAdmin: { kind: 'mutation', access: 'admin', call: `toggleUserAdmin(${id}) { message }` },
  toggleUserStatus: { kind: 'mutation', access: 'admin', call: `toggleUserStatus(${id}) { message }` },
  verifyUser: { kind: 'mutation', access: 'admin', call: `verifyUser(${id}) { message }` },
  deactivateUser: { kind: 'mutation', access: 'admin', call: `deactivateUser(${id}) { message }` },
  addTokens: { kind: 'mutation', access: 'admin', call: `addTokens(${id}, input: { tokens: 1 }) { change }` },
  setTokens: { kind: 'mutation', access: 'admin', call: `setTokens(${id}, input: { tokens: 1 }) { change }` },
  tokenPricing: { kind: 'query', access: 'admin', call: 'tokenPricing { id }' },
  saveTokenPricing: {
    kind: 'mutation',
    access: 'admin',
    call: 'saveTokenPricing(input: { operationType: "", operationName: "", baseTokens: 0 }) { message }',
  },
  initializeDefaultPricing: { kind: 'mutation', access: 'admin', call: 'initializeDefaultPricing { added }' },
  userTokenStatement: { kind: 'query', access: 'admin', call: `userTokenStatement(userId: "${ABSENT_ID}") { totalCount }` },
  tokenReconciliation: { kind: 'query', access: 'admin', call: 'tokenReconciliation { balanced }' },
  auditLog: { kind: 'query', access: 'admin', call: 'auditLog { totalCount }' },
  job: { kind: 'query', access: 'admin', call: `job(${id}) { id }` },
  jobs: { kind: 'query', access: 'admin', call: 'jobs { totalCount }' },
  cancelJob: { kind: 'mutation', access: 'admin', call: `cancelJob(${id}) { id }` },
  retryJob: { kind: 'mutation', access: 'admin', call: `retryJob(${id}) { id }` },
  jobProgress: { kind: 'subscription', access: 'admin', call: `jobProgress(${id}) { id }` },
};
