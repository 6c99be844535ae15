import { Mutation, Resolver } from '@nestjs/graphql';
import { Access, ClientOrigin, CurrentAdmin } from '../../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../../core/access/reauthentication/reauthentication.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { IdArg, Input } from '../../../../core/graphql/described-args.js';
import { ConfirmEmailInput } from './email-confirmation.inputs.js';
import { EmailConfirmation } from './email-confirmation.service.js';
import { EmailConfirmationNotice } from './email-confirmation.views.js';

@Resolver()
export class EmailConfirmationResolver {
  constructor(private readonly service: EmailConfirmation) {}

  @Mutation(() => EmailConfirmationNotice, {
    description: 'Confirms an address that an administrator changed, by the link that was sent to the address before. It works once.',
  })
  @Access('public')
  confirmEmail(@Input() { token }: ConfirmEmailInput, @ClientOrigin() origin: CallOrigin): Promise<EmailConfirmationNotice> {
    return this.service.byLink(token, origin);
  }

  @Mutation(() => EmailConfirmationNotice, {
    description: 'Confirms an address that another administrator changed, so that links for a new password go there.',
  })
  @Access('admin')
  @NeedsReauthentication()
  confirmUserEmail(@CurrentAdmin() actor: AdminActor, @IdArg('The account.') id: string): Promise<EmailConfirmationNotice> {
    return this.service.byAdministrator(actor, id);
  }
}
