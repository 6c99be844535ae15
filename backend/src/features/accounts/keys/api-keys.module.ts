import { Module } from '@nestjs/common';
import { UsersModule } from '../users.module.js';
import { RecoveryModule } from '../recovery/recovery.module.js';
import { ApiKeysAdminResolver } from './api-keys.admin.resolver.js';
import { ApiKeysResolver } from './api-keys.resolver.js';
import { ApiKeysService } from './api-keys.service.js';

/** Credentials for programs. Who comes with one is told by `KeyAccess` of `core/access`. */
@Module({
  imports: [RecoveryModule, UsersModule],
  providers: [ApiKeysService, ApiKeysResolver, ApiKeysAdminResolver],
  exports: [ApiKeysService],
})
export class ApiKeysModule {}
