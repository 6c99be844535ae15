import { Module } from '@nestjs/common';
import { TokensModule } from '../tokens/tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { OverviewResolver } from './overview.resolver.js';
import { OverviewService } from './overview.service.js';

@Module({ imports: [UsersModule, TokensModule], providers: [OverviewService, OverviewResolver] })
export class OverviewModule {}
