import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import type { Page } from '../../core/pages/page.js';
import { CreatePartyInput, ImportPartiesInput, PartiesArgs, UpdatePartyInput } from './parties.inputs.js';
import { PartiesService } from './parties.service.js';
import { DeletedParty, ImportedParties, PartyConnection, PartyMatter, PartyView } from './parties.views.js';

const id = () => IdArg('A party of the signed-in user.');

@Resolver(() => PartyView)
@Access('user')
@OpenToKeys('PARTIES')
export class PartiesResolver {
  constructor(private readonly service: PartiesService) {}

  @Query(() => PartyConnection, { description: "The signed-in user's party book, last changed first." })
  parties(@CurrentActor() actor: Actor, @Args() args: PartiesArgs): Promise<Page<PartyView>> {
    return this.service.list(actor, args);
  }

  @Query(() => PartyView, { nullable: true, description: 'One party of the party book.' })
  party(@CurrentActor() actor: Actor, @id() partyId: string): Promise<PartyView> {
    return this.service.party(actor, partyId);
  }

  @Query(() => [PartyMatter], {
    nullable: true,
    description: 'The matters that name a party, up to 50, last changed first: to be looked at before it is deleted.',
  })
  @OpenToKeys('MATTERS')
  mattersOfParty(@CurrentActor() actor: Actor, @id() partyId: string): Promise<PartyMatter[]> {
    return this.service.mattersOf(actor, partyId);
  }

  @Query(() => String, { description: 'The whole party book as a CSV file (RFC 4180), by name.' })
  partyBook(@CurrentActor() actor: Actor): Promise<string> {
    return this.service.export(actor);
  }

  @Mutation(() => PartyView, { description: 'Enters a party into the party book.' })
  createParty(@CurrentActor() actor: Actor, @Input() input: CreatePartyInput): Promise<PartyView> {
    return this.service.create(actor, input);
  }

  @Mutation(() => PartyView, { description: 'Changes a party. What is left out stays as it is; no draft changes.' })
  updateParty(@CurrentActor() actor: Actor, @id() partyId: string, @Input() input: UpdatePartyInput): Promise<PartyView> {
    return this.service.update(actor, partyId, input);
  }

  @Mutation(() => DeletedParty, { description: 'Deletes a party; it can be restored for 30 days. What forms and matters say stays.' })
  deleteParty(@CurrentActor() actor: Actor, @id() partyId: string): Promise<DeletedParty> {
    return this.service.delete(actor, partyId);
  }

  @Mutation(() => PartyView, { description: 'Restores a party that was deleted within the last 30 days.' })
  restoreParty(@CurrentActor() actor: Actor, @id() partyId: string): Promise<PartyView> {
    return this.service.restore(actor, partyId);
  }

  @Mutation(() => ImportedParties, {
    description: 'Adds the parties of a CSV file: all of them, or none. Wrong rows are named with line and column.',
  })
  importParties(@CurrentActor() actor: Actor, @Input() input: ImportPartiesInput): Promise<ImportedParties> {
    return this.service.import(actor, input);
  }
}
