import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { EventStreams, type StreamEvent, wantsEvents } from '../../core/http/event-streams.js';
import { LongBody } from '../../core/requests/route-rules.js';
import { idempotencyKeyOf, requireIdempotencyKey } from '../../core/validation/idempotency-key.js';
import { inShape, described } from '../../core/descriptions/shape.js';
import { GenerateDocumentBody, type GenerateDocumentInput, generateInput } from './documents.inputs.js';
import { DocumentsService } from './documents.service.js';
import { DocumentTypesService } from '../templates/document-types.service.js';
import { TEMPLATE_LIST } from '../templates/document-templates.views.js';
import { GeneratedDocumentView } from './generation/generated-document.views.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';

@Controller('api/document')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly types: DocumentTypesService,
    private readonly streams: EventStreams,
  ) {}

  @Get('templates')
  @Describes('Every kind of document with its fields and its price.', {
    id: 'listTemplates',
    answer: TEMPLATE_LIST,
  })
  @Access('public')
  async templates(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('application/json; charset=utf-8').send(await this.documents.listForRest());
  }

  @Get('templates/:type/schema')
  @Describes(
    'The form of one kind of document as a JSON Schema (2020-12) of `template_data`: titles, formats, choices, what is required.',
    {
      id: 'getTemplateSchema',
      path: { type: 'One of the templates, also one that administrators have published.' },
      success: 'The JSON Schema.',
      errors: { 400: 'Unknown document type', 409: 'The template was withdrawn' },
    },
  )
  @Access('public')
  schema(@Param('type') type: string): Promise<Record<string, unknown>> {
    return this.types.schemaOf(type);
  }

  @Post('generate')
  @Describes('Drafts a document; costs tokens on success only. An Idempotency-Key charges once; a stream of events needs one.', {
    id: 'generateDocument',
    answer: GeneratedDocumentView,
    idempotent: true,
    events: {
      stage: { text: 'What is being done now.', data: { stage: described('What is being done, in words.', 'string') } },
      text: { text: 'The next piece of the kept document.', data: { text: described('The piece.', 'string') } },
      done: { text: 'The kept and charged result; the last event.', data: GeneratedDocumentView },
    },
    errors: {
      400: 'Unknown document type',
      402: 'Insufficient tokens. Please purchase more tokens.',
      404: 'File not found',
      409: 'The same request is still being processed',
      429: 'Too many documents',
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
  ): Promise<GeneratedDocumentView | StreamableFile> {
    const input = generateInput(body, idempotencyKeyOf(idempotencyKey));
    if (!wantsEvents(reply.request.headers.accept)) return this.documents.generate(actor, input, disconnectSignal(reply));
    requireIdempotencyKey(input.idempotencyKey, 'Idempotency-Key');
    return this.streams.answer(actor, reply, (signal) => this.events(actor, input, signal));
  }

  private async *events(actor: Actor, input: GenerateDocumentInput, signal: AbortSignal): AsyncGenerator<StreamEvent> {
    for await (const { kind, stage, text, generated } of this.documents.stream(actor, input, signal))
      yield { event: kind, data: generated ? inShape(generated, GeneratedDocumentView) : { stage, text } };
  }
}
