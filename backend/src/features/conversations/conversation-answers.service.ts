import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, IsNull } from 'typeorm';
import type { Answer } from '../ask/ask.views.js';
import { ExchangeNotFoundError } from './conversations.errors.js';
import type { ConversationExchange } from './conversations.views.js';
import { ConversationReader } from './keeping/conversation-reader.js';
import { exchangeText } from './export/conversation-text.js';
import { Exchange } from './keeping/conversations.entity.js';

/** A question that was answered. */
export type AnsweredExchange = ConversationExchange & { answer: Answer };

const isAnswered = (exchange: ConversationExchange): exchange is AnsweredExchange => exchange.answer !== null;

/** Single answers of an owner, for features that look at what was answered. */
@Injectable()
export class ConversationAnswers {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: ConversationReader,
  ) {}

  /** Those of these that were answered, by id; also in conversations that were deleted and can be restored. */
  async byIds(ownerId: string, ids: readonly string[]): Promise<Map<string, AnsweredExchange>> {
    const found = await this.reader.exchangesById(ownerId, ids);
    return new Map(found.filter(isAnswered).map((exchange) => [exchange.id, exchange]));
  }

  /** An answer with its question and sources in words, as exports have it: what a supervisor approves. */
  textOf(exchange: AnsweredExchange): string {
    return exchangeText(exchange);
  }

  /** An answer that its owner sees. @throws ConversationNotFoundError, ExchangeNotFoundError also where there is no answer */
  async one(ownerId: string, conversationId: string, exchangeId: string): Promise<AnsweredExchange> {
    const { id } = await this.reader.conversation(ownerId, conversationId);
    const where = { id: exchangeId, conversationId: id, ownerId, state: 'answered', supersededBy: IsNull() } as const;
    if (!isUUID(exchangeId) || !(await this.database.manager.existsBy(Exchange, where))) throw new ExchangeNotFoundError();
    const exchange = (await this.byIds(ownerId, [exchangeId])).get(exchangeId.toLowerCase());
    if (!exchange) throw new ExchangeNotFoundError();
    return exchange;
  }
}
