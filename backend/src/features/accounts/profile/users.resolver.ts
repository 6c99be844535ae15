import { Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Input } from '../../../core/graphql/described-args.js';
import { StorageUseView, storageUseView } from './storage-use.view.js';
import { StorageQuota } from '../../../core/quota/storage-quota.js';
import { ProfileInput } from './profile.inputs.js';
import { ProfileService } from './profile.service.js';
import { UsersService } from '../users.service.js';
import { UserView } from '../users.views.js';

@Resolver(() => UserView)
@Access('user')
export class UsersResolver {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfileService,
    private readonly quota: StorageQuota,
  ) {}

  @Query(() => UserView, { description: 'The signed-in user.' })
  me(@CurrentActor() actor: Actor): Promise<UserView> {
    return this.users.me(actor);
  }

  @ResolveField(() => StorageUseView, { description: 'How much of the storage is used.' })
  async storage(@Parent() { id }: UserView): Promise<StorageUseView> {
    return storageUseView(await this.quota.useOf(id));
  }

  @Mutation(() => UserView, {
    description:
      "Changes the signed-in user's own name, e-mail and phone. Another e-mail needs the password again, and the address before is told of it.",
  })
  updateProfile(@CurrentActor() actor: Actor, @Input() input: ProfileInput, @ClientAddress() address: string): Promise<UserView> {
    return this.profiles.update(actor, input, address);
  }
}
