import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { described, MESSAGE } from '../../../core/descriptions/shape.js';
import { LawStatusService } from '../law-status/law-status.service.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { EditLegalDocumentInput } from './edits.inputs.js';
import { EditsService } from './edits.service.js';
import { SOURCE_NAME } from '../source-limits.js';

const ANSWER = { message: MESSAGE, document: described('The source as it is kept now.', LegalDocument) } as const;

@Controller('api/admin/documents/:filename')
@DescribesPath({ filename: SOURCE_NAME })
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class EditsAdminController {
  constructor(
    private readonly edits: EditsService,
    private readonly statuses: LawStatusService,
  ) {}

  @Put()
  @Describes(
    'Changes what is known about a source, without a new upload; what is left out stays. A new type, title, year, State or short name is indexed in the background.',
    { id: 'editLegalDocument', answer: ANSWER, errors: { 404: 'Document not found', 422: 'The input is not valid' } },
  )
  async edit(@CurrentAdmin() actor: AdminActor, @Param('filename') filename: string, @Body() input: EditLegalDocumentInput) {
    return this.done('Document updated successfully', await this.edits.edit(actor, filename, input));
  }

  @Post('undo-edit')
  @Describes('Takes back the latest edit of a source; a second call makes it again.', {
    id: 'undoLegalDocumentEdit',
    answer: ANSWER,
    errors: { 404: 'Document not found', 409: 'There is no edit to undo' },
  })
  @HttpCode(200)
  async undo(@CurrentAdmin() actor: AdminActor, @Param('filename') filename: string) {
    return this.done('Edit undone successfully', await this.edits.undo(actor, filename));
  }

  private async done(message: string, document: LegalDocument) {
    const [known] = await this.statuses.of([document]);
    return { message, document: { ...document, lawStatus: known?.status ?? null } };
  }
}
