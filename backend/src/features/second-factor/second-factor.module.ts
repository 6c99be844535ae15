import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { SecondFactorAdminController } from './second-factor.admin.controller.js';
import { SecondFactorAdminResolver } from './second-factor.admin.resolver.js';
import { SecondFactorAdminService } from './second-factor.admin.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactorStore } from './second-factor-store.js';

@Module({
  imports: [UsersModule],
  controllers: [SecondFactorController, SecondFactorAdminController],
  providers: [SecondFactorStore, SecondFactorService, SecondFactorResolver, SecondFactorAdminService, SecondFactorAdminResolver],
  exports: [SecondFactorService],
})
export class SecondFactorModule {}
