import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PricingAdminController } from './pricing.admin.controller.js';
import { PricingAdminService } from './pricing.admin.service.js';
import { PricingService } from './pricing.service.js';
import { ReservationSweeper } from './reservation-sweeper.js';
import { ReservationsService } from './reservations.service.js';
import { StatementService } from './statement.service.js';
import { TokensAdminResolver } from './tokens.admin.resolver.js';
import { TokensController } from './tokens.controller.js';
import { TokenAccount, TokenPricing } from './tokens.entity.js';
import { TokensResolver } from './tokens.resolver.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TokenAccount, TokenPricing])],
  controllers: [TokensController, PricingAdminController],
  providers: [
    TokensService,
    ReservationsService,
    PricingService,
    ReservationSweeper,
    TokensResolver,
    TokensAdminResolver,
    PricingAdminService,
    StatementService,
  ],
  exports: [TokensService, ReservationsService, PricingService],
})
export class TokensModule {}
