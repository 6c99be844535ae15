import type { RestRow } from './operations.js';

/** Routes of documents, of changes proposed to them, and of what is kept beside them. */
export const DOCUMENT_ROUTES: Record<string, RestRow> = {
  'GET /api/document/templates': { access: 'public', graphql: ['documentTemplates'] },
  'POST /api/document/generate': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['generateDocument', 'generation'] },
  'GET /api/documents': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['documents'] },
  'GET /api/documents/:id': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['document'] },
  'PUT /api/documents/:id': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['renameDocument'] },
  'POST /api/documents/:id/duplicate': { access: 'user', graphql: ['duplicateDocument'] },
  'DELETE /api/documents/:id': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['deleteDocument'] },
  'POST /api/documents/:id/edits': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['editDocument'] },
  'POST /api/documents/:id/restore': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['restoreDocument'] },
  'POST /api/document/check': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['checkDocument'] },
  'POST /api/document/notice': { access: 'user', keys: ['FILES'], graphql: ['noticeReading'] },
  'POST /api/document/notice/law': { access: 'user', keys: ['FILES'], graphql: ['replyLaw'] },
  'GET /api/document/proposals': { access: 'user', graphql: ['changeProposals'] },
  'POST /api/document/proposals': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['proposeChanges'] },
  'POST /api/document/proposals/:id/answers': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['answerQuestions'] },
  'POST /api/document/proposals/:id/keep': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['keepChanges'] },
  'DELETE /api/document/proposals/:id': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['discardChanges'] },
  'GET /api/document/unfinished': { access: 'user', graphql: ['unfinishedForms'] },
  'PUT /api/document/unfinished/:documentType': { access: 'user', graphql: ['keepUnfinishedForm'] },
  'DELETE /api/document/unfinished/:documentType': { access: 'user', graphql: ['discardUnfinishedForm'] },
  'POST /api/document/download': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['renderDocument', 'documentRendering'] },
  'POST /api/document/bundles': { access: 'user', keys: ['FILES'], graphql: ['bundleDocument'] },
  'DELETE /api/document/bundles/:id': { access: 'user', keys: ['DOCUMENTS_READ', 'FILES'], graphql: ['cancelRendering'] },
  'GET /api/document/files/:id': { access: 'public', graphql: [] },
};
