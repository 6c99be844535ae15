import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DefaultPrices } from './pricing/default-prices.js';
import { PricingAdminController } from './pricing/pricing.admin.controller.js';
import { PricingAdminService } from './pricing/pricing.admin.service.js';
import { PricingService } from './pricing/pricing.service.js';
import { ReservationSweeper } from './ledger/reservation-sweeper.task.js';
import { ReservationsService } from './ledger/reservations.service.js';
import { StatementService } from './statement.service.js';
import { TokensAdminResolver } from './tokens.admin.resolver.js';
import { TokensController } from './tokens.controller.js';
import { TokenAccount, TokenPricing } from './tokens.entity.js';
import { TokensResolver } from './tokens.resolver.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([TokenAccount, TokenPricing])],
  controllers: [TokensController, PricingAdminController],
  providers: [
    TokensService,
    ReservationsService,
    PricingService,
    DefaultPrices,
    ReservationSweeper,
    TokensResolver,
    TokensAdminResolver,
    PricingAdminService,
    StatementService,
  ],
  exports: [TokensService, StatementService, ReservationsService, PricingService, PricingAdminService],
})
export class TokensModule {}
