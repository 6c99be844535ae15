import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, IsNull, LessThan, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { channel } from '../../../core/events/channel.js';
import { ownOf } from '../../../core/sharing/matter-access.js';
import { StorageQuota } from '../../../core/quota/storage-quota.js';
import { EventBus } from '../../../core/events/event-bus.js';
import type { ConversationKeeper, KeptExchange, KeptQuestion, KeptTurn } from '../../ask/conversation-keeper.service.js';
import { CONVERSATION_MAX_BYTES, EXCHANGES_MAX, STALE_MS } from './conversation-limits.js';
import { ConversationSeal, type StoredReply } from './conversation-seal.js';
import { titleOf } from './conversation-title.js';
import { Conversation, Exchange, type StoredExchangeState } from './conversations.entity.js';
import {
  ConversationBusyError,
  ConversationFullError,
  ConversationNotFoundError,
  ConversationOutsideMatterError,
  ConversationTooLongError,
  ExchangeNotFoundError,
} from '../conversations.errors.js';

/** Earlier exchanges that a question is understood with. */
const HISTORY_EXCHANGES = 3;

/** Channel on which the owner of a conversation stops the answer that is being written. */
export const stopChannel = (conversationId: string) => channel<{ stop: true }>(`conversation.${conversationId}`, 'drop-oldest');

/** Writes questions and their answers into conversations, each of which only who began it asks in. One question of a conversation is answered at a time. */
@Injectable()
export class KeptExchanges implements ConversationKeeper {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: ConversationSeal,
    private readonly events: EventBus,
    private readonly quota: StorageQuota,
  ) {}

  /** @throws ConversationNotFoundError, ExchangeNotFoundError, ConversationBusyError, ConversationFullError, ConversationTooLongError, ConversationOutsideMatterError */
  async begin({ userId }: Actor, order: KeptQuestion): Promise<KeptExchange> {
    await this.quota.ensureRoom(userId);
    const stopped = new AbortController();
    const listening = new AbortController();
    // Before the question is stored: whoever sees it there may stop it.
    const stops = this.events.subscribe(stopChannel(order.conversationId), { signal: listening.signal });
    void (async () => {
      for await (const _stop of stops) stopped.abort(new Error('stopped by its owner'));
    })().catch(() => undefined);
    try {
      const { id, matterId, history } = await this.database.transaction((manager) => this.store(manager, userId, order));
      const settle = (state: StoredExchangeState, reply: StoredReply) => this.settle(userId, id, state, reply);
      return {
        id,
        matterId,
        history,
        stopped: stopped.signal,
        answered: (answer) => settle('answered', { text: answer.text, answer, reason: null }),
        ended: (state, text, reason) => settle(state, { text, answer: null, reason }),
        close: () => listening.abort(),
      };
    } catch (error) {
      listening.abort();
      throw error;
    }
  }

  /** An exchange that was deleted in the meantime, or settled by an undo, is left alone. */
  private async settle(ownerId: string, id: string, state: StoredExchangeState, reply: StoredReply): Promise<void> {
    const changed = { state, sealedReply: this.seal.sealReply(id, reply), answeredAt: new Date() };
    await this.database.manager.update(Exchange, { id, ownerId, state: 'pending' }, changed);
  }

  private async store(
    manager: EntityManager,
    ownerId: string,
    order: KeptQuestion,
  ): Promise<{ id: string; matterId: string | null; history: KeptTurn[] }> {
    const { conversationId: given, question, referenceFilename, asOn, replaces } = order;
    const where = { id: given, ownerId: ownOf(ownerId), deletedAt: IsNull() };
    const conversation = isUUID(given) ? await manager.findOne(Conversation, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!conversation) throw new ConversationNotFoundError();
    const { id: conversationId, matterId } = conversation;
    if (order.matterId !== null && order.matterId.toLowerCase() !== matterId) throw new ConversationOutsideMatterError();
    const id = randomUUID();
    await manager.delete(Exchange, { conversationId, ownerId, supersededBy: Not(IsNull()) });
    const number =
      replaces === null ? conversation.exchangeCount + 1 : await this.supersede(manager, ownerId, conversationId, replaces, id);
    await this.ensureRoom(manager, ownerId, conversationId, number);
    const now = new Date();
    await manager.insert(Exchange, {
      id,
      conversationId,
      ownerId,
      number,
      state: 'pending',
      sealedQuestion: this.seal.sealQuestion(id, { text: question, referenceFilename, asOn }),
      sealedReply: null,
      supersededBy: null,
      askedAt: now,
      answeredAt: null,
    });
    const untitled = this.seal.title(conversationId, conversation.sealedTitle) === '';
    await manager.update(
      Conversation,
      { id: conversationId, ownerId },
      { exchangeCount: number, updatedAt: now, ...(untitled && { sealedTitle: this.seal.sealTitle(conversationId, titleOf(question)) }) },
    );
    return { id, matterId, history: await this.history(manager, ownerId, conversationId, number) };
  }

  /** Takes an exchange and what follows it out of sight. @returns its number, which the new question gets */
  private async supersede(manager: EntityManager, ownerId: string, conversationId: string, replaced: string, by: string): Promise<number> {
    const where = { id: replaced, conversationId, ownerId };
    const first = isUUID(replaced) ? await manager.findOne(Exchange, { select: { id: true, number: true }, where }) : null;
    if (!first) throw new ExchangeNotFoundError();
    await manager.update(Exchange, { conversationId, ownerId, number: MoreThanOrEqual(first.number) }, { supersededBy: by });
    return first.number;
  }

  private async ensureRoom(manager: EntityManager, ownerId: string, conversationId: string, number: number): Promise<void> {
    if (number > EXCHANGES_MAX) throw new ConversationFullError(EXCHANGES_MAX);
    const since = MoreThan(new Date(Date.now() - STALE_MS));
    const waiting = { conversationId, ownerId, state: 'pending', supersededBy: IsNull(), askedAt: since } as const;
    if (await manager.existsBy(Exchange, waiting)) throw new ConversationBusyError();
    const [{ bytes }] = await manager.query<[{ bytes: string }]>(
      `select coalesce(sum(octet_length(sealed_question) + coalesce(octet_length(sealed_reply), 0)), 0) as bytes
       from conversation_exchanges where conversation_id = $1 and owner_id = $2`,
      [conversationId, ownerId],
    );
    if (Number(bytes) > CONVERSATION_MAX_BYTES) throw new ConversationTooLongError();
  }

  private async history(manager: EntityManager, ownerId: string, conversationId: string, number: number): Promise<KeptTurn[]> {
    const rows = await manager.find(Exchange, {
      where: { conversationId, ownerId, state: 'answered', supersededBy: IsNull(), number: LessThan(number) },
      order: { number: 'DESC' },
      take: HISTORY_EXCHANGES,
    });
    return rows
      .reverse()
      .flatMap(({ id, sealedQuestion, sealedReply }): KeptTurn[] => [
        { role: 'user', text: this.seal.question(id, sealedQuestion).text },
        ...(sealedReply ? [{ role: 'assistant' as const, text: this.seal.reply(id, sealedReply).text }] : []),
      ]);
  }
}
