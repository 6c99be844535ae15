import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access, ClientOrigin, CurrentAdmin } from '../../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../../core/access/reauthentication/reauthentication.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { Describes, DescribesPath } from '../../../../core/descriptions/describes.decorator.js';
import { ConfirmEmailInput } from './email-confirmation.inputs.js';
import { EmailConfirmation } from './email-confirmation.service.js';
import { EmailConfirmationNotice } from './email-confirmation.views.js';

@Controller('api')
@DescribesPath({ id: 'The account.' })
export class EmailConfirmationController {
  constructor(private readonly service: EmailConfirmation) {}

  @Post('auth/confirm-email')
  @Describes('Confirms an address that an administrator changed, by the link that was sent to the address before; it works once.', {
    id: 'confirmEmail',
    answer: EmailConfirmationNotice,
    errors: { 400: 'This link is no longer valid.', 429: 'Too many attempts; see Retry-After.' },
  })
  @HttpCode(200)
  @Access('public')
  byLink(@Body() { token }: ConfirmEmailInput, @ClientOrigin() origin: CallOrigin): Promise<EmailConfirmationNotice> {
    return this.service.byLink(token, origin);
  }

  @Post('admin/users/:id/confirm-email')
  @Describes('Confirms an address that another administrator changed, so that links for a new password go there.', {
    id: 'confirmUserEmail',
    answer: EmailConfirmationNotice,
    errors: { 404: 'User not found', 409: 'The e-mail of this account is confirmed.' },
  })
  @HttpCode(200)
  @Access('admin')
  @NeedsReauthentication()
  byAdministrator(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<EmailConfirmationNotice> {
    return this.service.byAdministrator(actor, id);
  }
}
