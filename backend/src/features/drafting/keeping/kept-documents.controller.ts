import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { ApprovedTexts } from '../../../core/approval/approved-texts.js';
import { allFields, described } from '../../../core/descriptions/shape.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { PLACE_UNLESS_SEARCHED, placeOf, windowOf } from '../../../core/pages/list-query.js';
import { VersionReader } from '../versions/version-reader.js';
import { UserDocument } from '../versions/versions.entity.js';
import { DocumentsQuery, DocumentTitleBody } from '../versions/versions.inputs.js';
import { VersionsService } from '../versions/versions.service.js';
import { DeletedDocument } from '../versions/versions.views.js';
import { VersionAuthors } from './version-authors.service.js';
import { WHOLE_VERSION, wholeVersion } from './whole-version.js';

const DOCUMENT = {
  ...allFields(UserDocument),
  title: described('Named after type and parties until its owner renames it.', 'string'),
} as const;
const NOT_FOUND = { 404: 'Document not found' };

@Controller('api/documents')
@DescribesPath({ id: 'The document.' })
@Access('user')
export class KeptDocumentsController {
  constructor(
    private readonly service: VersionsService,
    readonly reader: VersionReader,
    readonly approved: ApprovedTexts,
    readonly authors: VersionAuthors,
  ) {}

  @Get()
  @Describes("The signed-in user's documents, last changed first.", {
    id: 'listDocuments',
    answer: {
      documents: described('The documents, last changed first.', [DOCUMENT]),
      totalCount: described('The same as `total`.', 'integer'),
      ...PLACE_UNLESS_SEARCHED,
    },
    errors: { 429: 'Too many searches' },
  })
  @OpenToKeys('DOCUMENTS_READ')
  async list(@CurrentActor() actor: Actor, @Query() query: DocumentsQuery) {
    const { take: first, skip: offset } = windowOf(query);
    const { document_type: documentType, search, matter_id: matterId, updated_after: updatedAfter, cursor: after } = query;
    const page = await this.service.documents(actor, { first, offset, after, documentType, search, matterId, updatedAfter });
    const place = await placeOf(page);
    return { documents: page.nodes.map((document) => this.titled(document)), totalCount: place.total, ...place };
  }

  @Get(':id')
  @Describes('A document with its newest version.', {
    id: 'getDocument',
    answer: { ...DOCUMENT, currentVersion: described('The newest version.', WHOLE_VERSION) },
    errors: NOT_FOUND,
  })
  @OpenToKeys('DOCUMENTS_READ')
  async document(@CurrentActor() actor: Actor, @Param('id') id: string) {
    const document = await this.service.document(actor, id);
    const version = await this.service.newest(actor, document);
    return { ...this.titled(document), currentVersion: await wholeVersion(this, actor, version) };
  }

  @Put(':id')
  @Describes('Renames a document.', { id: 'renameDocument', answer: DOCUMENT, errors: NOT_FOUND })
  @OpenToKeys('DOCUMENTS_WRITE')
  async rename(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() { title }: DocumentTitleBody) {
    return this.titled(await this.service.rename(actor, { id, title }));
  }

  @Post(':id/duplicate')
  @Describes('Starts another document from the newest version of this one; free of charge.', {
    id: 'duplicateDocument',
    status: 201,
    answer: DOCUMENT,
    errors: { ...NOT_FOUND, 409: 'Too many documents' },
  })
  async duplicate(@CurrentActor() actor: Actor, @Param('id') id: string) {
    return this.titled(await this.service.duplicate(actor, id));
  }

  @Delete(':id')
  @Describes('Deletes a document with all its versions; it can be restored for an hour.', {
    id: 'deleteDocument',
    answer: DeletedDocument,
    errors: NOT_FOUND,
  })
  @OpenToKeys('DOCUMENTS_WRITE')
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeletedDocument> {
    return this.service.delete(actor, id);
  }

  @Post(':id/restore')
  @Describes('Restores a document that was deleted within the last hour, with all its versions.', {
    id: 'restoreDocument',
    answer: DOCUMENT,
    errors: NOT_FOUND,
  })
  @OpenToKeys('DOCUMENTS_WRITE')
  @HttpCode(200)
  async restore(@CurrentActor() actor: Actor, @Param('id') id: string) {
    return this.titled(await this.service.undelete(actor, id));
  }

  private titled(document: UserDocument) {
    return { ...document, title: this.reader.title(document) };
  }
}
