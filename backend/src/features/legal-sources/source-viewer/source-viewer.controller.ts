import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../core/access/access.decorator.js';
import { attachment } from '../../../core/http/attachment.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';
import { SourceLinkError } from '../legal-sources.errors.js';
import { SOURCE_FORMS, type SourceForm } from './source-links.js';
import { SourceViewer } from './source-viewer.service.js';

type LinkQuery = Partial<Record<'version' | 'signature', unknown>>;

/** Opened by address alone: the signature says that a signed-in user was given it a moment ago. */
@Controller('api/sources')
@Access('public')
export class SourceViewerController {
  constructor(private readonly viewer: SourceViewer) {}

  @Get(':id/:form')
  @Describes('A source as uploaded (`original`) or as read (`text`), at an address that `sourceDocument` signed.', {
    id: 'openSource',
    file: ['application/pdf', 'text/plain', 'application/octet-stream'],
    path: { id: 'The source.', form: { text: 'As it was uploaded, or as it was read.', values: SOURCE_FORMS } },
    query: { version: 'Which version of the source; from the link.', signature: 'From the link.' },
    errors: { 404: 'The link is not valid or has expired' },
  })
  async open(@Param('id') id: string, @Param('form') form: string, @Query() query: LinkQuery, @Res() reply: FastifyReply): Promise<void> {
    const [version = '', signature = ''] = [query.version, query.signature].map((value) => (typeof value === 'string' ? value : ''));
    if (!SOURCE_FORMS.some((each) => each === form)) throw new SourceLinkError();
    const link = { form: form as SourceForm, documentId: id, version: Number(version) };
    const { filename, contentType, body } = await this.viewer.follow(link, signature);
    await reply
      .header('content-type', contentType)
      .header('content-disposition', attachment(filename))
      .header('cache-control', 'private, no-store')
      .send(body);
  }
}
