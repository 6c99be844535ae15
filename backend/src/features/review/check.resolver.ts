import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { CheckRequest } from './check.inputs.js';
import { CheckService } from './check.service.js';
import { DocumentCheckView } from './check.views.js';

@Resolver(() => DocumentCheckView)
@Access('user')
@OpenToKeys('DOCUMENTS_READ')
export class CheckResolver {
  constructor(private readonly checks: CheckService) {}

  @Query(() => DocumentCheckView, {
    description:
      'Looks for blanks, terms, references, figures, signatures and repealed acts that are not in order, in any text; given the document type and the form, also for entries that contradict each other. Nothing is kept or charged.',
  })
  checkDocument(
    @CurrentActor() actor: Actor,
    @Args() request: CheckRequest,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<DocumentCheckView> {
    return this.checks.check(actor, request, signal);
  }
}
