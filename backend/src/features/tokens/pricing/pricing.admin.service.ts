import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import type { SavePricingInput } from './pricing.inputs.js';
import { PricingService } from './pricing.service.js';
import type { DefaultsNotice, PricingNotice } from './pricing.views.js';
import { TokenPricing } from '../tokens.entity.js';

const MULTIPLIER_DEFAULT = 1;

/** What administrators do to the pricing table. Reservations keep the price at which they were made. */
@Injectable()
export class PricingAdminService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly pricing: PricingService,
    private readonly audit: AuditLog,
  ) {}

  list(): Promise<TokenPricing[]> {
    return this.pricing.list();
  }

  /** Creates the price of an operation, or changes the existing one. */
  async save(actor: AdminActor, input: SavePricingInput): Promise<PricingNotice> {
    const price = {
      operationType: input.operationType,
      operationName: input.operationName,
      baseTokens: input.baseTokens,
      complexityMultiplier: input.complexityMultiplier ?? MULTIPLIER_DEFAULT,
      description: input.description ?? '',
    };
    return this.database.transaction(async (manager) => {
      const created = await inserted(manager, price);
      const where = { operationType: price.operationType };
      const before = await manager.findOneOrFail(TokenPricing, { where, lock: { mode: 'pessimistic_write' } });
      if (!created) await manager.update(TokenPricing, { id: before.id }, { ...price, updatedAt: new Date() });
      const pricing = { ...before, ...price };
      await this.audit.record(manager, actor, {
        action: created ? 'pricing.create' : 'pricing.update',
        subject: `pricing:${price.operationType}`,
        subjectName: price.operationName,
        before: created ? null : auditable(before),
        after: auditable(pricing),
      });
      return { message: `Token pricing ${created ? 'created' : 'updated'} successfully`, created, pricing };
    });
  }

  /** Adds the default prices that are missing. */
  async initializeDefaults(actor: AdminActor): Promise<DefaultsNotice> {
    return this.database.transaction(async (manager) => {
      const added = await this.pricing.initializeDefaults(manager);
      await this.audit.record(manager, actor, { action: 'pricing.initialize-defaults', subject: 'pricing', after: { added } });
      return { message: `Default token pricing initialized: ${added} ${added === 1 ? 'price' : 'prices'} added`, added };
    });
  }
}

const auditable = ({ updatedAt: _, ...price }: TokenPricing) => price;

/** False when the operation has a price already; two administrators at once cannot both create it. */
async function inserted(manager: EntityManager, price: Omit<TokenPricing, 'id' | 'updatedAt'>): Promise<boolean> {
  const result = await manager
    .createQueryBuilder()
    .insert()
    .into(TokenPricing)
    .values(price)
    .updateEntity(false)
    .orIgnore()
    .returning('id')
    .execute();
  return (result.raw as unknown[]).length === 1;
}
