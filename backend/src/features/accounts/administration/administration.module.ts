import { Module } from '@nestjs/common';
import { TokensModule } from '../../tokens/tokens.module.js';
import { RecoveryModule } from '../recovery/recovery.module.js';
import { UsersModule } from '../users.module.js';
import { AuditActorResolver, MismatchUserResolver } from './account-edges.resolver.js';
import { UserList } from './user-list.js';
import { UserTokensAdminService } from './user-tokens.admin.service.js';
import { UsersAdminResolver } from './users.admin.resolver.js';
import { UsersAdminService } from './users.admin.service.js';

/** What administrators see of accounts and change about them. */
@Module({
  imports: [UsersModule, TokensModule, RecoveryModule],
  providers: [UsersAdminService, UsersAdminResolver, UserTokensAdminService, UserList, AuditActorResolver, MismatchUserResolver],
  exports: [UsersAdminService, UserTokensAdminService, UserList],
})
export class AdministrationModule {}
