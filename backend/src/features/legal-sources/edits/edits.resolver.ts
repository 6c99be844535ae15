import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { EditLegalDocumentInput } from './edits.inputs.js';
import { EditsService } from './edits.service.js';
import { FoundFactsView } from './edits.views.js';

/** What administrators say about the documents of the library in place of their texts. */
@Resolver(() => LegalDocument)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class EditsResolver {
  constructor(private readonly edits: EditsService) {}

  @ResolveField(() => [String], { description: 'Names that an administrator gave it, for questions to use.' })
  shortNames(@Parent() { edits }: LegalDocument): readonly string[] {
    return edits?.given.shortNames ?? [];
  }

  @ResolveField(() => FoundFactsView, {
    nullable: true,
    description: 'What the text says, if an administrator has ever edited the document; null where nothing else is shown.',
  })
  found(@Parent() { edits }: LegalDocument): FoundFactsView | null {
    return edits?.found ?? null;
  }

  @ResolveField(() => Boolean, { description: 'Whether there is an edit that can be undone.' })
  canUndoEdit(@Parent() { edits }: LegalDocument): boolean {
    return edits?.before != null;
  }

  @Mutation(() => LegalDocument, {
    description:
      'Changes what is known about a source, without a new upload. A new type, title, year, State or short name is indexed in the background; the document answers as before until then.',
  })
  editLegalDocument(
    @CurrentAdmin() actor: AdminActor,
    @Args('filename', { description: 'Name of the document.' }) filename: string,
    @Args('input', { description: 'What to change.' }) input: EditLegalDocumentInput,
  ): Promise<LegalDocument> {
    return this.edits.edit(actor, filename, input);
  }

  @Mutation(() => LegalDocument, { description: 'Takes back the latest edit of a source; a second call makes it again.' })
  undoLegalDocumentEdit(
    @CurrentAdmin() actor: AdminActor,
    @Args('filename', { description: 'Name of the document.' }) filename: string,
  ): Promise<LegalDocument> {
    return this.edits.undo(actor, filename);
  }
}
