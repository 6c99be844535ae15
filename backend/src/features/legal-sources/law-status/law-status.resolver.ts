import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { batched } from '../../../core/graphql/batched.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { LawStatusInput } from './law-status.inputs.js';
import { type DocumentStatuses, LawStatusService } from './law-status.service.js';
import { LawStatusView } from '../law-status.views.js';

/** Whether the documents of the library are in force. */
@Resolver(() => LegalDocument)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class LawStatusResolver {
  constructor(private readonly statuses: LawStatusService) {}

  @ResolveField(() => LawStatusView, {
    nullable: true,
    description:
      'Whether it is in force, as answers say it: what an administrator set, else what is proposed; null where nothing is known.',
  })
  async lawStatus(@Parent() document: LegalDocument, @Context() context: object): Promise<LawStatusView | null> {
    return (await this.statusesOf(document, context)).status;
  }

  @ResolveField(() => LawStatusView, {
    nullable: true,
    description: 'What the guide to the law, or the text itself, says of whether it is in force; null where neither does.',
  })
  async proposedLawStatus(@Parent() document: LegalDocument, @Context() context: object): Promise<LawStatusView | null> {
    return (await this.statusesOf(document, context)).proposed;
  }

  @Mutation(() => LegalDocument, {
    description:
      'Sets whether a source is in force; without `input`, the proposed status applies again. Answers say it from the next question on.',
  })
  setLawStatus(
    @CurrentAdmin() actor: AdminActor,
    @Args('filename', { description: 'Name of the document.' }) filename: string,
    @Args('input', { type: () => LawStatusInput, nullable: true, description: 'The status; null to take back what was set.' })
    input: LawStatusInput | null,
  ): Promise<LegalDocument> {
    return this.statuses.set(actor, filename, input ?? null);
  }

  private statusesOf(document: LegalDocument, context: object): Promise<DocumentStatuses> {
    return batched(context, 'law-statuses', (documents: readonly LegalDocument[]) => this.statuses.of(documents)).load(document);
  }
}
