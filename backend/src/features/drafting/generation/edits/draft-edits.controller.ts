import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../../../core/access/access.decorator.js';
import type { Actor } from '../../../../core/access/actor.js';
import { disconnectSignal } from '../../../../core/requests/disconnect-signal.js';
import { Describes, DescribesPath } from '../../../../core/descriptions/describes.decorator.js';
import { EditDocumentBody } from './draft-edits.inputs.js';
import { DraftEditsService } from './draft-edits.service.js';
import { EditedDocumentView } from './draft-edits.views.js';

@Controller('api/documents/:id/edits')
@DescribesPath({ id: 'The document.' })
@Access('user')
export class DraftEditsController {
  constructor(private readonly edits: DraftEditsService) {}

  @Post()
  @Describes('Changes the newest version of a document by named edits, and keeps the result as the next version; free of charge.', {
    id: 'editDocument',
    answer: EditedDocumentView,
    errors: { 404: 'Document not found', 409: 'The draft has changed since, or keeps too many versions', 429: 'Too many versions' },
  })
  @HttpCode(200)
  @OpenToKeys('DOCUMENTS_WRITE')
  edit(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { versionId, edits }: EditDocumentBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EditedDocumentView> {
    return this.edits.edit(actor, { documentId: id, versionId, edits }, disconnectSignal(reply));
  }
}
