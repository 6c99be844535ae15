import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import type { Page } from '../../core/pages/page.js';
import { AcceptedDifferences } from './accepted-differences.service.js';
import { AcceptDifferenceInput, AcceptedDifferencesArgs } from './consistency.inputs.js';
import { AcceptedDifferenceConnection, AcceptedDifferenceView, DeletedAcceptedDifference } from './consistency.views.js';

@Resolver(() => AcceptedDifferenceView)
@Access('user')
@OpenToKeys('MATTERS')
export class ConsistencyResolver {
  constructor(private readonly service: AcceptedDifferences) {}

  @Query(() => AcceptedDifferenceConnection, {
    nullable: true,
    description: 'Values in the papers of a matter that differ and are both right, the last accepted first.',
  })
  acceptedDifferences(
    @CurrentActor() actor: Actor,
    @Args() { matterId, ...window }: AcceptedDifferencesArgs,
  ): Promise<Page<AcceptedDifferenceView>> {
    return this.service.list(actor, matterId, window);
  }

  @Mutation(() => AcceptedDifferenceView, {
    description:
      'Says that two values which differ in the papers of a matter are both right: the check of a draft does not report them again.',
  })
  acceptDifference(
    @CurrentActor() actor: Actor,
    @IdArg('A matter of the signed-in user.', 'matterId') matterId: string,
    @Input() input: AcceptDifferenceInput,
  ): Promise<AcceptedDifferenceView> {
    return this.service.accept(actor, matterId, input);
  }

  @Mutation(() => DeletedAcceptedDifference, { description: 'Has a difference that was accepted reported again.' })
  deleteAcceptedDifference(
    @CurrentActor() actor: Actor,
    @IdArg('A difference that was accepted in a matter of the signed-in user.') id: string,
  ): Promise<DeletedAcceptedDifference> {
    return this.service.delete(actor, id);
  }
}
