import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { NumberedPageArgs, type Page } from '../../../core/pages/page.js';
import { CreateAdminApiKeyInput } from './api-keys.inputs.js';
import { ApiKeysService, LIVE_KEYS_MAX } from './api-keys.service.js';
import { ApiKeyConnection, ApiKeyView, CreatedApiKey } from './api-keys.views.js';

/** Every key of the installation, and administrators' own. Closed to keys. */
@Resolver(() => ApiKeyView)
@Access('admin')
export class ApiKeysAdminResolver {
  constructor(private readonly keys: ApiKeysService) {}

  @Query(() => ApiKeyConnection, { description: 'The API keys of all accounts, newest first.' })
  allApiKeys(@Args() page: NumberedPageArgs): Promise<Page<ApiKeyView>> {
    return this.keys.list({}, page);
  }

  @Mutation(() => CreatedApiKey, {
    description: `Makes an API key that acts for the signed-in administrator and shows it once. At most ${LIVE_KEYS_MAX} at a time.`,
  })
  @NeedsReauthentication()
  createAdminApiKey(@CurrentAdmin() actor: AdminActor, @Input() input: CreateAdminApiKeyInput): Promise<CreatedApiKey> {
    return this.keys.create(actor, actor.address, input);
  }

  @Mutation(() => ApiKeyView, { description: 'Ends the API key of any account at once, with its open sockets.' })
  revokeAnyApiKey(@CurrentAdmin() actor: AdminActor, @IdArg('The key.') id: string): Promise<ApiKeyView> {
    return this.keys.revokeAny(actor, id);
  }
}
