import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import type { Page } from '../../core/pages/page.js';
import { CreateMatterInput, MattersArgs, MoveToMatterInput, UpdateMatterInput } from './matters.inputs.js';
import { MattersService } from './matters.service.js';
import { DeletedMatter, MatterConnection, MatterView, MovedToMatter } from './matters.views.js';

const id = () => IdArg('A matter of the signed-in user.');

@Resolver(() => MatterView)
@Access('user')
@OpenToKeys('MATTERS')
export class MattersResolver {
  constructor(private readonly service: MattersService) {}

  @Query(() => MatterConnection, { description: "The signed-in user's matters, last changed first." })
  matters(@CurrentActor() actor: Actor, @Args() args: MattersArgs): Promise<Page<MatterView>> {
    return this.service.list(actor, args);
  }

  @Query(() => MatterView, { nullable: true, description: 'One matter of the signed-in user.' })
  matter(@CurrentActor() actor: Actor, @id() matterId: string): Promise<MatterView> {
    return this.service.matter(actor, matterId);
  }

  @Mutation(() => MatterView, { description: 'Begins a matter.' })
  createMatter(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Input() input: CreateMatterInput): Promise<MatterView> {
    return this.service.create(actor, address, input);
  }

  @Mutation(() => MatterView, { description: 'Changes a matter. What is left out stays as it is.' })
  updateMatter(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @id() matterId: string,
    @Input() input: UpdateMatterInput,
  ): Promise<MatterView> {
    return this.service.update(actor, address, matterId, input);
  }

  @Mutation(() => DeletedMatter, {
    description: 'Deletes a matter with all that is in it, and says what that was; it can be restored for 30 days.',
  })
  deleteMatter(@CurrentActor() actor: Actor, @id() matterId: string): Promise<DeletedMatter> {
    return this.service.delete(actor, matterId);
  }

  @Mutation(() => MatterView, { description: 'Restores a matter that was deleted within the last 30 days, with what was deleted with it.' })
  restoreMatter(@CurrentActor() actor: Actor, @id() matterId: string): Promise<MatterView> {
    return this.service.restore(actor, matterId);
  }

  @Mutation(() => MovedToMatter, {
    description: 'Moves conversations, documents and files to a matter, or out of theirs: all of them, or none.',
  })
  moveToMatter(@CurrentActor() actor: Actor, @Input() input: MoveToMatterInput): Promise<MovedToMatter> {
    return this.service.move(actor, input);
  }
}
