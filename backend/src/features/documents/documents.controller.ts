import { Body, Controller, Get, Headers, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/http/disconnect-signal.js';
import { LongBody } from '../../core/http/route-rules.js';
import { idempotencyKeyOf } from '../../core/validation/idempotency-key.js';
import { GenerateDocumentBody, generateInput } from './documents.inputs.js';
import { DocumentsService } from './documents.service.js';
import { GeneratedDocumentView, templateList } from './documents.views.js';
import { Describes } from '../../core/openapi/describes.decorator.js';

@Controller('api/document')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('templates')
  @Describes('Every kind of document with its fields and its price.', { answer: { tokenCosts: 'object', schemas: 'object' } })
  @Access('public')
  async templates() {
    return templateList(await this.documents.list());
  }

  @Post('generate')
  @Describes('Drafts a document; costs tokens on success only. An Idempotency-Key charges once.', {
    answer: GeneratedDocumentView,
    errors: {
      400: 'Unknown document type',
      402: 'Insufficient tokens. Please purchase more tokens.',
      404: 'File not found',
      409: 'The same request is still being processed',
      429: 'Too many documents, or a change that only the language model can make while its budget of today is used up',
      503: 'The document could not be made; nothing was charged',
    },
  })
  @LongBody('generate-user')
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('DOCUMENTS_WRITE')
  generate(
    @CurrentActor() actor: Actor,
    @Body() body: GenerateDocumentBody,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GeneratedDocumentView> {
    return this.documents.generate(actor, generateInput(body, idempotencyKeyOf(idempotencyKey)), disconnectSignal(reply));
  }
}
