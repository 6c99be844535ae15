import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { WholeListQuery, windowOf } from '../../../core/pages/list-query.js';
import { PricingAdminService } from './pricing.admin.service.js';
import { TokenPricing } from '../tokens.entity.js';
import { SavePricingInput } from './pricing.inputs.js';
import { DefaultsNotice, PricingNotice } from './pricing.views.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';

@Controller('api/admin/token-pricing')
@Access('admin')
@OpenToKeys('USERS_ADMIN')
export class PricingAdminController {
  constructor(private readonly pricing: PricingAdminService) {}

  @Get()
  @Describes('Every price, by name.', { id: 'listTokenPricing', answer: [TokenPricing] })
  async list(@Query() query: WholeListQuery) {
    const { take, skip } = windowOf(query);
    return (await this.pricing.list()).slice(skip, skip + take);
  }

  @Post()
  @Describes('Creates the price of an operation (201), or changes the existing one (200).', {
    id: 'saveTokenPricing',
    answer: PricingNotice,
    also: { 201: 'Created.' },
  })
  async save(@CurrentAdmin() actor: AdminActor, @Body() body: SavePricingInput, @Res({ passthrough: true }) reply: FastifyReply) {
    const saved = await this.pricing.save(actor, body);
    void reply.status(saved.created ? 201 : 200);
    return saved;
  }

  @Post('initialize-defaults')
  @Describes('Adds the default prices that are missing; never changes an existing one.', {
    id: 'initializeDefaultPricing',
    answer: DefaultsNotice,
  })
  @HttpCode(200)
  initializeDefaults(@CurrentAdmin() actor: AdminActor): Promise<DefaultsNotice> {
    return this.pricing.initializeDefaults(actor);
  }
}
