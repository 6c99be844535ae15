import { Mutation, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../../../core/access/access.decorator.js';
import type { Actor } from '../../../../core/access/actor.js';
import { Input } from '../../../../core/graphql/described-args.js';
import { EditDocumentInput } from './draft-edits.inputs.js';
import { DraftEditsService } from './draft-edits.service.js';
import { EditedDocumentView } from './draft-edits.views.js';

@Resolver()
@Access('user')
export class DraftEditsResolver {
  constructor(private readonly edits: DraftEditsService) {}

  @Mutation(() => EditedDocumentView, {
    description: 'Changes the newest version of a document by named edits, and keeps the result as the next version; free of charge.',
  })
  @OpenToKeys('DOCUMENTS_WRITE')
  editDocument(
    @CurrentActor() actor: Actor,
    @Input() input: EditDocumentInput,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<EditedDocumentView> {
    return this.edits.edit(actor, input, signal);
  }
}
