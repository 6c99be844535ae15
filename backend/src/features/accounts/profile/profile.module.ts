import { Module } from '@nestjs/common';
import { RecoveryModule } from '../recovery/recovery.module.js';
import { UsersModule } from '../users.module.js';
import { AccountSecurityResolver } from './account-security.resolver.js';
import { AccountSecurityService } from './account-security.service.js';
import { ProfileService } from './profile.service.js';
import { UsersResolver } from './users.resolver.js';

/** What users see of their own account and do about it: profile, password, sessions. */
@Module({
  imports: [UsersModule, RecoveryModule],
  providers: [ProfileService, UsersResolver, AccountSecurityService, AccountSecurityResolver],
  exports: [ProfileService, AccountSecurityService],
})
export class ProfileModule {}
