import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientOrigin, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { ChangePasswordInput } from './account-security.inputs.js';
import { AccountSecurityService } from './account-security.service.js';
import { EndedSessions, LoginSession } from './account-security.views.js';

@Resolver(() => LoginSession)
@Access('user')
export class AccountSecurityResolver {
  constructor(private readonly service: AccountSecurityService) {}

  @Query(() => [LoginSession], { description: "The signed-in user's open sessions, the last used first, up to 100." })
  loginSessions(@CurrentActor() actor: Actor): Promise<LoginSession[]> {
    return this.service.list(actor);
  }

  @Mutation(() => EndedSessions, { description: "Ends one of the signed-in user's sessions at once, with its open sockets." })
  endLoginSession(@CurrentActor() actor: Actor, @IdArg('The session.') id: string): Promise<EndedSessions> {
    return this.service.end(actor, id);
  }

  @Mutation(() => EndedSessions, {
    description: "Ends all of the signed-in user's sessions except the one that makes this call; API keys stay.",
  })
  endOtherLoginSessions(@CurrentActor() actor: Actor): Promise<EndedSessions> {
    return this.service.endOthers(actor);
  }

  @Mutation(() => EndedSessions, {
    description: "Changes the signed-in user's password and ends every other session, and the API keys unless they are to be kept.",
  })
  changePassword(
    @CurrentActor() actor: Actor,
    @Input() input: ChangePasswordInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<EndedSessions> {
    return this.service.changePassword(actor, input, origin);
  }
}
