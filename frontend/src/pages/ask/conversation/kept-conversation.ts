import type { ApolloClient } from '@apollo/client';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { messagesOf, type KeptExchange } from './kept-messages.js';
import { CREATE_CONVERSATION, EXCHANGES, STOP_ANSWER, UNDO_EDIT } from './kept.operations.js';
import type { ChatMessage } from './conversation.js';

export interface OpenedConversation {
  messages: ChatMessage[];
  /** The last question is still being answered. */
  pending: boolean;
}

/** Begins a conversation on the server. @throws what the server refuses it with */
export async function createConversation(client: ApolloClient): Promise<string> {
  const { data } = await client.mutate({ mutation: CREATE_CONVERSATION });
  if (!data) throw new Error('The server gave no conversation');
  return data.createConversation.id;
}

/** The messages of a kept conversation; null when it no longer exists. @throws what the server refuses it with */
export async function openConversation(client: ApolloClient, conversationId: string): Promise<OpenedConversation | null> {
  const exchanges: KeptExchange[] = [];
  try {
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo } = await pageOf(client, conversationId, after);
      for (const node of nodes) exchanges.push(node);
      if (!pageInfo.hasNextPage) return messagesOf(exchanges);
      after = pageInfo.endCursor;
    }
  } catch (error) {
    if (toAppError(error).code === 'CONVERSATION_NOT_FOUND') return null;
    throw error;
  }
}

/** Stops the answer that is being written, on whichever device it was asked for; one that cannot be stopped is completed. */
export function stopKeptAnswer(client: ApolloClient, id: string): void {
  client.mutate({ mutation: STOP_ANSWER, variables: { id } }).catch(() => undefined);
}

/** Brings back what an edited question replaced. @throws when something was asked since */
export async function undoKeptEdit(client: ApolloClient, id: string, exchangeId: string): Promise<void> {
  await client.mutate({ mutation: UNDO_EDIT, variables: { id, exchangeId } });
}

async function pageOf(client: ApolloClient, conversationId: string, after: string | null) {
  const { data } = await client.query({ query: EXCHANGES, variables: { conversationId, after }, fetchPolicy: 'no-cache' });
  if (!data?.conversationExchanges) throw new Error('The server gave no page');
  return data.conversationExchanges;
}
