import { Module } from '@nestjs/common';
import { UsersModule } from '../users.module.js';
import { SecondFactorAdminResolver } from './second-factor.admin.resolver.js';
import { SecondFactorAdminService } from './second-factor.admin.service.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactorStore } from './second-factor-store.js';

@Module({
  imports: [UsersModule],
  providers: [SecondFactorStore, SecondFactorService, SecondFactorResolver, SecondFactorAdminService, SecondFactorAdminResolver],
  exports: [SecondFactorService, SecondFactorAdminService],
})
export class SecondFactorModule {}
