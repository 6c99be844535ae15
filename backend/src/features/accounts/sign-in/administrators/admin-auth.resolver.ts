import { UseGuards } from '@nestjs/common';
import { Mutation, Resolver } from '@nestjs/graphql';
import { Access, ClientOrigin, CurrentAdmin } from '../../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../../core/access/actor.js';
import { AuthPayload } from '../../../../core/access/auth-payload.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { EndedSession } from '../../../../core/access/ended-session.js';
import { LoginInput } from '../../../../core/access/login.inputs.js';
import { Input } from '../../../../core/graphql/described-args.js';
import { AdminAddressGuard } from './admin-address.guard.js';
import { AdminAuthService } from './admin-auth.service.js';

@Resolver()
export class AdminAuthResolver {
  constructor(private readonly auth: AdminAuthService) {}

  @Mutation(() => AuthPayload, { description: 'Opens an admin session, from allowed addresses only.' })
  @UseGuards(AdminAddressGuard)
  @Access('public')
  adminLogin(@Input() input: LoginInput, @ClientOrigin() origin: CallOrigin): Promise<AuthPayload> {
    return this.auth.login(input.email, input.password, origin);
  }

  @Mutation(() => EndedSession, { description: 'Ends the admin session of the token that is sent.' })
  @Access('admin')
  async endAdminSession(@CurrentAdmin() actor: AdminActor): Promise<EndedSession> {
    await this.auth.logout(actor);
    return { userId: actor.userId };
  }

  @Mutation(() => Boolean, {
    description: 'Ends the admin session of the token that is sent.',
    deprecationReason: 'Deprecated since 2026-12-01, stays until 2027-06-01: its answer cannot grow. Use `endAdminSession`.',
  })
  @Access('admin')
  async adminLogout(@CurrentAdmin() actor: AdminActor): Promise<boolean> {
    await this.auth.logout(actor);
    return true;
  }
}
