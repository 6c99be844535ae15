import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { costOf, type Price } from './price.js';
import { PriceNotFoundError } from '../tokens.errors.js';
import { TokenPricing } from '../tokens.entity.js';

export type DefaultPrice = Pick<TokenPricing, 'operationType' | 'operationName' | 'baseTokens' | 'complexityMultiplier' | 'description'>;

/** The pricing table. Features announce the operations that they charge for, with a price to begin with. */
@Injectable()
export class PricingService implements OnApplicationBootstrap {
  private readonly defaults = new Map<string, DefaultPrice>();

  constructor(@InjectRepository(TokenPricing) private readonly pricing: Repository<TokenPricing>) {}

  /** Called by a feature when its module starts. */
  announce(price: DefaultPrice): void {
    this.defaults.set(price.operationType, price);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.initializeDefaults();
  }

  /** Adds announced prices that are missing; never touches one that is there. @returns how many were added. */
  async initializeDefaults(manager: EntityManager = this.pricing.manager): Promise<number> {
    if (this.defaults.size === 0) return 0;
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(TokenPricing)
      .values([...this.defaults.values()])
      // The announced prices must not get the ids of the rows.
      .updateEntity(false)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length;
  }

  list(): Promise<TokenPricing[]> {
    return this.pricing.find({ order: { operationName: 'ASC', id: 'ASC' } });
  }

  /** @throws PriceNotFoundError for an operation that nobody priced. */
  async price(operationType: string, complexity: string): Promise<Price> {
    const entry = await this.pricing.findOneBy({ operationType });
    if (!entry) throw new PriceNotFoundError();
    const { baseTokens, complexityMultiplier } = entry;
    return { operationType, complexity, baseTokens, complexityMultiplier, amount: costOf(complexity, baseTokens, complexityMultiplier) };
  }
}
