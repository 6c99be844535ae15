import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { NumberedPageArgs, type Page } from '../../../core/pages/page.js';
import { CreateApiKeyInput } from './api-keys.inputs.js';
import { ApiKeysService, LIVE_KEYS_MAX } from './api-keys.service.js';
import { ApiKeyConnection, ApiKeyView, CreatedApiKey } from './api-keys.views.js';

/** Users' own keys. Closed to keys: none can make or revoke another. */
@Resolver(() => ApiKeyView)
@Access('user')
export class ApiKeysResolver {
  constructor(private readonly keys: ApiKeysService) {}

  @Query(() => ApiKeyConnection, { description: "The signed-in user's API keys, newest first." })
  apiKeys(@CurrentActor() { userId: ownerId, kind }: Actor, @Args() page: NumberedPageArgs): Promise<Page<ApiKeyView>> {
    return this.keys.list({ ownerId, kind }, page);
  }

  @Mutation(() => CreatedApiKey, {
    description: `Makes an API key that acts for the signed-in user and shows it once. At most ${LIVE_KEYS_MAX} at a time.`,
  })
  @NeedsReauthentication()
  createApiKey(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Input() input: CreateApiKeyInput): Promise<CreatedApiKey> {
    return this.keys.create(actor, address, input);
  }

  @Mutation(() => ApiKeyView, { description: "Ends one of the signed-in user's API keys at once, with its open sockets." })
  revokeApiKey(@CurrentActor() actor: Actor, @ClientAddress() address: string, @IdArg('The key.') id: string): Promise<ApiKeyView> {
    return this.keys.revokeOwn(actor, address, id);
  }
}
