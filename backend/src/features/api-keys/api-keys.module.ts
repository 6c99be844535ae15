import { Module } from '@nestjs/common';
import { ApiKeysAdminResolver } from './api-keys.admin.resolver.js';
import { ApiKeysResolver } from './api-keys.resolver.js';
import { ApiKeysService } from './api-keys.service.js';

/** Credentials for programs. Who comes with one is told by `KeyAccess` of `core/access`. */
@Module({ providers: [ApiKeysService, ApiKeysResolver, ApiKeysAdminResolver] })
export class ApiKeysModule {}
