import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { Access, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Approval } from '../../../core/approval/approval.views.js';
import { ApprovedTexts } from '../../../core/approval/approved-texts.js';
import { batched } from '../../../core/graphql/batched.js';
import { JSONObjectScalar } from '../../../core/graphql/json-object.scalar.js';
import { DocumentNotFoundError, VersionNotFoundError } from './versions.errors.js';
import { UserDocument, DocumentVersion } from './versions.entity.js';
import { DocumentCitationView } from './versions.views.js';
import { VersionReader } from './version-reader.js';
import type { VersionForm } from './version-seal.js';

/** The parts of a version that are sealed: read and opened only when an operation asks for them. */
@Resolver(() => DocumentVersion)
@Access('user')
export class VersionFieldsResolver {
  constructor(
    private readonly reader: VersionReader,
    private readonly approved: ApprovedTexts,
  ) {}

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => String, { description: 'The whole text.' })
  content(@CurrentActor() actor: Actor, @Parent() { id }: DocumentVersion, @Context() context: object): Promise<string> {
    const contents = batched<string, string>(context, 'version-contents', async (ids) => {
      const found = await this.reader.contents(actor.userId, ids);
      return ids.map((each) => found.get(each) ?? new VersionNotFoundError());
    });
    return contents.load(id);
  }

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => JSONObjectScalar, {
    description: "Values by the names of the template's fields, with the changes that suggestions made.",
  })
  async formValues(
    @CurrentActor() actor: Actor,
    @Parent() { id }: DocumentVersion,
    @Context() context: object,
  ): Promise<Record<string, unknown>> {
    return (await this.form(actor, id, context)).values;
  }

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => String, { nullable: true, description: 'The suggestions that it was made with.' })
  async suggestions(@CurrentActor() actor: Actor, @Parent() { id }: DocumentVersion, @Context() context: object): Promise<string | null> {
    return (await this.form(actor, id, context)).suggestions;
  }

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => String, { nullable: true, description: 'Name of the reference document that it answers.' })
  async referenceFilename(
    @CurrentActor() actor: Actor,
    @Parent() { id }: DocumentVersion,
    @Context() context: object,
  ): Promise<string | null> {
    return (await this.form(actor, id, context)).referenceFilename;
  }

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => String, { nullable: true, description: 'Something the reader should know about how it was made.' })
  async notice(@CurrentActor() actor: Actor, @Parent() { id }: DocumentVersion, @Context() context: object): Promise<string | null> {
    return (await this.form(actor, id, context)).notice;
  }

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => [DocumentCitationView], { description: 'The law that was quoted when it was drafted.' })
  async citations(
    @CurrentActor() actor: Actor,
    @Parent() { id }: DocumentVersion,
    @Context() context: object,
  ): Promise<DocumentCitationView[]> {
    return (await this.form(actor, id, context)).citations;
  }

  @ResolveField(() => Approval, {
    nullable: true,
    description: 'Whether a supervisor has approved its text; null where that is not needed.',
  })
  approval(@CurrentActor() actor: Actor, @Parent() { id }: DocumentVersion, @Context() context: object): Promise<Approval | null> {
    const approvals = batched<string, Approval | null>(context, 'version-approvals', async (ids) => {
      const found = await this.approved.ofVersions(actor.userId, ids);
      return ids.map((each) => found.get(each) ?? null);
    });
    return approvals.load(id);
  }

  @ResolveField(() => UserDocument, { description: 'The document that it is a version of.' })
  document(@CurrentActor() actor: Actor, @Parent() { documentId }: DocumentVersion, @Context() context: object): Promise<UserDocument> {
    const documents = batched<string, UserDocument>(context, 'version-documents', async (ids) => {
      const found = await this.reader.documentsById(actor.userId, ids);
      return ids.map((id) => found.get(id) ?? new DocumentNotFoundError());
    });
    return documents.load(documentId);
  }

  private form(actor: Actor, versionId: string, context: object): Promise<VersionForm> {
    const forms = batched<string, VersionForm>(context, 'version-forms', async (ids) => {
      const found = await this.reader.forms(actor.userId, ids);
      return ids.map((each) => found.get(each) ?? new VersionNotFoundError());
    });
    return forms.load(versionId);
  }
}
