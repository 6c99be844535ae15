import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { DownloadsService } from '../../rendering/download/downloads.service.js';
import type { RenderedDocument } from '../../rendering/printing/rendering.service.js';
import type { ReceiptFormat } from './answer-receipts.inputs.js';
import { AnswerApprovals } from '../../conversations/answer-approvals.service.js';
import { ConversationAnswers } from '../../conversations/conversation-answers.service.js';
import { AnswerReceipts } from './answer-receipts.service.js';
import { receiptText } from './receipt-text.js';

/** The receipt of an answer as a file to be read. */
@Injectable()
export class ReceiptFiles {
  constructor(
    private readonly receipts: AnswerReceipts,
    private readonly answers: ConversationAnswers,
    private readonly approvals: AnswerApprovals,
    private readonly downloads: DownloadsService,
  ) {}

  /** @throws ConversationNotFoundError, ExchangeNotFoundError, RateLimitedError; what rendering throws */
  async file(
    actor: Actor,
    { conversationId, exchangeId }: { conversationId: string; exchangeId: string },
    format: ReceiptFormat,
    signal?: AbortSignal,
  ): Promise<RenderedDocument> {
    const content = receiptText(await this.receipts.receipt(actor, conversationId, exchangeId));
    const made = this.approvals.printed([await this.answers.one(actor.userId, conversationId, exchangeId)]);
    const file = await this.downloads.print(actor, { content, documentType: 'receipt', format, made }, signal);
    return { ...file, filename: `receipt.${format}` };
  }
}
