import { Mutation, Resolver } from '@nestjs/graphql';
import { Access, ClientOrigin, CurrentActor } from '../../../../core/access/access.decorator.js';
import type { Actor } from '../../../../core/access/actor.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { Input } from '../../../../core/graphql/described-args.js';
import { ReauthenticateInput } from './reauthentication.inputs.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { ReauthenticatedSession } from './reauthentication.views.js';

const DESCRIPTION =
  'Confirms with the password, and a code where two-step sign-in is on, that it is the owner who is signed in. What is refused with ' +
  '`REAUTHENTICATION_REQUIRED` can then be done for ten minutes, as after a login.';

@Resolver()
export class ReauthenticationResolver {
  constructor(private readonly service: ReauthenticationService) {}

  @Mutation(() => ReauthenticatedSession, { description: DESCRIPTION })
  @Access('user')
  reauthenticate(
    @CurrentActor() actor: Actor,
    @Input() input: ReauthenticateInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<ReauthenticatedSession> {
    return this.service.confirm(actor, input, origin);
  }

  @Mutation(() => ReauthenticatedSession, { description: `${DESCRIPTION} For sessions of the admin panel.` })
  @Access('admin')
  adminReauthenticate(
    @CurrentActor() actor: Actor,
    @Input() input: ReauthenticateInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<ReauthenticatedSession> {
    return this.service.confirm(actor, input, origin);
  }
}
