import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { Access, CurrentAdmin } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { described } from '../../../core/descriptions/shape.js';
import { ListQuery, windowOf } from '../../../core/pages/list-query.js';
import { PAGE_MAX } from '../../../core/pages/page.js';
import { CreateApiKeyInput } from '../keys/api-keys.inputs.js';
import { CreatedApiKey } from '../keys/api-keys.views.js';
import { CreateServiceAccountInput } from './service-accounts.inputs.js';
import { ServiceAccountsService } from './service-accounts.service.js';
import { ServiceAccountView } from './service-accounts.views.js';

@Controller('api/admin/service-accounts')
@DescribesPath({ id: 'The account.' })
@Access('admin')
export class ServiceAccountsController {
  constructor(private readonly accounts: ServiceAccountsService) {}

  @Get()
  @Describes('The accounts of programs, newest first.', {
    id: 'listServiceAccounts',
    answer: { serviceAccounts: described('The accounts.', [ServiceAccountView]) },
  })
  async list(@Query() query: ListQuery): Promise<{ serviceAccounts: ServiceAccountView[] }> {
    const { take, skip } = windowOf(query);
    return { serviceAccounts: (await this.accounts.list({ first: Math.min(take, PAGE_MAX), offset: skip })).nodes };
  }

  @Post()
  @Describes('Makes an account for a program: without a password, with the caller answering for it.', {
    id: 'createServiceAccount',
    status: 201,
    answer: ServiceAccountView,
  })
  @NeedsReauthentication()
  create(@CurrentAdmin() actor: AdminActor, @Body() input: CreateServiceAccountInput): Promise<ServiceAccountView> {
    return this.accounts.create(actor, input);
  }

  @Post(':id/keys')
  @Describes('Makes an API key that acts for the account of a program and shows it once.', {
    id: 'createServiceAccountKey',
    status: 201,
    answer: CreatedApiKey,
    errors: { 404: 'User not found', 409: 'Too many API keys', 429: 'Too many new keys' },
  })
  @NeedsReauthentication()
  createKey(@CurrentAdmin() actor: AdminActor, @Param('id') id: string, @Body() input: CreateApiKeyInput): Promise<CreatedApiKey> {
    return this.accounts.createKey(actor, id, input);
  }
}
