import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { LimitedBy } from '../../core/requests/route-rules.js';
import { Uploads } from '../../core/http/uploads/uploads.js';
import { loggers } from '../../core/observability/loggers.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { DocumentRenderingsService } from './download/document-renderings.service.js';
import { DownloadsService } from './download/downloads.service.js';
import type { Paper } from './paper.js';
import { DOCUMENT_MEDIA_TYPES, type DocumentFormat, MAX_CONTENT_CHARACTERS } from './printing/rendering.service.js';
import { unknownLetterhead } from './rendering.errors.js';
import { PRINT_ERRORS, sendFile } from './send-file.js';

/** Four bytes hold any character of UTF-8. */
const FIELD_MAX_BYTES = 4 * MAX_CONTENT_CHARACTERS;
const FORM = {
  fields: ['document_content', 'document_type', 'format', 'paper', 'compare_with', 'letterhead', 'court_format'],
  fieldBytes: FIELD_MAX_BYTES,
  // Two of them are texts.
  allFieldsBytes: 2 * FIELD_MAX_BYTES + 1024,
};

@Controller('api/document')
@DescribesPath({ id: 'The job of the rendering, from the link.' })
export class RenderingController {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly renderings: DocumentRenderingsService,
    private readonly uploads: Uploads,
  ) {}

  @Post('download')
  @Access('user')
  @Describes('A document as a file.', {
    id: 'downloadDocument',
    file: DOCUMENT_MEDIA_TYPES,
    multipart: {
      document_content: 'The text.',
      document_type: 'One of the templates; names the file.',
      format: { text: 'The kind of file.', values: ['txt', 'pdf', 'docx'] },
      paper: { text: 'A4 unless given.', optional: true, values: ['A4', 'Legal', 'Letter'] },
      letterhead: {
        text: 'For pdf and docx: true for the letterhead that administrators set.',
        optional: true,
        values: ['true', 'false'],
      },
      court_format: {
        text: 'For pdf and docx without a letterhead: the id of a court format, or `auto` for that of the court that the text names.',
        optional: true,
      },
      compare_with: { text: 'For docx: an earlier text; the file is then a redline from it.', optional: true },
    },
    errors: { 400: 'Unknown document type', 404: 'There is no such court format', ...PRINT_ERRORS },
  })
  @LimitedBy('download-user')
  @HttpCode(200)
  @OpenToKeys('DOCUMENTS_READ')
  async download(@CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const fields = await this.uploads.fields(request, actor, FORM);
    const file = await this.downloads.download(
      actor,
      {
        content: fields.document_content ?? '',
        documentType: fields.document_type ?? '',
        format: (fields.format ?? '') as DocumentFormat,
        paper: (fields.paper || 'A4') as Paper,
        compareWith: fields.compare_with ?? null,
        letterhead: letterheadAsked(fields.letterhead),
        courtFormat: fields.court_format || null,
      },
      disconnectSignal(reply),
    );
    await sendFile(reply, file);
  }

  @Get('files/:id')
  @Access('public')
  @Describes('The file of a rendering, once, by its signed link; no token is needed.', {
    id: 'fetchRendering',
    query: { signature: 'From the link.' },
    file: DOCUMENT_MEDIA_TYPES,
    errors: {
      404: 'This download link is no longer valid',
      413: 'More pages than a PDF may have',
      422: 'It cannot be printed as it was asked for',
      500: 'The document could not be printed',
      504: 'Not ready in time',
    },
  })
  async file(
    @Param('id') id: string,
    @Query('signature') signature: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const link = await this.renderings.open(id, typeof signature === 'string' ? signature : '', disconnectSignal(reply));
    if (request.method === 'GET') {
      await link.claim();
      const ended = () => {
        const settled = reply.raw.writableFinished ? link.sent() : link.notSent();
        // Leftovers are swept up later.
        settled.catch((error: unknown) => loggers.app.warn({ err: error }, 'a fetched file was not removed'));
      };
      // The client may have left while its claim was being written.
      if (reply.raw.destroyed) {
        ended();
        return;
      }
      reply.raw.once('close', ended);
    }
    await sendFile(reply, link.file);
  }
}

/** Whether a letterhead is asked for; an empty part is one that was not filled in. */
function letterheadAsked(value = ''): boolean {
  if (!['', 'true', 'false'].includes(value)) throw unknownLetterhead();
  return value === 'true';
}
