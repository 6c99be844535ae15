import { Module } from '@nestjs/common';
import { LegalSourcesModule } from '../legal-sources/legal-sources.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { UsersModule } from '../accounts/users.module.js';
import { FirstStepsResolver } from './first-steps.resolver.js';
import { FirstStepsService } from './first-steps.service.js';
import { OverviewResolver } from './overview.resolver.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [UsersModule, TokensModule, LegalSourcesModule],
  providers: [OverviewService, OverviewResolver, FirstStepsService, FirstStepsResolver],
})
export class OverviewModule {}
