import type { GraphqlRow, RestRow } from './operations.js';

const ABSENT_ID = '6f1f0b52-0000-4000-8000-000000000000';
const id = `id: "${ABSENT_ID}"`;

/** The REST routes of conversations. */
export const CONVERSATION_ROUTES: Record<string, RestRow> = {
  'GET /api/conversations': { access: 'user', graphql: ['conversations'] },
  'POST /api/conversations': { access: 'user', graphql: ['createConversation'] },
  'GET /api/conversations/:id': { access: 'user', graphql: ['conversation', 'conversationExchanges'] },
  'PUT /api/conversations/:id': { access: 'user', graphql: ['updateConversation'] },
  'DELETE /api/conversations/:id': { access: 'user', graphql: ['deleteConversation'] },
  'POST /api/conversations/:id/restore': { access: 'user', graphql: ['restoreConversation'] },
  'POST /api/conversations/:id/stop': { access: 'user', graphql: ['stopAnswer'] },
  'POST /api/conversations/:id/exchanges/:exchangeId/undo': { access: 'user', graphql: ['undoConversationEdit'] },
};

/** The root fields of conversations with a harmless call of each. */
export const CONVERSATION_OPERATIONS: Record<string, GraphqlRow> = {
  conversations: { kind: 'query', access: 'user', call: 'conversations { totalCount }' },
  conversation: { kind: 'query', access: 'user', call: `conversation(${id}) { id }` },
  conversationExchanges: {
    kind: 'query',
    access: 'user',
    call: `conversationExchanges(conversationId: "${ABSENT_ID}") { totalCount }`,
  },
  createConversation: { kind: 'mutation', access: 'user', call: 'createConversation { id }' },
  updateConversation: { kind: 'mutation', access: 'user', call: `updateConversation(${id}, input: { pinned: true }) { id }` },
  deleteConversation: { kind: 'mutation', access: 'user', call: `deleteConversation(${id}) { id }` },
  restoreConversation: { kind: 'mutation', access: 'user', call: `restoreConversation(${id}) { id }` },
  undoConversationEdit: {
    kind: 'mutation',
    access: 'user',
    call: `undoConversationEdit(${id}, exchangeId: "${ABSENT_ID}") { id }`,
  },
};
