import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type FindOperator, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { openForAnswer } from '../../../core/answers/answer-budget.js';
import { decodeSequence, decodeSorted, encodeSequence, encodeSorted } from '../../../core/pages/cursor.js';
import { type CursorQuery, type Page, type PageQuery, pageFrom } from '../../../core/pages/page.js';
import { reachOf } from '../../../core/pages/reach.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { listedFor, mayUse, openTo, sqlCondition } from '../../../core/sharing/matter-access.js';
import { ROWS_AT_ONCE, STALE_MS } from './conversation-limits.js';
import { ConversationSeal } from './conversation-seal.js';
import { Conversation, Exchange } from './conversations.entity.js';
import { ConversationNotFoundError } from '../conversations.errors.js';
import { type ConversationExchange, type ConversationView, ExchangeState } from '../conversations.views.js';

/** Opens exchanges by their ids, in that order. */
export type OpenExchanges = (ids: readonly string[]) => Promise<ConversationExchange[]>;

const ORDER = 'conversations';

const seen = (account: string): string => mayUse('read', { owner: 'c.owner_id', matter: 'c.matter_id', account });
/** For `conversationId` of an exchange: somebody sees the conversation. */
const conversationOpenTo = (reader: string): FindOperator<string> =>
  sqlCondition((id) => `exists (select from conversations c where c.id = ${id} and ${seen(':reader')})`, { reader });

/** Reads kept conversations, the caller's own and those of matters that they see; every query names who asks, so that a stranger's id finds nothing. */
@Injectable()
export class ConversationReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: ConversationSeal,
  ) {}

  /** Those in which something was asked: pinned ones first, then the last used first. */
  async page(
    userId: string,
    { updatedAfter, matterId, ...page }: PageQuery & { updatedAfter?: Date | null; matterId?: string | null },
  ): Promise<Page<ConversationView>> {
    const { from, take, skip, beyond, order } = reachOf(page, 'DESC');
    const query = this.shown(userId, matterId, order);
    if (updatedAfter) query.andWhere('conversation.updatedAt > :updatedAfter', { updatedAfter });
    const all = query.clone();
    if (from) {
      const { value, id } = decodeSorted(ORDER, from);
      const [pinned, at] = value.split(' ');
      query.andWhere(`(conversation.pinned, conversation.updatedAt, conversation.id) ${beyond} (:pinned, :at, :id)`, {
        pinned: pinned === 'true',
        at: new Date(at ?? ''),
        id,
      });
    }
    const rows = await query.skip(skip).take(take).getMany();
    const cursor = ({ pinned, updatedAt, id }: Conversation) => encodeSorted(ORDER, { value: `${pinned} ${updatedAt.toISOString()}`, id });
    const found = pageFrom(rows, page, () => all.getCount(), cursor);
    return { ...found, nodes: found.nodes.map((row) => this.view(userId, row)) };
  }

  /** The first of the same list, without a page. */
  async first(userId: string, most: number, matterId?: string | null): Promise<ConversationView[]> {
    return (await this.shown(userId, matterId).take(most).getMany()).map((row) => this.view(userId, row));
  }

  /** @throws ConversationNotFoundError also for one that was deleted */
  async conversation(userId: string, id: string): Promise<ConversationView> {
    const row = isUUID(id)
      ? await this.database.manager.findOneBy(Conversation, { id, ownerId: openTo(userId, 'read'), deletedAt: IsNull() })
      : null;
    if (!row) throw new ConversationNotFoundError();
    return this.view(userId, row);
  }

  /** Those of these that are not deleted, by id. */
  async byIds(userId: string, ids: readonly string[]): Promise<Map<string, ConversationView>> {
    const rows = await this.database.manager.findBy(Conversation, {
      id: In([...ids]),
      ownerId: openTo(userId, 'read'),
      deletedAt: IsNull(),
    });
    return new Map(rows.map((row) => [row.id, this.view(userId, row)]));
  }

  /**
   * The exchanges of a conversation, oldest first.
   * @param opened opens exchanges by their ids, in that order
   * @throws ConversationNotFoundError
   */
  async exchanges(userId: string, conversationId: string, query: CursorQuery, opened: OpenExchanges): Promise<Page<ConversationExchange>> {
    const { from, take, beyond, order } = reachOf(query, 'ASC');
    const { id, exchangeCount } = await this.conversation(userId, conversationId);
    const isBeyond = beyond === '>' ? MoreThan : LessThan;
    const rows = await this.database.manager.find(Exchange, {
      select: { id: true, number: true },
      where: { conversationId: id, supersededBy: IsNull(), ...(from && { number: isBeyond(Number(decodeSequence(from))) }) },
      order: { number: order },
      take,
    });
    const page = pageFrom(rows, query, exchangeCount, ({ number }) => encodeSequence(String(number)));
    return { ...page, nodes: await opened(page.nodes.map((row) => row.id)) };
  }

  /** Exchanges by their ids, for an answer. @throws AnswerTooLargeError before they are read */
  async exchangesForAnswer(userId: string, ids: readonly string[]): Promise<ConversationExchange[]> {
    const [row] = await this.database.query<{ bytes: string }[]>(
      `select coalesce(sum(octet_length(sealed_question) + coalesce(octet_length(sealed_reply), 0)), 0) as bytes
       from conversation_exchanges where id = any($2) and exists (
         select from conversations c where c.id = conversation_id and ${seen('$1')})`,
      [userId, ids],
    );
    await openForAnswer(Number(row?.bytes ?? 0));
    return this.exchangesById(userId, ids);
  }

  /** All exchanges of a conversation, oldest first. @throws ConversationNotFoundError */
  async allExchanges(userId: string, conversationId: string): Promise<ConversationExchange[]> {
    const found: ConversationExchange[] = [];
    const opened: OpenExchanges = (ids) => this.exchangesById(userId, ids);
    for (let after: string | null = null; ;) {
      const page: Page<ConversationExchange> = await this.exchanges(userId, conversationId, { first: ROWS_AT_ONCE, after }, opened);
      for (const node of page.nodes) found.push(node);
      if (!page.pageInfo.hasNextPage) return found;
      after = page.pageInfo.endCursor;
    }
  }

  /** One that an edit or a deletion has removed in the meantime is left out. */
  async exchangesById(userId: string, ids: readonly string[]): Promise<ConversationExchange[]> {
    const rows = await this.database.manager.findBy(Exchange, { conversationId: conversationOpenTo(userId), id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return this.open(ids.flatMap((id) => byId.get(id) ?? []));
  }

  view(
    userId: string,
    { id, ownerId, sealedTitle, pinned, exchangeCount, matterId, createdAt, updatedAt }: Conversation,
  ): ConversationView {
    const title = this.seal.title(id, sealedTitle);
    return { id, title, pinned, exchangeCount, matterId, isOwn: ownerId === userId, createdAt, updatedAt };
  }

  /** @param matterId those of this matter, whoever asked in them; all of the caller's own when left out */
  private shown(userId: string, matterId?: string | null, order: 'ASC' | 'DESC' = 'DESC') {
    return this.database.manager
      .createQueryBuilder(Conversation, 'conversation')
      .where({ ...listedFor(userId, matterId), deletedAt: IsNull() })
      .andWhere('conversation.exchangeCount > 0')
      .orderBy('conversation.pinned', order)
      .addOrderBy('conversation.updatedAt', order)
      .addOrderBy('conversation.id', order);
  }

  /** Opens rows in small batches, since a long answer takes a while to be read. */
  private async open(rows: readonly Exchange[]): Promise<ConversationExchange[]> {
    const opened: ConversationExchange[] = [];
    for (const [index, row] of rows.entries()) {
      if (index > 0 && index % ROWS_AT_ONCE === 0) await setImmediate();
      opened.push(this.exchange(row));
    }
    return opened;
  }

  private exchange({ id, ownerId, sealedQuestion, sealedReply, state, askedAt, answeredAt }: Exchange): ConversationExchange {
    const { text: question, referenceFilename, asOn } = this.seal.question(id, sealedQuestion);
    const reply = sealedReply ? this.seal.reply(id, sealedReply) : { text: '', answer: null, reason: null };
    const stale = state === 'pending' && askedAt.getTime() < Date.now() - STALE_MS;
    return {
      id,
      ownerId,
      question,
      referenceFilename,
      asOn,
      state: stale ? ExchangeState.INTERRUPTED : enumValue(ExchangeState, state),
      ...reply,
      askedAt,
      answeredAt,
    };
  }
}
