import { Mutation, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, ClientOrigin, ClientSignal, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { AuthPayload } from '../../../core/access/auth-payload.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { EndedSession } from '../../../core/access/ended-session.js';
import { LoginInput } from '../../../core/access/login.inputs.js';
import { Input } from '../../../core/graphql/described-args.js';
import { UserView } from '../users.views.js';
import { RegisterInput } from './auth.inputs.js';
import { AuthService } from './auth.service.js';

@Resolver()
export class AuthResolver {
  constructor(private readonly auth: AuthService) {}

  @Mutation(() => UserView, { description: 'Creates an account. Does not log in.' })
  @Access('public')
  register(@Input() input: RegisterInput, @ClientAddress() address: string, @ClientSignal() signal?: AbortSignal): Promise<UserView> {
    return this.auth.register(input, address, signal);
  }

  @Mutation(() => AuthPayload, { description: 'Opens a user session.' })
  @Access('public')
  login(@Input() input: LoginInput, @ClientOrigin() origin: CallOrigin): Promise<AuthPayload> {
    return this.auth.login(input.email, input.password, origin);
  }

  @Mutation(() => AuthPayload, { description: 'Another token for the same session, to be fetched before the current one expires.' })
  @Access('user')
  renewSession(@CurrentActor() actor: Actor): Promise<AuthPayload> {
    return this.auth.renew(actor);
  }

  @Mutation(() => EndedSession, { description: 'Ends the session that the token belongs to.' })
  @Access('user')
  async endSession(@CurrentActor() actor: Actor): Promise<EndedSession> {
    await this.auth.logout(actor);
    return { userId: actor.userId };
  }

  @Mutation(() => Boolean, {
    description: 'Ends the session that the token belongs to.',
    deprecationReason: 'Deprecated since 2026-12-01, stays until 2027-06-01: its answer cannot grow. Use `endSession`.',
  })
  @Access('user')
  async logout(@CurrentActor() actor: Actor): Promise<boolean> {
    await this.auth.logout(actor);
    return true;
  }
}
