import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, IsNull, MoreThan, Not } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { EventBus } from '../../core/events/event-bus.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { MatterAccess, openTo, ownOf } from '../../core/sharing/matter-access.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { type Page, pageOfAll } from '../../core/pages/page.js';
import { CONVERSATIONS_MAX, RESTORABLE_MS } from './keeping/conversation-limits.js';
import { ConversationReader, type OpenExchanges } from './keeping/conversation-reader.js';
import { ConversationSeal } from './keeping/conversation-seal.js';
import { ConversationSearch } from './keeping/conversation-search.js';
import { Conversation, Exchange } from './keeping/conversations.entity.js';
import {
  ConversationNotFoundError,
  ExchangeNotFoundError,
  OthersConversationError,
  TooManyConversationsError,
} from './conversations.errors.js';
import type { ConversationsWindow, ExchangesArgs, UpdateConversationInput } from './conversations.inputs.js';
import type { ConversationConnection, ConversationExchange, ConversationView, DeletedConversation } from './conversations.views.js';
import { stopChannel } from './keeping/kept-exchanges.js';

/** What other features need to write a conversation down. */
export { conversationText } from './export/conversation-text.js';

/** What may be done with kept conversations. Who began one asks in it, renames and stops it; who sees its matter reads it. */
@Injectable()
export class ConversationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: ConversationReader,
    private readonly searching: ConversationSearch,
    private readonly seal: ConversationSeal,
    private readonly events: EventBus,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
    private readonly access: MatterAccess,
  ) {}

  /** @throws RateLimitedError for a search */
  async list(actor: Actor, { search, updatedAfter, matterId, ...page }: ConversationsWindow): Promise<ConversationConnection> {
    if (!search) return { ...(await this.reader.page(actor.userId, { ...page, updatedAfter, matterId })), searchedAll: true };
    const { found: all, searchedAll } = await this.search(actor, search, matterId);
    const found = all.filter((each) => !updatedAfter || each.updatedAt > updatedAfter);
    return { ...pageOfAll(found, page), searchedAll };
  }

  /** @throws ConversationNotFoundError */
  conversation({ userId }: Actor, id: string): Promise<ConversationView> {
    return this.reader.conversation(userId, id);
  }

  /** @throws ConversationNotFoundError */
  exchanges({ userId }: Actor, { conversationId, ...page }: ExchangesArgs, opened: OpenExchanges): Promise<Page<ConversationExchange>> {
    return this.reader.exchanges(userId, conversationId, page, opened);
  }

  /** @throws ConversationNotFoundError */
  allExchanges({ userId }: Actor, id: string): Promise<ConversationExchange[]> {
    return this.reader.allExchanges(userId, id);
  }

  /** Begins an empty conversation. @throws TooManyConversationsError, RateLimitedError */
  async create({ userId: ownerId }: Actor): Promise<ConversationView> {
    await this.limits.consume('conversation-user', ownerId);
    await this.quota.ensureRoom(ownerId);
    const { manager } = this.database;
    if ((await manager.countBy(Conversation, { ownerId })) >= CONVERSATIONS_MAX) {
      await manager.delete(Conversation, { ownerId, deletedAt: Not(IsNull()) });
      if ((await manager.countBy(Conversation, { ownerId })) >= CONVERSATIONS_MAX) throw new TooManyConversationsError(CONVERSATIONS_MAX);
    }
    const id = randomUUID();
    const now = new Date();
    const row: Conversation = {
      id,
      ownerId,
      sealedTitle: this.seal.sealTitle(id, ''),
      pinned: false,
      exchangeCount: 0,
      matterId: null,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await manager.insert(Conversation, row);
    return this.reader.view(ownerId, row);
  }

  /** Renames or pins. @throws ConversationNotFoundError, OthersConversationError */
  async update({ userId: ownerId }: Actor, id: string, { title, pinned }: UpdateConversationInput): Promise<ConversationView> {
    const row = await this.begun(ownerId, id);
    const changed = {
      ...(typeof title === 'string' && { sealedTitle: this.seal.sealTitle(row.id, title) }),
      ...(typeof pinned === 'boolean' && { pinned }),
    };
    if (Object.keys(changed).length > 0) await this.database.manager.update(Conversation, { id: row.id, ownerId }, changed);
    return this.reader.conversation(ownerId, row.id);
  }

  /** Takes a conversation out of every list; it can be restored for an hour. @throws ConversationNotFoundError, MatterRoleError */
  async delete({ userId }: Actor, id: string): Promise<DeletedConversation> {
    const deletedAt = new Date();
    const where = { id, ownerId: openTo(userId, 'read'), deletedAt: IsNull() };
    const row = isUUID(id) ? await this.database.manager.findOneBy(Conversation, where) : null;
    if (!row) throw new ConversationNotFoundError();
    await this.access.ensure(userId, 'govern', row);
    await this.database.manager.update(Conversation, { id: row.id, ownerId: row.ownerId, deletedAt: IsNull() }, { deletedAt });
    await this.events.publish(stopChannel(id), { stop: true });
    return { id, restorableUntil: new Date(deletedAt.getTime() + RESTORABLE_MS) };
  }

  /** Brings a deleted conversation back. @throws ConversationNotFoundError once it is too late */
  async restore({ userId: ownerId }: Actor, id: string): Promise<ConversationView> {
    const deletedAt = MoreThan(new Date(Date.now() - RESTORABLE_MS));
    // One that was deleted with its matter comes back with it.
    if (isUUID(id))
      await this.database.manager
        .createQueryBuilder()
        .update(Conversation)
        .set({ deletedAt: null })
        .where({ id, ownerId: openTo(ownerId, 'govern'), deletedAt })
        .andWhere('not of_deleted_matter(matter_id)')
        .execute();
    return this.reader.conversation(ownerId, id);
  }

  /** Stops the answer that is being written, in whichever process. @throws ConversationNotFoundError, OthersConversationError */
  async stop({ userId }: Actor, id: string): Promise<ConversationView> {
    const conversation = await this.begun(userId, id);
    await this.events.publish(stopChannel(conversation.id), { stop: true });
    return conversation;
  }

  /**
   * Undoes an edit: the question that replaced others goes, with everything after it, and they come back.
   * @throws ConversationNotFoundError, ExchangeNotFoundError when it replaced nothing, or something was asked since
   */
  async undoEdit({ userId: ownerId }: Actor, id: string, exchangeId: string): Promise<ConversationView> {
    const { id: conversationId } = await this.begun(ownerId, id);
    await this.events.publish(stopChannel(conversationId), { stop: true });
    await this.database.transaction(async (manager) => {
      await manager.findOne(Conversation, { where: { id: conversationId, ownerId }, lock: { mode: 'pessimistic_write' } });
      const own = { conversationId, ownerId };
      const replaced = isUUID(exchangeId) ? await manager.countBy(Exchange, { ...own, supersededBy: exchangeId }) : 0;
      if (replaced === 0) throw new ExchangeNotFoundError();
      await manager.delete(Exchange, { ...own, id: exchangeId });
      await manager.update(Exchange, { ...own, supersededBy: exchangeId }, { supersededBy: null });
      await manager.update(Conversation, { id: conversationId, ownerId }, { exchangeCount: await manager.countBy(Exchange, own) });
    });
    return this.reader.conversation(ownerId, conversationId);
  }

  /** A conversation that the caller began. @throws ConversationNotFoundError, OthersConversationError */
  private async begun(userId: string, id: string): Promise<ConversationView> {
    const conversation = await this.reader.conversation(userId, id);
    const isOwn = await this.database.manager.existsBy(Conversation, { id: conversation.id, ownerId: ownOf(userId) });
    if (!isOwn) throw new OthersConversationError();
    return conversation;
  }

  private async search(
    { userId }: Actor,
    words: string,
    matterId?: string | null,
  ): Promise<{ found: ConversationView[]; searchedAll: boolean }> {
    await this.limits.consume('conversation-search-user', userId);
    return this.searching.find(userId, words, matterId);
  }
}
