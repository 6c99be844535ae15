import type { GraphqlRow, RestRow } from './operations.js';

const ABSENT_ID = '6f1f0b52-0000-4000-8000-000000000000';
const id = `id: "${ABSENT_ID}"`;

/** The REST routes of conversations. */
export const CONVERSATION_ROUTES: Record<string, RestRow> = {
  'GET /api/conversations': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['conversations'] },
  'POST /api/conversations': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['createConversation'] },
  'GET /api/conversations/:id': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['conversation', 'conversationExchanges'] },
  'PUT /api/conversations/:id': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['updateConversation'] },
  'DELETE /api/conversations/:id': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['deleteConversation'] },
  'POST /api/conversations/:id/restore': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['restoreConversation'] },
  'POST /api/conversations/:id/stop': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['stopAnswer'] },
  'GET /api/conversations/:id/exchanges/:exchangeId/receipt': {
    access: 'user',
    keys: ['CONVERSATIONS'],
    graphql: ['answerReceipt'],
  },
  'GET /api/conversations/:id/exchanges/:exchangeId/receipt/check': { access: 'user', keys: ['CONVERSATIONS'], graphql: [] },
  'GET /api/conversations/:id/exchanges/:exchangeId/receipt/file': { access: 'user', keys: ['CONVERSATIONS'], graphql: [] },
  'GET /api/conversations/:id/exchanges/:exchangeId/slip': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['answerSlip'] },
  'GET /api/conversations/:id/exchanges/:exchangeId/slip/file': { access: 'user', keys: ['CONVERSATIONS'], graphql: [] },
  'GET /api/law-changes': { access: 'user', keys: ['CONVERSATIONS', 'DOCUMENTS_READ'], graphql: ['lawChanges'] },
  'POST /api/law-changes/seen': { access: 'user', keys: ['CONVERSATIONS', 'DOCUMENTS_READ'], graphql: ['markLawChangesSeen'] },
  'POST /api/conversations/:id/exchanges/:exchangeId/undo': { access: 'user', keys: ['CONVERSATIONS'], graphql: ['undoConversationEdit'] },
};

/** The root fields of conversations with a harmless call of each. */
export const CONVERSATION_OPERATIONS: Record<string, GraphqlRow> = {
  conversations: { kind: 'query', access: 'user', keys: ['CONVERSATIONS'], call: 'conversations { totalCount }' },
  conversation: { kind: 'query', access: 'user', keys: ['CONVERSATIONS'], call: `conversation(${id}) { id }` },
  conversationExchanges: {
    kind: 'query',
    access: 'user',
    keys: ['CONVERSATIONS'],
    call: `conversationExchanges(conversationId: "${ABSENT_ID}") { totalCount }`,
  },
  answerReceipt: {
    kind: 'query',
    access: 'user',
    keys: ['CONVERSATIONS'],
    call: `answerReceipt(conversationId: "${ABSENT_ID}", exchangeId: "${ABSENT_ID}") { sha256 }`,
  },
  answerSlip: {
    kind: 'query',
    access: 'user',
    keys: ['CONVERSATIONS'],
    call: `answerSlip(conversationId: "${ABSENT_ID}", exchangeId: "${ABSENT_ID}") { title }`,
  },
  rateAnswer: {
    kind: 'mutation',
    access: 'user',
    keys: ['CONVERSATIONS'],
    call: `rateAnswer(conversationId: "${ABSENT_ID}", exchangeId: "${ABSENT_ID}", input: { verdict: UP }) { verdict }`,
  },
  removeAnswerRating: {
    kind: 'mutation',
    access: 'user',
    keys: ['CONVERSATIONS'],
    call: `removeAnswerRating(conversationId: "${ABSENT_ID}", exchangeId: "${ABSENT_ID}") { exchangeId }`,
  },
  withdrawAnswerRating: {
    kind: 'mutation',
    access: 'user',
    keys: ['CONVERSATIONS'],
    call: `withdrawAnswerRating(conversationId: "${ABSENT_ID}", exchangeId: "${ABSENT_ID}")`,
  },
  answerRatings: { kind: 'query', access: 'admin', call: 'answerRatings { totalCount }' },
  answerRatingCounts: { kind: 'query', access: 'admin', call: 'answerRatingCounts { up }' },
  lawChanges: { kind: 'query', access: 'user', keys: ['CONVERSATIONS', 'DOCUMENTS_READ'], call: 'lawChanges { totalCount }' },
  markLawChangesSeen: {
    kind: 'mutation',
    access: 'user',
    keys: ['CONVERSATIONS', 'DOCUMENTS_READ'],
    call: `markLawChangesSeen(input: { ids: ["${ABSENT_ID}"] }) { seen }`,
  },
  createConversation: { kind: 'mutation', access: 'user', keys: ['CONVERSATIONS'], call: 'createConversation { id }' },
  updateConversation: {
    kind: 'mutation',
    access: 'user',
    keys: ['CONVERSATIONS'],
    call: `updateConversation(${id}, input: { pinned: true }) { id }`,
  },
  deleteConversation: { kind: 'mutation', access: 'user', keys: ['CONVERSATIONS'], call: `deleteConversation(${id}) { id }` },
  restoreConversation: { kind: 'mutation', access: 'user', keys: ['CONVERSATIONS'], call: `restoreConversation(${id}) { id }` },
  undoConversationEdit: {
    kind: 'mutation',
    access: 'user',
    keys: ['CONVERSATIONS'],
    call: `undoConversationEdit(${id}, exchangeId: "${ABSENT_ID}") { id }`,
  },
};
