import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { attachment } from '../../../core/http/attachment.js';
import { disconnectSignal } from '../../../core/requests/disconnect-signal.js';
import { LimitedBy } from '../../../core/requests/route-rules.js';
import { DOCUMENT_MEDIA_TYPES } from '../../rendering/printing/rendering.service.js';
import { ReceiptFileQuery } from './answer-receipts.inputs.js';
import { AnswerReceipts } from './answer-receipts.service.js';
import { AnswerReceipt, ReceiptCheck } from './answer-receipts.views.js';
import { ReceiptFiles } from './receipt-files.service.js';

const NOT_FOUND = { 404: 'Conversation, question or answer not found' };

@Controller('api/conversations/:id/exchanges/:exchangeId/receipt')
@DescribesPath({ id: 'The conversation.', exchangeId: 'The question that was answered.' })
@Access('user')
@OpenToKeys('CONVERSATIONS')
export class AnswerReceiptsController {
  constructor(
    private readonly receipts: AnswerReceipts,
    private readonly files: ReceiptFiles,
  ) {}

  @Get()
  @Describes('The receipt of an answer: what was asked, when, from which version of the index, and the words quoted, with a hash.', {
    id: 'getAnswerReceipt',
    answer: AnswerReceipt,
    errors: NOT_FOUND,
  })
  receipt(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('exchangeId') exchangeId: string): Promise<AnswerReceipt> {
    return this.receipts.receipt(actor, id, exchangeId);
  }

  @Get('check')
  @Describes('Whether the hash of a receipt is right, and whether the words that it quotes still stand in the library today.', {
    id: 'checkAnswerReceipt',
    answer: ReceiptCheck,
    errors: NOT_FOUND,
  })
  check(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('exchangeId') exchangeId: string): Promise<ReceiptCheck> {
    return this.receipts.checkedReceipt(actor, id, exchangeId);
  }

  @Get('file')
  @Describes('The receipt of an answer as a file to be read; what its hash is of is the receipt in JSON.', {
    id: 'downloadAnswerReceipt',
    file: DOCUMENT_MEDIA_TYPES,
    errors: {
      ...NOT_FOUND,
      413: 'Too long for a file',
      429: 'Too many downloads; see Retry-After.',
      503: 'PDF cannot be printed now',
      504: 'Not ready in time',
    },
  })
  @LimitedBy('download-user')
  async file(
    @CurrentActor() actor: Actor,
    @Param('id') conversationId: string,
    @Param('exchangeId') exchangeId: string,
    @Query() { format }: ReceiptFileQuery,
    @Res() reply: FastifyReply,
  ) {
    const ids = { conversationId, exchangeId };
    const { bytes, contentType, filename } = await this.files.file(actor, ids, format, disconnectSignal(reply));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', attachment(filename))
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes));
  }
}
