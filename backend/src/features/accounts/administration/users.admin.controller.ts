import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { allFields, described } from '../../../core/descriptions/shape.js';
import { idempotencyKeyOf } from '../../../core/validation/idempotency-key.js';
import { windowOf } from '../../../core/pages/list-query.js';
import { TokensService } from '../../tokens/tokens.service.js';
import { UserList } from './user-list.js';
import { UserTokensAdminService } from './user-tokens.admin.service.js';
import { CreateUserInput, TokenChangeInput, UpdateUserInput, UsersQuery } from './users.admin.inputs.js';
import { UsersAdminService } from './users.admin.service.js';
import { TokenChange, UserNotice, UserStatistics } from './users.admin.views.js';
import { User } from '../users.entity.js';

const NO_USER = { 404: 'User not found' };

@Controller('api/admin/users')
@DescribesPath({ id: 'The account.' })
@Access('admin')
export class UsersAdminController {
  constructor(
    private readonly users: UsersAdminService,
    private readonly userTokens: UserTokensAdminService,
    private readonly userList: UserList,
    private readonly tokens: TokensService,
  ) {}

  @Get()
  @Describes('Users, newest first, with counts over all of them.', {
    id: 'listUsers',
    answer: { users: described('The accounts, newest first.', [User]), ...allFields(UserStatistics) },
  })
  @OpenToKeys('USERS_ADMIN')
  async list(@Query() query: UsersQuery) {
    const filter = { role: query.role_filter, isVerified: query.verified_only ? true : null };
    const [users, statistics] = await Promise.all([this.userList.window(filter, windowOf(query)), this.userList.statistics()]);
    const balances = await this.tokens.balances(users.map(({ id }) => id));
    return { users: users.map((user) => ({ ...user, tokens: balances.get(user.id) ?? 0 })), ...statistics };
  }

  @Post()
  @Describes('Creates an account.', { id: 'createUser', status: 201, answer: UserNotice, errors: { 409: 'Email already registered' } })
  @OpenToKeys('USERS_ADMIN')
  async create(@CurrentAdmin() actor: AdminActor, @Body() body: CreateUserInput) {
    return this.answer(await this.users.create(actor, body));
  }

  @Put(':id')
  @Describes('Edits an account; what is not given stays as it is.', {
    id: 'updateUser',
    answer: UserNotice,
    errors: { ...NO_USER, 409: 'Email already registered, or the last active administrator.' },
  })
  @OpenToKeys('USERS_ADMIN')
  async update(@CurrentAdmin() actor: AdminActor, @Param('id') id: string, @Body() body: UpdateUserInput) {
    return this.answer(await this.users.update(actor, id, body));
  }

  @Post(':id/toggle-admin')
  @Describes('Makes a user an administrator, or an administrator a user.', {
    id: 'toggleUserAdmin',
    answer: UserNotice,
    errors: { ...NO_USER, 409: 'The last active administrator cannot be demoted or deactivated' },
  })
  @HttpCode(200)
  @NeedsReauthentication()
  async toggleAdmin(@CurrentAdmin() actor: AdminActor, @Param('id') id: string) {
    return this.answer(await this.users.toggleAdmin(actor, id));
  }

  @Post(':id/toggle-status')
  @Describes('Activates or deactivates an account.', {
    id: 'toggleUserStatus',
    answer: UserNotice,
    errors: { ...NO_USER, 409: 'The last active administrator cannot be demoted or deactivated' },
  })
  @HttpCode(200)
  @OpenToKeys('USERS_ADMIN')
  async toggleStatus(@CurrentAdmin() actor: AdminActor, @Param('id') id: string) {
    return this.answer(await this.users.toggleStatus(actor, id));
  }

  @Post(':id/verify')
  @Describes('Marks an account as verified.', { id: 'verifyUser', answer: UserNotice, errors: NO_USER })
  @HttpCode(200)
  @OpenToKeys('USERS_ADMIN')
  async verify(@CurrentAdmin() actor: AdminActor, @Param('id') id: string) {
    return this.answer(await this.users.verify(actor, id));
  }

  @Delete(':id')
  @Describes('Deactivates an account; none of its data is removed.', {
    id: 'deactivateUser',
    answer: UserNotice,
    errors: { ...NO_USER, 409: 'The last active administrator cannot be demoted or deactivated' },
  })
  @OpenToKeys('USERS_ADMIN')
  async deactivate(@CurrentAdmin() actor: AdminActor, @Param('id') id: string) {
    return this.answer(await this.users.deactivate(actor, id));
  }

  @Post(':id/add-tokens')
  @Describes('Adds tokens to a balance. An Idempotency-Key adds once.', {
    id: 'addTokens',
    idempotent: true,
    answer: TokenChange,
    errors: NO_USER,
  })
  @HttpCode(200)
  @OpenToKeys('USERS_ADMIN')
  addTokens(
    @CurrentAdmin() actor: AdminActor,
    @Param('id') id: string,
    @Body() body: TokenChangeInput,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<TokenChange> {
    return this.userTokens.add(actor, id, { ...body, idempotencyKey: idempotencyKeyOf(idempotencyKey) });
  }

  @Post(':id/tokens')
  @Describes('Sets a balance. An Idempotency-Key sets once.', { id: 'setTokens', idempotent: true, answer: TokenChange, errors: NO_USER })
  @HttpCode(200)
  @OpenToKeys('USERS_ADMIN')
  setTokens(
    @CurrentAdmin() actor: AdminActor,
    @Param('id') id: string,
    @Body() body: TokenChangeInput,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<TokenChange> {
    return this.userTokens.set(actor, id, { ...body, idempotencyKey: idempotencyKeyOf(idempotencyKey) });
  }

  private async answer({ message, user }: UserNotice): Promise<UserNotice> {
    return { message, user: { ...user, tokens: await this.tokens.balance(user.id) } };
  }
}
