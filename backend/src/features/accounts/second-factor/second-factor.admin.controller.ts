import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentAdmin } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { SecondFactorAdminService } from './second-factor.admin.service.js';
import { SecondFactorNotice } from './second-factor.views.js';

/** Closed to API keys: whoever resets a second factor is asked for their own first. */
@Controller('api/admin/users')
@DescribesPath({ id: 'The account.' })
@Access('admin')
export class SecondFactorAdminController {
  constructor(private readonly service: SecondFactorAdminService) {}

  @Post(':id/reset-second-factor')
  @Describes("Turns an account's two-step sign-in off and ends its sessions.", {
    id: 'resetUserSecondFactor',
    answer: SecondFactorNotice,
    errors: { 404: 'User not found', 409: 'Two-step sign-in is not on.' },
  })
  @HttpCode(200)
  @NeedsReauthentication()
  reset(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<SecondFactorNotice> {
    return this.service.reset(actor, id);
  }
}
