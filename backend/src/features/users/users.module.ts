import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TokensModule } from '../tokens/tokens.module.js';
import { AuditActorResolver, MismatchUserResolver } from './edges/account-edges.resolver.js';
import { LoginLimits } from './limits/login-limits.service.js';
import { PasswordConfirmation } from './limits/password-confirmation.service.js';
import { ProfileService } from './limits/profile.service.js';
import { TakenEmails } from './limits/taken-emails.service.js';
import { UserList } from './user-list.js';
import { UserTokensAdminService } from './user-tokens.admin.service.js';
import { UsersAdminController } from './users.admin.controller.js';
import { UsersAdminResolver } from './users.admin.resolver.js';
import { UsersAdminService } from './users.admin.service.js';
import { User } from './users.entity.js';
import { UsersController } from './users.controller.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), TokensModule],
  controllers: [UsersController, UsersAdminController],
  providers: [
    UsersService,
    UsersResolver,
    UsersAdminService,
    UsersAdminResolver,
    UserTokensAdminService,
    UserList,
    LoginLimits,
    TakenEmails,
    ProfileService,
    PasswordConfirmation,
    AuditActorResolver,
    MismatchUserResolver,
  ],
  exports: [UsersService, LoginLimits, TakenEmails, PasswordConfirmation],
})
export class UsersModule {}
