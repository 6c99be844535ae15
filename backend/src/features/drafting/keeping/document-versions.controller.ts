import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { disconnectSignal } from '../../../core/requests/disconnect-signal.js';
import { LongBody } from '../../../core/requests/route-rules.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { ApprovedTexts } from '../../../core/approval/approved-texts.js';
import { allFields, described } from '../../../core/descriptions/shape.js';
import { pageAsked, PagedQuery, pageShape, placeOf } from '../../../core/pages/list-query.js';
import { RedlineSegmentView } from '../versions/redline.views.js';
import { VersionReader } from '../versions/version-reader.js';
import { DocumentVersion } from '../versions/versions.entity.js';
import { VersionNotFoundError } from '../versions/versions.errors.js';
import { EditedTextBody, VersionChangesQuery } from '../versions/versions.inputs.js';
import { VersionsService } from '../versions/versions.service.js';
import { VersionAuthors } from './version-authors.service.js';
import { LISTED_VERSION, WHOLE_VERSION, wholeVersion } from './whole-version.js';

const NOT_FOUND = { 404: 'Document or version not found' };

@Controller('api/documents/:id/versions')
@DescribesPath({ id: 'The document.', versionId: 'A version of it.' })
@Access('user')
export class DocumentVersionsController {
  constructor(
    private readonly service: VersionsService,
    readonly reader: VersionReader,
    readonly approved: ApprovedTexts,
    readonly authors: VersionAuthors,
  ) {}

  @Get()
  @Describes('The versions of a document, newest first.', {
    id: 'listDocumentVersions',
    answer: pageShape('versions', LISTED_VERSION),
    errors: NOT_FOUND,
  })
  @OpenToKeys('DOCUMENTS_READ')
  async list(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: PagedQuery) {
    const document = await this.service.document(actor, id);
    const page = (await this.reader.versions(actor.userId, [document.id], pageAsked(query))).get(document.id);
    if (!page) throw new VersionNotFoundError();
    const authors = await this.authors.of(actor, page.nodes);
    const versions = page.nodes.map((version, index) => ({ ...version, author: authors[index] ?? null }));
    return { versions, ...(await placeOf(page)) };
  }

  @Post()
  @Describes('Keeps an edited text as the newest version; free of charge. The same text twice is one version.', {
    id: 'saveDocumentVersion',
    status: 201,
    answer: allFields(DocumentVersion),
    errors: { ...NOT_FOUND, 409: 'Too many versions' },
  })
  @LongBody('save-version-user')
  @OpenToKeys('DOCUMENTS_WRITE')
  save(@CurrentActor() actor: Actor, @Param('id') documentId: string, @Body() body: EditedTextBody): Promise<DocumentVersion> {
    return this.service.saveEdited(actor, { ...body, documentId });
  }

  @Get(':versionId')
  @Describes('One version of a document, with its text.', { id: 'getDocumentVersion', answer: WHOLE_VERSION, errors: NOT_FOUND })
  @OpenToKeys('DOCUMENTS_READ')
  async version(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('versionId') versionId: string) {
    return wholeVersion(this, actor, await this.found(actor, id, versionId));
  }

  @Post(':versionId/restore')
  @Describes('Restores an earlier version as the newest one; free of charge.', {
    id: 'restoreDocumentVersion',
    status: 201,
    answer: allFields(DocumentVersion),
    errors: { ...NOT_FOUND, 409: 'Too many versions' },
  })
  @OpenToKeys('DOCUMENTS_WRITE')
  async restore(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('versionId') versionId: string): Promise<DocumentVersion> {
    const { id: found } = await this.found(actor, id, versionId);
    return this.service.restore(actor, found);
  }

  @Delete(':versionId')
  @Describes('Permanently deletes one version; the last one can only be deleted with its document.', {
    id: 'deleteDocumentVersion',
    answer: { id: described('The id it had.', 'uuid') },
    errors: { ...NOT_FOUND, 409: 'The only version' },
  })
  @OpenToKeys('DOCUMENTS_WRITE')
  async delete(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('versionId') versionId: string): Promise<{ id: string }> {
    const { id: found } = await this.found(actor, id, versionId);
    await this.service.deleteVersion(actor, found);
    return { id: found };
  }

  @Get(':versionId/changes')
  @Describes('What changed from another version of the document to this one, word for word.', {
    id: 'compareDocumentVersions',
    answer: {
      segments: described('In order; equal and deleted ones make up the version `since`, equal and inserted ones this one.', [
        RedlineSegmentView,
      ]),
      insertedWords: described('Words inserted.', 'integer'),
      deletedWords: described('Words deleted.', 'integer'),
    },
    errors: {
      ...NOT_FOUND,
      400: 'The two are not of one document',
      422: 'Comparing them would take too long',
      429: 'Too many comparisons',
    },
  })
  @OpenToKeys('DOCUMENTS_READ')
  async changes(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('versionId') versionId: string,
    @Query() { since }: VersionChangesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { id: found } = await this.found(actor, id, versionId);
    return this.service.compare(actor, since, found, disconnectSignal(reply));
  }

  /** @throws VersionNotFoundError also for a version of another document */
  private async found(actor: Actor, id: string, versionId: string): Promise<DocumentVersion> {
    const version = await this.service.version(actor, versionId);
    if (version.documentId !== id.toLowerCase()) throw new VersionNotFoundError();
    return version;
  }
}
