import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access, CurrentAdmin } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { Describes } from '../../core/openapi/describes.decorator.js';
import { windowOf } from '../../core/pages/list-query.js';
import { TokensService } from '../tokens/tokens.service.js';
import { UserList } from './user-list.js';
import { UserTokensAdminService } from './user-tokens.admin.service.js';
import { CreateUserBody, createUserInput, TokenChangeInput, UpdateUserBody, updateUserInput, UsersQuery } from './users.admin.inputs.js';
import { UsersAdminService } from './users.admin.service.js';
import {
  ADMIN_USER_RECORD,
  adminUserRecord,
  type AdminUserRecord,
  statisticsRecord,
  type TokenChange,
  type UserNotice,
} from './users.admin.views.js';

const NOTICE = { message: 'string', user: ADMIN_USER_RECORD } as const;
const TOKEN_CHANGE = { message: 'string', change: 'integer', tokens: 'integer' } as const;
const NO_USER = { 404: 'User not found' };

@Controller('api/admin/users')
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
    answer: {
      users: [ADMIN_USER_RECORD],
      total_count: 'integer',
      verified_count: 'integer',
      admin_count: 'integer',
      active_count: 'integer',
    },
  })
  async list(@Query() query: UsersQuery) {
    const filter = { role: query.role_filter, isVerified: query.verified_only ? true : null };
    const [users, statistics] = await Promise.all([this.userList.window(filter, windowOf(query)), this.userList.statistics()]);
    const balances = await this.tokens.balances(users.map(({ id }) => id));
    return { users: users.map((user) => adminUserRecord(user, balances.get(user.id) ?? 0)), ...statisticsRecord(statistics) };
  }

  @Post()
  @Describes('Makes an account.', { status: 201, answer: NOTICE, errors: { 409: 'Email already registered' } })
  async create(@CurrentAdmin() actor: AdminActor, @Body() body: CreateUserBody) {
    return this.answer(await this.users.create(actor, createUserInput(body)));
  }

  @Put(':id')
  @Describes('Edits an account; what is not given stays.', {
    answer: NOTICE,
    errors: { ...NO_USER, 409: 'Email already registered, or the last active administrator.' },
  })
  async update(@CurrentAdmin() actor: AdminActor, @Param('id') id: string, @Body() body: UpdateUserBody) {
    return this.answer(await this.users.update(actor, id, updateUserInput(body)));
  }

  @Post(':id/toggle-admin')
  @Describes('Makes a user an administrator, or an administrator a user.', {
    answer: NOTICE,
    errors: { ...NO_USER, 409: 'The last active administrator cannot be demoted or deactivated' },
  })
  @HttpCode(200)
  async toggleAdmin(@CurrentAdmin() actor: AdminActor, @Param('id') id: string) {
    return this.answer(await this.users.toggleAdmin(actor, id));
  }

  @Post(':id/toggle-status')
  @Describes('Activates or deactivates an account.', {
    answer: NOTICE,
    errors: { ...NO_USER, 409: 'The last active administrator cannot be demoted or deactivated' },
  })
  @HttpCode(200)
  async toggleStatus(@CurrentAdmin() actor: AdminActor, @Param('id') id: string) {
    return this.answer(await this.users.toggleStatus(actor, id));
  }

  @Post(':id/verify')
  @Describes('Marks an account as checked.', { answer: NOTICE, errors: NO_USER })
  @HttpCode(200)
  async verify(@CurrentAdmin() actor: AdminActor, @Param('id') id: string) {
    return this.answer(await this.users.verify(actor, id));
  }

  @Delete(':id')
  @Describes('Deactivates an account; nothing of it is removed.', {
    answer: NOTICE,
    errors: { ...NO_USER, 409: 'The last active administrator cannot be demoted or deactivated' },
  })
  async deactivate(@CurrentAdmin() actor: AdminActor, @Param('id') id: string) {
    return this.answer(await this.users.deactivate(actor, id));
  }

  @Post(':id/add-tokens')
  @Describes('Adds tokens to a balance.', { answer: TOKEN_CHANGE, errors: NO_USER })
  @HttpCode(200)
  addTokens(@CurrentAdmin() actor: AdminActor, @Param('id') id: string, @Body() body: TokenChangeInput): Promise<TokenChange> {
    return this.userTokens.add(actor, id, body);
  }

  @Post(':id/tokens')
  @Describes('Sets a balance.', { answer: TOKEN_CHANGE, errors: NO_USER })
  @HttpCode(200)
  setTokens(@CurrentAdmin() actor: AdminActor, @Param('id') id: string, @Body() body: TokenChangeInput): Promise<TokenChange> {
    return this.userTokens.set(actor, id, body);
  }

  private async answer({ message, user }: UserNotice): Promise<{ message: string; user: AdminUserRecord }> {
    return { message, user: adminUserRecord(user, await this.tokens.balance(user.id)) };
  }
}
