import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentAdmin } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { ListQuery, windowOf } from '../../../core/pages/list-query.js';
import { PricingAdminService } from './pricing.admin.service.js';
import { SavePricingBody, savePricingInput } from './pricing.inputs.js';
import { type DefaultsNotice, PRICING_RECORD, pricingRecord } from './pricing.views.js';
import { Describes } from '../../../core/openapi/describes.decorator.js';

@Controller('api/admin/token-pricing')
@Access('admin')
export class PricingAdminController {
  constructor(private readonly pricing: PricingAdminService) {}

  @Get()
  @Describes('Every price, by name.', { answer: [PRICING_RECORD] })
  async list(@Query() query: ListQuery) {
    const { take, skip } = windowOf(query);
    return (await this.pricing.list()).slice(skip, skip + take).map(pricingRecord);
  }

  @Post()
  @Describes('Creates the price of an operation (201), or changes the one that there is (200).', {
    answer: { message: 'string', pricing: PRICING_RECORD },
  })
  async save(@CurrentAdmin() actor: AdminActor, @Body() body: SavePricingBody, @Res({ passthrough: true }) reply: FastifyReply) {
    const { message, created, pricing } = await this.pricing.save(actor, savePricingInput(body));
    void reply.status(created ? 201 : 200);
    return { message, pricing: pricingRecord(pricing) };
  }

  @Post('initialize-defaults')
  @Describes('Adds the default prices that are missing; never changes one that is there.', {
    answer: { message: 'string', added: 'integer' },
  })
  @HttpCode(200)
  initializeDefaults(@CurrentAdmin() actor: AdminActor): Promise<DefaultsNotice> {
    return this.pricing.initializeDefaults(actor);
  }
}
