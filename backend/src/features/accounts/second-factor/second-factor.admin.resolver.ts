import { Mutation, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { IdArg } from '../../../core/graphql/described-args.js';
import { SecondFactorAdminService } from './second-factor.admin.service.js';
import { SecondFactorNotice } from './second-factor.views.js';

/** Closed to API keys: whoever resets a second factor is asked for their own first. */
@Resolver()
@Access('admin')
export class SecondFactorAdminResolver {
  constructor(private readonly service: SecondFactorAdminService) {}

  @Mutation(() => SecondFactorNotice, { description: "Turns an account's two-step sign-in off and ends its sessions." })
  @NeedsReauthentication()
  resetUserSecondFactor(@CurrentAdmin() actor: AdminActor, @IdArg('The account.') id: string): Promise<SecondFactorNotice> {
    return this.service.reset(actor, id);
  }
}
