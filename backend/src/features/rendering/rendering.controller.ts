import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { attachment } from '../../core/http/attachment.js';
import { disconnectSignal } from '../../core/http/disconnect-signal.js';
import { readMultipart } from '../../core/http/multipart.js';
import { DownloadsService } from './downloads.service.js';
import { type DocumentFormat, MAX_CONTENT_CHARACTERS } from './rendering.service.js';
import { Describes } from '../../core/openapi/describes.decorator.js';

/** Four bytes hold any character of UTF-8. */
const FIELD_MAX_BYTES = 4 * MAX_CONTENT_CHARACTERS;

@Controller('api/document')
@Access('user')
export class RenderingController {
  constructor(private readonly downloads: DownloadsService) {}

  @Post('download')
  @Describes('A document as a file.', {
    file: 'application/octet-stream',
    multipart: { document_content: 'The text.', document_type: 'Names the file.', format: 'txt, pdf or docx' },
    errors: { 413: 'Too long', 422: 'No document to download', 429: 'Too many downloads', 503: 'PDF cannot be printed now' },
  })
  @HttpCode(200)
  async download(@CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { fields } = await readMultipart(request, null, { fileBytes: 1, fieldBytes: FIELD_MAX_BYTES });
    const file = await this.downloads.download(
      actor,
      { content: fields.document_content ?? '', documentType: fields.document_type ?? '', format: (fields.format ?? '') as DocumentFormat },
      disconnectSignal(reply),
    );
    await reply
      .header('content-type', file.contentType)
      .header('content-disposition', attachment(file.filename))
      .header('cache-control', 'no-store')
      .send(Buffer.from(file.bytes));
  }
}
