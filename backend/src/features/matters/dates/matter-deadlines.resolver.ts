import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import type { Page } from '../../../core/pages/page.js';
import { AddMatterDeadlineInput, MatterDeadlinesArgs, UpdateMatterDeadlineInput } from './matter-deadlines.inputs.js';
import { MatterDeadlinesService } from './matter-deadlines.service.js';
import { DeletedMatterDeadline, MatterDeadlineConnection, MatterDeadlineView } from './matter-deadlines.views.js';

const id = () => IdArg('A date of a matter of the signed-in user.');

@Resolver(() => MatterDeadlineView)
@Access('user')
@OpenToKeys('MATTERS')
export class MatterDeadlinesResolver {
  constructor(private readonly service: MatterDeadlinesService) {}

  @Query(() => MatterDeadlineConnection, {
    description: 'The dates of all matters of the signed-in user, or of one, the next day first.',
  })
  matterDeadlines(@CurrentActor() actor: Actor, @Args() args: MatterDeadlinesArgs): Promise<Page<MatterDeadlineView>> {
    return this.service.list(actor, args);
  }

  @Mutation(() => MatterDeadlineView, {
    description: 'Enters a date of a matter: counted by the calendar of the law, or typed in with its title and day.',
  })
  addMatterDeadline(@CurrentActor() actor: Actor, @Input() input: AddMatterDeadlineInput): Promise<MatterDeadlineView> {
    return this.service.add(actor, input);
  }

  @Mutation(() => MatterDeadlineView, { description: 'Changes a date, or says what became of it.' })
  updateMatterDeadline(
    @CurrentActor() actor: Actor,
    @id() deadlineId: string,
    @Input() input: UpdateMatterDeadlineInput,
  ): Promise<MatterDeadlineView> {
    return this.service.update(actor, deadlineId, input);
  }

  @Mutation(() => DeletedMatterDeadline, { description: 'Deletes a date for good.' })
  deleteMatterDeadline(@CurrentActor() actor: Actor, @id() deadlineId: string): Promise<DeletedMatterDeadline> {
    return this.service.delete(actor, deadlineId);
  }
}
