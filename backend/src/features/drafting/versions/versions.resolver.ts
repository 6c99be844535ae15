import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isUUID } from 'class-validator';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { batched } from '../../../core/graphql/batched.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { IdsArgs } from '../../../core/graphql/nodes/ids.args.js';
import { type Page, PageArgs } from '../../../core/pages/page.js';
import { DocumentComparisonView } from './redline.views.js';
import { DocumentsArgs, RenameDocumentInput, SaveDocumentVersionInput } from './versions.inputs.js';
import { VersionsService } from './versions.service.js';
import { DeletedDocument, DeletedDocumentVersion, DocumentVersionConnection, UserDocumentConnection } from './versions.views.js';
import { UserDocument, DocumentVersion } from './versions.entity.js';
import { VersionReader } from './version-reader.js';
import { VersionNotFoundError } from './versions.errors.js';

const id = (name = 'id') => IdArg('A document or version of the signed-in user.', name);

@Resolver(() => UserDocument)
@Access('user')
export class UserDocumentsResolver {
  constructor(
    private readonly service: VersionsService,
    private readonly reader: VersionReader,
  ) {}

  @Query(() => UserDocumentConnection, { description: "The signed-in user's documents, last changed first." })
  @OpenToKeys('DOCUMENTS_READ')
  documents(@CurrentActor() actor: Actor, @Args() args: DocumentsArgs): Promise<Page<UserDocument>> {
    return this.service.documents(actor, args);
  }

  @Query(() => UserDocument, { nullable: true, description: 'One document of the signed-in user.' })
  @OpenToKeys('DOCUMENTS_READ')
  document(@CurrentActor() actor: Actor, @id() documentId: string): Promise<UserDocument> {
    return this.service.document(actor, documentId);
  }

  @Query(() => [UserDocument], {
    nullable: 'items',
    description: "The signed-in user's documents by their ids, in their order; null for what no longer exists.",
  })
  @OpenToKeys('DOCUMENTS_READ')
  async documentsById(@CurrentActor() actor: Actor, @Args() { ids }: IdsArgs): Promise<(UserDocument | null)[]> {
    const found = await this.reader.documentsById(
      actor.userId,
      ids.filter((id) => isUUID(id)),
    );
    return ids.map((id) => found.get(id.toLowerCase()) ?? null);
  }

  @Query(() => DocumentVersion, { nullable: true, description: 'One version of a document of the signed-in user.' })
  @OpenToKeys('DOCUMENTS_READ')
  documentVersion(@CurrentActor() actor: Actor, @id() versionId: string): Promise<DocumentVersion> {
    return this.service.version(actor, versionId);
  }

  @Query(() => DocumentComparisonView, { nullable: true, description: 'Compares two versions of one document, word by word.' })
  @OpenToKeys('DOCUMENTS_READ')
  compareDocumentVersions(
    @CurrentActor() actor: Actor,
    @id('fromId') fromId: string,
    @id('toId') toId: string,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<DocumentComparisonView> {
    return this.service.compare(actor, fromId, toId, signal);
  }

  @Mutation(() => DocumentVersion, {
    description: 'Keeps an edited text as the newest version; free of charge. The same text twice is one version.',
  })
  @OpenToKeys('DOCUMENTS_WRITE')
  saveDocumentVersion(@CurrentActor() actor: Actor, @Input() input: SaveDocumentVersionInput): Promise<DocumentVersion> {
    return this.service.saveEdited(actor, input);
  }

  @Mutation(() => DocumentVersion, { description: 'Restores an earlier version as the newest one; free of charge.' })
  @OpenToKeys('DOCUMENTS_WRITE')
  restoreDocumentVersion(@CurrentActor() actor: Actor, @id() versionId: string): Promise<DocumentVersion> {
    return this.service.restore(actor, versionId);
  }

  @Mutation(() => UserDocument, { description: 'Gives a document another title.' })
  @OpenToKeys('DOCUMENTS_WRITE')
  renameDocument(@CurrentActor() actor: Actor, @Input() input: RenameDocumentInput): Promise<UserDocument> {
    return this.service.rename(actor, input);
  }

  @Mutation(() => UserDocument, { description: 'Starts another document from the newest version of this one; free of charge.' })
  duplicateDocument(@CurrentActor() actor: Actor, @id() documentId: string): Promise<UserDocument> {
    return this.service.duplicate(actor, documentId);
  }

  @Mutation(() => DeletedDocument, { description: 'Deletes a document with all its versions; it can be restored for an hour.' })
  @OpenToKeys('DOCUMENTS_WRITE')
  deleteDocument(@CurrentActor() actor: Actor, @id() documentId: string): Promise<DeletedDocument> {
    return this.service.delete(actor, documentId);
  }

  @Mutation(() => UserDocument, { description: 'Restores a document that was deleted within the last hour, with all its versions.' })
  @OpenToKeys('DOCUMENTS_WRITE')
  restoreDocument(@CurrentActor() actor: Actor, @id() documentId: string): Promise<UserDocument> {
    return this.service.undelete(actor, documentId);
  }

  @Mutation(() => DeletedDocumentVersion, {
    description: 'Permanently deletes one version; the last one can only be deleted with its document.',
  })
  @OpenToKeys('DOCUMENTS_WRITE')
  deleteDocumentVersion(@CurrentActor() actor: Actor, @id() versionId: string): Promise<DeletedDocumentVersion> {
    return this.service.deleteVersion(actor, versionId);
  }

  @ResolveField(() => String, { description: 'Named after type and parties until its owner renames it.' })
  title(@Parent() document: UserDocument): string {
    return this.reader.title(document);
  }

  @ResolveField(() => DocumentVersion, { description: 'The newest version.' })
  currentVersion(@CurrentActor() actor: Actor, @Parent() document: UserDocument, @Context() context: object): Promise<DocumentVersion> {
    const newest = batched<string, DocumentVersion>(context, 'document-newest', async (ids) => {
      const found = await this.reader.newest(actor.userId, ids);
      return ids.map((documentId) => found.get(documentId) ?? new VersionNotFoundError());
    });
    return newest.load(document.id);
  }

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => DocumentVersionConnection, { description: 'All versions, newest first.' })
  versions(
    @CurrentActor() actor: Actor,
    @Parent() document: UserDocument,
    @Args() page: PageArgs,
    @Context() context: object,
  ): Promise<Page<DocumentVersion>> {
    const pages = batched<string, Page<DocumentVersion>>(context, `document-versions ${JSON.stringify(page)}`, async (ids) => {
      const found = await this.reader.versions(actor.userId, ids, page);
      return ids.map((documentId) => found.get(documentId) ?? new VersionNotFoundError());
    });
    return pages.load(document.id);
  }
}
