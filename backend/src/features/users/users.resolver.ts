import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Input } from '../../core/graphql/described-args.js';
import { ProfileInput } from './users.inputs.js';
import { ProfileService } from './limits/profile.service.js';
import { UsersService } from './users.service.js';
import { UserView } from './users.views.js';

@Resolver(() => UserView)
@Access('user')
export class UsersResolver {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfileService,
  ) {}

  @Query(() => UserView, { description: 'The signed-in user.' })
  me(@CurrentActor() actor: Actor): Promise<UserView> {
    return this.users.me(actor);
  }

  @Mutation(() => UserView, { description: "Changes the signed-in user's own name, e-mail and phone." })
  updateProfile(@CurrentActor() actor: Actor, @Input() input: ProfileInput): Promise<UserView> {
    return this.profiles.update(actor, input);
  }
}
