import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { LimitedBy } from '../../core/requests/route-rules.js';
import { Uploads } from '../../core/http/uploads/uploads.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { DownloadsService } from './download/downloads.service.js';
import { DOCUMENT_MEDIA_TYPES, type DocumentFormat, MAX_CONTENT_CHARACTERS } from './printing/rendering.service.js';
import { PRINT_ERRORS, sendFile } from './send-file.js';

const FIELD_MAX_BYTES = 4 * MAX_CONTENT_CHARACTERS;
const FORM = { fields: ['document_content', 'format'], fieldBytes: FIELD_MAX_BYTES, allFieldsBytes: FIELD_MAX_BYTES + 1024 };

/** What a template gives, as a file: the text that an administrator sees beside it, printed as a user's documents are. */
@Controller('api/admin')
@Access('admin')
export class PreviewController {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly uploads: Uploads,
  ) {}

  @Post('template-preview')
  @Describes('The preview of a template as a file.', {
    id: 'previewTemplate',
    file: DOCUMENT_MEDIA_TYPES,
    multipart: { document_content: 'The text of the preview.', format: { text: 'The kind of file.', values: ['txt', 'pdf', 'docx'] } },
    errors: PRINT_ERRORS,
  })
  @LimitedBy('download-user')
  @HttpCode(200)
  async preview(@CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { document_content = '', format = '' } = await this.uploads.fields(request, actor, FORM);
    const order = { content: document_content, documentType: 'template_preview', format: format as DocumentFormat };
    await sendFile(reply, await this.downloads.print(actor, order, disconnectSignal(reply)));
  }
}
