import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import type { Page } from '../../core/pages/page.js';
import { ChronologyPapers } from './chronology-papers.service.js';
import { AddChronologyEventInput, ChronologyArgs, UpdateChronologyEventInput } from './chronology.inputs.js';
import { ChronologyService } from './chronology.service.js';
import { ChronologyConnection, ChronologyEventView, ChronologyReading, DeletedChronologyEvent } from './chronology.views.js';

const matterArg = () => IdArg('A matter of the signed-in user.', 'matterId');
const eventArg = () => IdArg('An event of a matter of the signed-in user.');

@Resolver(() => ChronologyEventView)
@Access('user')
@OpenToKeys('MATTERS')
export class ChronologyResolver {
  constructor(
    private readonly service: ChronologyService,
    private readonly papers: ChronologyPapers,
  ) {}

  @Query(() => ChronologyConnection, { nullable: true, description: 'The dated events of a matter, the earliest first.' })
  chronology(@CurrentActor() actor: Actor, @Args() { matterId, ...window }: ChronologyArgs): Promise<Page<ChronologyEventView>> {
    return this.service.list(actor, matterId, window);
  }

  @Mutation(() => ChronologyReading, {
    description:
      'Reads the files and notes of a matter and proposes their dated events. What is known already, confirmed or hidden, is not proposed again. Keys need the scope FILES as well.',
  })
  readChronology(
    @CurrentActor() actor: Actor,
    @matterArg() matterId: string,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<ChronologyReading> {
    return this.papers.read(actor, matterId, signal);
  }

  @Mutation(() => ChronologyEventView, { description: 'Enters an event of a matter by hand; it counts as confirmed.' })
  addChronologyEvent(
    @CurrentActor() actor: Actor,
    @matterArg() matterId: string,
    @Input() input: AddChronologyEventInput,
  ): Promise<ChronologyEventView> {
    return this.service.add(actor, matterId, input);
  }

  @Mutation(() => ChronologyEventView, { description: 'Changes an event, confirms it, or hides it.' })
  updateChronologyEvent(
    @CurrentActor() actor: Actor,
    @eventArg() eventId: string,
    @Input() input: UpdateChronologyEventInput,
  ): Promise<ChronologyEventView> {
    return this.service.update(actor, eventId, input);
  }

  @Mutation(() => DeletedChronologyEvent, {
    description: 'Deletes an event for good. One that was read from a paper is proposed again when the papers are read; hide it instead.',
  })
  deleteChronologyEvent(@CurrentActor() actor: Actor, @eventArg() eventId: string): Promise<DeletedChronologyEvent> {
    return this.service.delete(actor, eventId);
  }
}
