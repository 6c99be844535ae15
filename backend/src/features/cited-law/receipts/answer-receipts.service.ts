import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { AnswerApprovals } from '../../conversations/answer-approvals.service.js';
import { type AnsweredExchange, ConversationAnswers } from '../../conversations/conversation-answers.service.js';
import { QuotationStandings } from '../standing/quotation-standings.service.js';
import type { AnswerReceipt, ReceiptCheck } from './answer-receipts.views.js';
import { receiptContent, receiptHash } from './receipt-content.js';

/** What a receipt is, whatever is decided of its answer later. */
export type ReceiptItself = Omit<AnswerReceipt, 'approval'>;

/** Receipts of answers. They are made from what is kept; of each only its hash is kept beside it, once. */
@Injectable()
export class AnswerReceipts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly answers: ConversationAnswers,
    private readonly standings: QuotationStandings,
    private readonly approvals: AnswerApprovals,
  ) {}

  /** @throws ConversationNotFoundError, ExchangeNotFoundError also where there is no answer */
  async receipt({ userId }: Actor, conversationId: string, exchangeId: string): Promise<AnswerReceipt> {
    const exchange = await this.answers.one(userId, conversationId, exchangeId);
    const [approval = null] = await this.approvals.of(userId, [exchange]);
    return { ...this.of(exchange), approval };
  }

  /** The receipt of an answer that its owner was shown. */
  of(exchange: AnsweredExchange): ReceiptItself {
    const receipt = receiptContent(exchange);
    return { receipt, sha256: receiptHash(receipt) };
  }

  /** Whether the answer is what it was, and whether the words that it quotes still stand. @throws like `receipt` */
  async checkedReceipt(actor: Actor, conversationId: string, exchangeId: string): Promise<ReceiptCheck> {
    return this.check(actor, await this.receipt(actor, conversationId, exchangeId));
  }

  /** Likewise of a receipt that was just made for its owner. */
  async check({ userId }: Actor, { receipt, sha256 }: ReceiptItself): Promise<ReceiptCheck> {
    await this.keepHash(userId, receipt.exchangeId, sha256);
    const kept = await this.keptHash(userId, receipt.exchangeId);
    return { hashRight: kept === sha256, quotations: await this.standings.of(receipt.quotations), checkedAt: new Date() };
  }

  /** Keeps the hash of an answer, unless one is kept. @param exchange of this owner */
  async keep(ownerId: string, exchange: AnsweredExchange): Promise<void> {
    const { receipt, sha256 } = this.of(exchange);
    await this.keepHash(ownerId, receipt.exchangeId, sha256);
  }

  private async keptHash(ownerId: string, exchangeId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ sha256: Buffer }[]>(
      `select r.sha256 from answer_receipts r join conversation_exchanges e on e.id = r.exchange_id where e.id = $1 and e.owner_id = $2`,
      [exchangeId, ownerId],
    );
    return row?.sha256.toString('hex');
  }

  private async keepHash(ownerId: string, exchangeId: string, sha256: string): Promise<void> {
    await this.database.query(
      `insert into answer_receipts (exchange_id, sha256)
       select id, decode($3, 'hex') from conversation_exchanges where id = $1 and owner_id = $2 on conflict do nothing`,
      [exchangeId, ownerId, sha256],
    );
  }
}
