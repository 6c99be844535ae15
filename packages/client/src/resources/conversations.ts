import type { ConversationPartsFragment, ConversationsQueryVariables, ExchangesQuery, UpdateConversationInput } from '../gql/graphql.js';
import {
  CONVERSATION,
  CONVERSATIONS,
  CREATE_CONVERSATION,
  DELETE_CONVERSATION,
  EXCHANGES,
  RESTORE_CONVERSATION,
  STOP_ANSWER,
  UPDATE_CONVERSATION,
} from '../operations/conversations.js';
import { sent } from '../errors.js';
import { everyRow } from '../pages.js';
import type { CallOptions, Transport } from '../transport.js';

export type Conversation = ConversationPartsFragment;
export type Exchange = NonNullable<ExchangesQuery['page']>['nodes'][number];
export type ConversationFilter = Omit<ConversationsQueryVariables, 'first' | 'after'>;

/** Kept questions with their answers; ask in one by its id as `conversationId`. Needs the scope CONVERSATIONS. */
export class Conversations {
  constructor(private readonly transport: Transport) {}

  list(filter: ConversationFilter = {}, options: CallOptions = {}): AsyncGenerator<Conversation> {
    return everyRow(async (place) => (await this.transport.read(CONVERSATIONS, { ...filter, ...place }, options)).page);
  }

  async get(id: string, options: CallOptions = {}): Promise<Conversation> {
    return sent((await this.transport.read(CONVERSATION, { id }, options)).conversation);
  }

  /** Every question of a conversation with its answer. */
  exchanges(conversationId: string, options: CallOptions = {}): AsyncGenerator<Exchange> {
    return everyRow(async (place) => (await this.transport.read(EXCHANGES, { conversationId, ...place }, options)).page);
  }

  async create(options: CallOptions = {}): Promise<Conversation> {
    return (await this.transport.change(CREATE_CONVERSATION, {}, options)).conversation;
  }

  /** Renames or pins a conversation. */
  async update(id: string, input: UpdateConversationInput, options: CallOptions = {}): Promise<Conversation> {
    return (await this.transport.change(UPDATE_CONVERSATION, { id, input }, options)).conversation;
  }

  /** Deletes a conversation; until `restorableUntil` it can be restored. */
  async delete(id: string, options: CallOptions = {}): Promise<{ id: string; restorableUntil: string }> {
    return (await this.transport.change(DELETE_CONVERSATION, { id }, options)).deleted;
  }

  async restore(id: string, options: CallOptions = {}): Promise<Conversation> {
    return (await this.transport.change(RESTORE_CONVERSATION, { id }, options)).conversation;
  }

  /** Stops the answer that is being written. */
  async stop(id: string, options: CallOptions = {}): Promise<Conversation> {
    return (await this.transport.change(STOP_ANSWER, { id }, options)).conversation;
  }
}
