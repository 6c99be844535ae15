import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { NumberedPageArgs, type Page } from '../../../core/pages/page.js';
import { CreateApiKeyInput } from '../keys/api-keys.inputs.js';
import { CreatedApiKey } from '../keys/api-keys.views.js';
import { CreateServiceAccountInput } from './service-accounts.inputs.js';
import { ServiceAccountsService } from './service-accounts.service.js';
import { ServiceAccountConnection, ServiceAccountView } from './service-accounts.views.js';

/** Accounts of programs, for administrators. Closed to keys. */
@Resolver(() => ServiceAccountView)
@Access('admin')
export class ServiceAccountsResolver {
  constructor(private readonly accounts: ServiceAccountsService) {}

  @Query(() => ServiceAccountConnection, { description: 'The accounts of programs, newest first.' })
  serviceAccounts(@Args() page: NumberedPageArgs): Promise<Page<ServiceAccountView>> {
    return this.accounts.list(page);
  }

  @Mutation(() => ServiceAccountView, {
    description: 'Makes an account for a program: without a password, with the caller answering for it.',
  })
  @NeedsReauthentication()
  createServiceAccount(@CurrentAdmin() actor: AdminActor, @Input() input: CreateServiceAccountInput): Promise<ServiceAccountView> {
    return this.accounts.create(actor, input);
  }

  @Mutation(() => CreatedApiKey, { description: 'Makes an API key that acts for the account of a program and shows it once.' })
  @NeedsReauthentication()
  createServiceAccountKey(
    @CurrentAdmin() actor: AdminActor,
    @IdArg('The account of the program.') id: string,
    @Input() input: CreateApiKeyInput,
  ): Promise<CreatedApiKey> {
    return this.accounts.createKey(actor, id, input);
  }
}
