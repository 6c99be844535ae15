import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { NotFoundError } from '../../core/errors/common-errors.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { LimitedBy } from '../../core/requests/route-rules.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { DownloadsService } from './download/downloads.service.js';
import { RenderInput } from './jobs/render-input.js';
import { DOCUMENT_FORMATS, DOCUMENT_MEDIA_TYPES } from './printing/rendering.service.js';
import { DocumentFileQuery } from './rendering.inputs.js';
import { PRINT_ERRORS, sendFile } from './send-file.js';

/** Kept documents by the name of their file. */
@Controller('api/documents')
@Access('user')
@OpenToKeys('DOCUMENTS_READ')
export class DocumentFilesController {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly input: RenderInput,
  ) {}

  @Get(':id.:format')
  @Describes('A kept document as a file: its newest version, or the one that is named.', {
    id: 'getDocumentFile',
    file: DOCUMENT_MEDIA_TYPES,
    path: { id: 'The document.', format: { text: 'The kind of file.', values: DOCUMENT_FORMATS } },
    errors: { 400: 'The two versions are not of one document', 404: 'Document, version or court format not found', ...PRINT_ERRORS },
  })
  @LimitedBy('download-user')
  async file(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('format') format: string,
    @Query() query: DocumentFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = DOCUMENT_FORMATS.find((each) => each === format);
    if (!known) throw new NotFoundError();
    const request = await this.input.ofDocument(actor, id, known, query);
    await sendFile(reply, await this.downloads.download(actor, request, disconnectSignal(reply)));
  }
}
