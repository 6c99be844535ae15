import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AccountSecurityController } from './account-security.controller.js';
import { AccountSecurityResolver } from './account-security.resolver.js';
import { AccountSecurityService } from './account-security.service.js';

@Module({
  imports: [UsersModule],
  controllers: [AccountSecurityController],
  providers: [AccountSecurityService, AccountSecurityResolver],
})
export class AccountSecurityModule {}
