import { Args, Context, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { batched } from '../../../core/graphql/batched.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import type { Page } from '../../../core/pages/page.js';
import { TokensService } from '../../tokens/tokens.service.js';
import { UnconfirmedEmails } from '../recovery/emails/unconfirmed-emails.service.js';
import { UserList } from './user-list.js';
import { UserTokensAdminService } from './user-tokens.admin.service.js';
import { CreateUserInput, TokenChangeInput, UpdateUserInput, UsersArgs } from './users.admin.inputs.js';
import { UsersAdminService } from './users.admin.service.js';
import { TokenChange, UserConnection, UserNotice, UserStatistics } from './users.admin.views.js';
import { User, UserRole } from '../users.entity.js';

const id = () => IdArg('The account.');

@Resolver(() => User)
@Access('admin')
export class UsersAdminResolver {
  constructor(
    private readonly service: UsersAdminService,
    private readonly userTokens: UserTokensAdminService,
    private readonly userList: UserList,
    private readonly tokenAccounts: TokensService,
    private readonly emails: UnconfirmedEmails,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  @Query(() => UserConnection, { description: 'Accounts, page by page.' })
  @OpenToKeys('USERS_ADMIN')
  users(@Args() args: UsersArgs): Promise<Page<User>> {
    return this.userList.page(args);
  }

  @Query(() => User, { nullable: true, description: 'One account.' })
  @OpenToKeys('USERS_ADMIN')
  user(@id() userId: string): Promise<User> {
    return this.service.get(userId);
  }

  @Query(() => UserStatistics, { description: 'Counts over all accounts.' })
  @OpenToKeys('USERS_ADMIN')
  userStatistics(): Promise<UserStatistics> {
    return this.userList.statistics();
  }

  @ResolveField(() => Int, { description: 'Whole tokens on the account.' })
  tokens(@Parent() user: User, @Context() context: object): Promise<number> {
    const balances = batched(context, 'token-balances', async (ids: readonly string[]) => {
      const found = await this.tokenAccounts.balances(ids);
      return ids.map((userId) => found.get(userId) ?? 0);
    });
    return balances.load(user.id);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Where links for a new password go while the e-mail is not confirmed since it was changed; null when it is.',
  })
  confirmedEmail(@Parent() user: User, @Context() context: object): Promise<string | null> {
    const held = batched(context, 'confirmed-emails', async (ids: readonly string[]) => {
      const found = await this.emails.of(this.database.manager, ids);
      return ids.map((userId) => found.get(userId) ?? null);
    });
    return held.load(user.id);
  }

  @Mutation(() => UserNotice, { description: 'Creates an account.' })
  @OpenToKeys('USERS_ADMIN')
  createUser(@CurrentAdmin() actor: AdminActor, @Input() input: CreateUserInput): Promise<UserNotice> {
    return this.service.create(actor, input);
  }

  @Mutation(() => UserNotice, { description: 'Edits an account; what is not given stays as it is.' })
  @OpenToKeys('USERS_ADMIN')
  updateUser(@CurrentAdmin() actor: AdminActor, @id() userId: string, @Input() input: UpdateUserInput): Promise<UserNotice> {
    return this.service.update(actor, userId, input);
  }

  @Mutation(() => UserNotice, { description: 'Makes an account an administrator or a user; repeating it changes nothing.' })
  @NeedsReauthentication()
  setUserRole(
    @CurrentAdmin() actor: AdminActor,
    @id() userId: string,
    @Args('role', { type: () => UserRole, description: 'The role from now on. A change ends all sessions of the account.' }) role: UserRole,
  ): Promise<UserNotice> {
    return this.service.setRole(actor, userId, role);
  }

  @Mutation(() => UserNotice, { description: 'Activates or deactivates an account; repeating it changes nothing.' })
  @OpenToKeys('USERS_ADMIN')
  setUserActive(
    @CurrentAdmin() actor: AdminActor,
    @id() userId: string,
    @Args('active', { description: 'Whether it can be used. False ends all sessions of the account.' }) active: boolean,
  ): Promise<UserNotice> {
    return this.service.setActive(actor, userId, active);
  }

  @Mutation(() => UserNotice, {
    description: 'Makes a user an administrator, or an administrator a user.',
    deprecationReason: 'Deprecated since 2026-11-22, stays until 2027-06-01: a call that is sent twice undoes itself. Use `setUserRole`.',
  })
  @NeedsReauthentication()
  toggleUserAdmin(@CurrentAdmin() actor: AdminActor, @id() userId: string): Promise<UserNotice> {
    return this.service.toggleAdmin(actor, userId);
  }

  @Mutation(() => UserNotice, {
    description: 'Activates or deactivates an account.',
    deprecationReason: 'Deprecated since 2026-11-22, stays until 2027-06-01: a call that is sent twice undoes itself. Use `setUserActive`.',
  })
  @OpenToKeys('USERS_ADMIN')
  toggleUserStatus(@CurrentAdmin() actor: AdminActor, @id() userId: string): Promise<UserNotice> {
    return this.service.toggleStatus(actor, userId);
  }

  @Mutation(() => UserNotice, { description: 'Marks an account as verified.' })
  @OpenToKeys('USERS_ADMIN')
  verifyUser(@CurrentAdmin() actor: AdminActor, @id() userId: string): Promise<UserNotice> {
    return this.service.verify(actor, userId);
  }

  @Mutation(() => UserNotice, { description: 'Deactivates an account; none of its data is removed.' })
  @OpenToKeys('USERS_ADMIN')
  deactivateUser(@CurrentAdmin() actor: AdminActor, @id() userId: string): Promise<UserNotice> {
    return this.service.deactivate(actor, userId);
  }

  @Mutation(() => TokenChange, { description: 'Adds tokens to a balance.' })
  @OpenToKeys('USERS_ADMIN')
  addTokens(@CurrentAdmin() actor: AdminActor, @id() userId: string, @Input() input: TokenChangeInput): Promise<TokenChange> {
    return this.userTokens.add(actor, userId, input);
  }

  @Mutation(() => TokenChange, { description: 'Sets a balance.' })
  @OpenToKeys('USERS_ADMIN')
  setTokens(@CurrentAdmin() actor: AdminActor, @id() userId: string, @Input() input: TokenChangeInput): Promise<TokenChange> {
    return this.userTokens.set(actor, userId, input);
  }
}
