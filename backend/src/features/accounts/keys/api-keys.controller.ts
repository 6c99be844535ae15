import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { Access, ClientAddress, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { described } from '../../../core/descriptions/shape.js';
import { ListQuery, windowOf } from '../../../core/pages/list-query.js';
import { PAGE_MAX } from '../../../core/pages/page.js';
import { CreateApiKeyInput } from './api-keys.inputs.js';
import { ApiKeysService, LIVE_KEYS_MAX } from './api-keys.service.js';
import { ApiKeyView, CreatedApiKey } from './api-keys.views.js';

/** Users' own keys. Closed to keys: none can make or revoke another. */
@Controller('api/keys')
@DescribesPath({ id: 'The key.' })
@Access('user')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @Describes("The signed-in user's API keys, newest first.", { id: 'listApiKeys', answer: { keys: described('The keys.', [ApiKeyView]) } })
  async list(@CurrentActor() { userId: ownerId, kind }: Actor, @Query() query: ListQuery): Promise<{ keys: ApiKeyView[] }> {
    const { take, skip } = windowOf(query);
    return { keys: (await this.keys.list({ ownerId, kind }, { first: Math.min(take, PAGE_MAX), offset: skip })).nodes };
  }

  @Post()
  @Describes(`Makes an API key that acts for the signed-in user and shows it once. At most ${LIVE_KEYS_MAX} at a time.`, {
    id: 'createApiKey',
    status: 201,
    answer: CreatedApiKey,
    errors: { 409: 'Too many API keys', 429: 'Too many new keys' },
  })
  @NeedsReauthentication()
  create(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Body() input: CreateApiKeyInput): Promise<CreatedApiKey> {
    return this.keys.create(actor, address, input);
  }

  @Delete(':id')
  @Describes("Ends one of the signed-in user's API keys at once, with its open sockets.", {
    id: 'revokeApiKey',
    answer: ApiKeyView,
    errors: { 404: 'API key not found' },
  })
  revoke(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Param('id') id: string): Promise<ApiKeyView> {
    return this.keys.revokeOwn(actor, address, id);
  }
}
