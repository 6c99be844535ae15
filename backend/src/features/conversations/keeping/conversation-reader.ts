import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { openForAnswer } from '../../../core/answers/answer-budget.js';
import { decodeSequence, decodeSorted, encodeSequence, encodeSorted } from '../../../core/pages/cursor.js';
import { type CursorQuery, type Page, type PageQuery, pageFrom } from '../../../core/pages/page.js';
import { reachOf } from '../../../core/pages/reach.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { ROWS_AT_ONCE, STALE_MS } from './conversation-limits.js';
import { ConversationSeal } from './conversation-seal.js';
import { Conversation, Exchange } from './conversations.entity.js';
import { ConversationNotFoundError } from '../conversations.errors.js';
import { type ConversationExchange, type ConversationView, ExchangeState } from '../conversations.views.js';

/** Opens exchanges by their ids, in that order. */
export type OpenExchanges = (ids: readonly string[]) => Promise<ConversationExchange[]>;

const ORDER = 'conversations';

/** Reads kept conversations; every query names the owner, so that another owner's id finds nothing. */
@Injectable()
export class ConversationReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly seal: ConversationSeal,
  ) {}

  /** Those in which something was asked: pinned ones first, then the last used first. */
  async page(
    ownerId: string,
    { updatedAfter, matterId, ...page }: PageQuery & { updatedAfter?: Date | null; matterId?: string | null },
  ): Promise<Page<ConversationView>> {
    const { from, take, skip, beyond, order } = reachOf(page, 'DESC');
    const query = this.shown(ownerId, matterId, order);
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
    return { ...found, nodes: found.nodes.map((row) => this.view(row)) };
  }

  /** The first of the same list, without a page. */
  async first(ownerId: string, most: number): Promise<ConversationView[]> {
    return (await this.shown(ownerId).take(most).getMany()).map((row) => this.view(row));
  }

  /** @throws ConversationNotFoundError also for one that was deleted */
  async conversation(ownerId: string, id: string): Promise<ConversationView> {
    const row = isUUID(id) ? await this.database.manager.findOneBy(Conversation, { id, ownerId, deletedAt: IsNull() }) : null;
    if (!row) throw new ConversationNotFoundError();
    return this.view(row);
  }

  /** Those of these that are not deleted, by id. */
  async byIds(ownerId: string, ids: readonly string[]): Promise<Map<string, ConversationView>> {
    const rows = await this.database.manager.findBy(Conversation, { id: In([...ids]), ownerId, deletedAt: IsNull() });
    return new Map(rows.map((row) => [row.id, this.view(row)]));
  }

  /**
   * The exchanges of a conversation, oldest first.
   * @param opened opens exchanges by their ids, in that order
   * @throws ConversationNotFoundError
   */
  async exchanges(ownerId: string, conversationId: string, query: CursorQuery, opened: OpenExchanges): Promise<Page<ConversationExchange>> {
    const { from, take, beyond, order } = reachOf(query, 'ASC');
    const { id, exchangeCount } = await this.conversation(ownerId, conversationId);
    const isBeyond = beyond === '>' ? MoreThan : LessThan;
    const rows = await this.database.manager.find(Exchange, {
      select: { id: true, number: true },
      where: { conversationId: id, ownerId, supersededBy: IsNull(), ...(from && { number: isBeyond(Number(decodeSequence(from))) }) },
      order: { number: order },
      take,
    });
    const page = pageFrom(rows, query, exchangeCount, ({ number }) => encodeSequence(String(number)));
    return { ...page, nodes: await opened(page.nodes.map((row) => row.id)) };
  }

  /** Exchanges by their ids, for an answer. @throws AnswerTooLargeError before they are read */
  async exchangesForAnswer(ownerId: string, ids: readonly string[]): Promise<ConversationExchange[]> {
    const [row] = await this.database.query<{ bytes: string }[]>(
      `select coalesce(sum(octet_length(sealed_question) + coalesce(octet_length(sealed_reply), 0)), 0) as bytes
       from conversation_exchanges where owner_id = $1 and id = any($2)`,
      [ownerId, ids],
    );
    await openForAnswer(Number(row?.bytes ?? 0));
    return this.exchangesById(ownerId, ids);
  }

  /** All exchanges of a conversation, oldest first. @throws ConversationNotFoundError */
  async allExchanges(ownerId: string, conversationId: string): Promise<ConversationExchange[]> {
    const found: ConversationExchange[] = [];
    const opened: OpenExchanges = (ids) => this.exchangesById(ownerId, ids);
    for (let after: string | null = null; ;) {
      const page: Page<ConversationExchange> = await this.exchanges(ownerId, conversationId, { first: ROWS_AT_ONCE, after }, opened);
      for (const node of page.nodes) found.push(node);
      if (!page.pageInfo.hasNextPage) return found;
      after = page.pageInfo.endCursor;
    }
  }

  /** One that an edit or a deletion has removed in the meantime is left out. */
  async exchangesById(ownerId: string, ids: readonly string[]): Promise<ConversationExchange[]> {
    const rows = await this.database.manager.findBy(Exchange, { ownerId, id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return this.open(ids.flatMap((id) => byId.get(id) ?? []));
  }

  view({ id, sealedTitle, pinned, exchangeCount, matterId, createdAt, updatedAt }: Conversation): ConversationView {
    return { id, title: this.seal.title(id, sealedTitle), pinned, exchangeCount, matterId, createdAt, updatedAt };
  }

  /** @param matterId only those of this matter; those of all, and of none, when left out */
  private shown(ownerId: string, matterId?: string | null, order: 'ASC' | 'DESC' = 'DESC') {
    return this.database.manager
      .createQueryBuilder(Conversation, 'conversation')
      .where({ ownerId, deletedAt: IsNull(), ...(matterId && { matterId }) })
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

  private exchange({ id, sealedQuestion, sealedReply, state, askedAt, answeredAt }: Exchange): ConversationExchange {
    const { text: question, referenceFilename, asOn } = this.seal.question(id, sealedQuestion);
    const reply = sealedReply ? this.seal.reply(id, sealedReply) : { text: '', answer: null, reason: null };
    const stale = state === 'pending' && askedAt.getTime() < Date.now() - STALE_MS;
    return {
      id,
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
