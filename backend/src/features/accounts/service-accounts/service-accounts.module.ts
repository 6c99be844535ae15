import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../keys/api-keys.module.js';
import { UsersModule } from '../users.module.js';
import { ServiceAccountsResolver } from './service-accounts.admin.resolver.js';
import { ServiceAccountsService } from './service-accounts.service.js';

/** Accounts of programs. */
@Module({
  imports: [ApiKeysModule, UsersModule],
  providers: [ServiceAccountsService, ServiceAccountsResolver],
  exports: [ServiceAccountsService],
})
export class ServiceAccountsModule {}
