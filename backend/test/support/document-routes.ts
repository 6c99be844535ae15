import type { RestRow } from './operations.js';

/** Routes of the library of law. */
export const LIBRARY_ROUTES: Record<string, RestRow> = {
  'POST /api/search': { access: 'user', keys: ['SEARCH'], graphql: ['searchSources'] },
  'GET /api/sources': { access: 'user', keys: ['SEARCH'], graphql: ['sources'] },
  'GET /api/sources/coverage': { access: 'user', keys: ['SEARCH'], graphql: ['libraryCoverage'] },
  'GET /api/sources/:id': { access: 'user', keys: ['SEARCH'], graphql: ['sourceDocument'] },
  'GET /api/sources/:id/sections': { access: 'user', keys: ['SEARCH'], graphql: ['sourceContents'] },
  'GET /api/sources/:id/sections/:label': { access: 'user', keys: ['SEARCH'], graphql: [] },
  'GET /api/sources/:id/cites': { access: 'user', keys: ['SEARCH'], graphql: [] },
  'GET /api/sources/:id/cited-by': { access: 'user', keys: ['SEARCH'], graphql: [] },
};

/** Routes of a document's versions and files. */
export const VERSION_ROUTES: Record<string, RestRow> = {
  'POST /api/documents/:id/versions': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['saveDocumentVersion'] },
  'DELETE /api/documents/:id/versions/:versionId': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['deleteDocumentVersion'] },
  'GET /api/documents/:id.:format': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['renderDocument'] },
  'GET /api/documents/:id/versions': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: [] },
  'GET /api/documents/:id/versions/:versionId': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['documentVersion'] },
  'POST /api/documents/:id/versions/:versionId/restore': {
    access: 'user',
    keys: ['DOCUMENTS_WRITE'],
    graphql: ['restoreDocumentVersion'],
  },
  'GET /api/documents/:id/versions/:versionId/changes': {
    access: 'user',
    keys: ['DOCUMENTS_READ'],
    graphql: ['compareDocumentVersions'],
  },
};

/** Bodies that routes of documents and of the library take. */
export const DOCUMENT_BODIES: Record<string, Record<string, unknown>> = {
  'PUT /api/documents/{id}': { title: 'Lease' },
  'POST /api/documents/{id}/versions': { content: 'A deed.' },
  'POST /api/search': { query: 'receipt for rent', filters: { document_types: ['act'] }, as_on: '2024-07-01', limit: 3 },
};

/** Routes of documents, of changes proposed to them, and of what is kept beside them. */
export const DOCUMENT_ROUTES: Record<string, RestRow> = {
  ...VERSION_ROUTES,
  'GET /api/document/templates': { access: 'public', graphql: ['documentTemplates'] },
  'GET /api/document/templates/:type/schema': { access: 'public', graphql: ['documentTemplateSchema'] },
  'POST /api/document/generate': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['generateDocument', 'generation'] },
  'GET /api/documents': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['documents'] },
  'GET /api/documents/:id': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['document'] },
  'PUT /api/documents/:id': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['renameDocument'] },
  'POST /api/documents/:id/duplicate': { access: 'user', graphql: ['duplicateDocument'] },
  'DELETE /api/documents/:id': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['deleteDocument'] },
  'POST /api/documents/:id/edits': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['editDocument'] },
  'POST /api/documents/:id/restore': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['restoreDocument'] },
  'POST /api/document/check': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['checkDocument'] },
  'POST /api/verify': { access: 'user', keys: ['SEARCH'], graphql: ['verifyText'] },
  'POST /api/verify/files': { access: 'user', keys: ['FILES'], graphql: ['verifyFiles'] },
  'POST /api/document/notice': { access: 'user', keys: ['FILES'], graphql: ['noticeReading'] },
  'POST /api/document/notice/law': { access: 'user', keys: ['FILES'], graphql: ['replyLaw'] },
  'GET /api/document/proposals': { access: 'user', keys: ['PROPOSALS'], graphql: ['changeProposals'] },
  'POST /api/document/proposals': { access: 'user', keys: ['DOCUMENTS_WRITE', 'PROPOSALS'], graphql: ['proposeChanges'] },
  'POST /api/document/proposals/:id/answers': { access: 'user', keys: ['DOCUMENTS_WRITE', 'PROPOSALS'], graphql: ['answerQuestions'] },
  'POST /api/document/proposals/:id/keep': { access: 'user', keys: ['DOCUMENTS_WRITE'], graphql: ['keepChanges'] },
  'DELETE /api/document/proposals/:id': { access: 'user', keys: ['DOCUMENTS_WRITE', 'PROPOSALS'], graphql: ['discardChanges'] },
  'GET /api/document/unfinished': { access: 'user', graphql: ['unfinishedForms'] },
  'PUT /api/document/unfinished/:documentType': { access: 'user', graphql: ['keepUnfinishedForm'] },
  'DELETE /api/document/unfinished/:documentType': { access: 'user', graphql: ['discardUnfinishedForm'] },
  'POST /api/document/download': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['renderDocument', 'documentRendering'] },
  'POST /api/document/bundles': { access: 'user', keys: ['FILES'], graphql: ['bundleDocument'] },
  'DELETE /api/document/bundles/:id': { access: 'user', keys: ['DOCUMENTS_READ', 'FILES'], graphql: ['cancelRendering'] },
  'GET /api/document/files/:id': { access: 'public', graphql: [] },
};
