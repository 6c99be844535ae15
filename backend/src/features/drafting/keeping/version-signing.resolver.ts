import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { Access, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { batched } from '../../../core/graphql/batched.js';
import { TemplateOrigins } from '../../templates/custom/template-origins.js';
import { SigningNoteView } from '../../review/signing/signing-note.views.js';
import { signingNotes } from '../../review/signing/signing-notes.js';
import { VersionReader } from '../versions/version-reader.js';
import { DocumentVersion } from '../versions/versions.entity.js';
import { VersionNotFoundError } from '../versions/versions.errors.js';

/** What to see to when a kept version is signed, in the same words as when it was generated. */
@Resolver(() => DocumentVersion)
@Access('user')
export class VersionSigningResolver {
  constructor(
    private readonly reader: VersionReader,
    private readonly origins: TemplateOrigins,
  ) {}

  @ShownToKeys('DOCUMENTS_READ')
  @ResolveField(() => [SigningNoteView], {
    description: 'What to attend to when it is signed in India, by its type and form; empty where nothing certain is known.',
  })
  signingNotes(@CurrentActor() actor: Actor, @Parent() version: DocumentVersion, @Context() context: object): Promise<SigningNoteView[]> {
    const notes = batched<DocumentVersion, SigningNoteView[]>(context, 'version-signing-notes', async (versions) => {
      const [documents, forms] = await Promise.all([
        this.reader.documentsById(
          actor.userId,
          versions.map(({ documentId }) => documentId),
        ),
        this.reader.forms(
          actor.userId,
          versions.map(({ id }) => id),
        ),
      ]);
      return Promise.all(
        versions.map(async ({ id, documentId, templateVersion }) => {
          const [document, form] = [documents.get(documentId), forms.get(id)];
          if (!document || !form) return new VersionNotFoundError();
          const origin = await this.origins.of(document.documentType, templateVersion);
          return withinTime(() => signingNotes(document.documentType, form.values, origin));
        }),
      );
    });
    return notes.load(version);
  }
}
