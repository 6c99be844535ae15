import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { attachment } from '../../../core/http/attachment.js';
import { disconnectSignal } from '../../../core/requests/disconnect-signal.js';
import { LimitedBy } from '../../../core/requests/route-rules.js';
import { DOCUMENT_MEDIA_TYPES } from '../../rendering/printing/rendering.service.js';
import { SlipFileQuery, SlipQuery } from './answer-slips.inputs.js';
import { AnswerSlips } from './answer-slips.service.js';
import { AnswerSlip } from './answer-slips.views.js';

const NOT_FOUND = { 404: 'Conversation, question or answer not found' };

@Controller('api/conversations/:id/exchanges/:exchangeId/slip')
@DescribesPath({ id: 'The conversation.', exchangeId: 'The question that was answered.' })
@Access('user')
@OpenToKeys('CONVERSATIONS')
export class AnswerSlipsController {
  constructor(private readonly slips: AnswerSlips) {}

  @Get()
  @Describes('What an answer says, on one page to take along: question, plain words, last day, office, papers and sections.', {
    id: 'getAnswerSlip',
    answer: AnswerSlip,
    errors: NOT_FOUND,
  })
  slip(
    @CurrentActor() actor: Actor,
    @Param('id') conversationId: string,
    @Param('exchangeId') exchangeId: string,
    @Query() { language }: SlipQuery,
  ): Promise<AnswerSlip> {
    return this.slips.slip(actor, { conversationId, exchangeId, language });
  }

  @Get('file')
  @Describes('The slip of an answer as a file of one page.', {
    id: 'downloadAnswerSlip',
    file: DOCUMENT_MEDIA_TYPES,
    errors: {
      ...NOT_FOUND,
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
    @Query() { format, language }: SlipFileQuery,
    @Res() reply: FastifyReply,
  ) {
    const wanted = { conversationId, exchangeId, language, format };
    const { bytes, contentType, filename } = await this.slips.file(actor, wanted, disconnectSignal(reply));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', attachment(filename))
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes));
  }
}
