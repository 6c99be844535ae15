import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { isTest } from '../../../core/access/keys/key-scopes.js';
import { type DefaultPrice, DefaultPrices } from './default-prices.js';
import { costOf, type Price } from './price.js';
import { PriceNotFoundError } from '../tokens.errors.js';
import { TokenPricing } from '../tokens.entity.js';

export { OffersPrices, type PriceOffer } from './default-prices.js';

/** The pricing table. */
@Injectable()
export class PricingService implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(TokenPricing) private readonly pricing: Repository<TokenPricing>,
    private readonly defaults: DefaultPrices,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.initializeDefaults();
  }

  /** Adds default prices that are missing; never touches an existing one. @returns how many were added. */
  async initializeDefaults(manager: EntityManager = this.pricing.manager): Promise<number> {
    return this.addMissing(this.defaults.all(), manager);
  }

  /** Adds those prices whose operations have none, in the transaction of `manager`. @returns how many were added. */
  async addMissing(prices: readonly DefaultPrice[], manager: EntityManager): Promise<number> {
    if (prices.length === 0) return 0;
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(TokenPricing)
      .values([...prices])
      // The prices that features offer must not get the ids of the rows.
      .updateEntity(false)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length;
  }

  /** Removes the price of an operation that no longer exists, in the transaction of `manager`. */
  async remove(operationType: string, manager: EntityManager): Promise<void> {
    await manager.delete(TokenPricing, { operationType });
  }

  /** Tokens of the simple version by operation. Plain SQL: a public list asks for them at each call. */
  async basePrices(): Promise<Map<string, number>> {
    const rows = (await this.pricing.query('select operation_type as operation, base_tokens as tokens from token_pricing')) as {
      operation: string;
      tokens: number;
    }[];
    return new Map(rows.map(({ operation, tokens }) => [operation, tokens]));
  }

  list(): Promise<TokenPricing[]> {
    return this.pricing.find({ order: { operationName: 'ASC', id: 'ASC' } });
  }

  /**
   * What an operation costs a caller; nothing whoever comes with a test key.
   * @throws PriceNotFoundError for an operation that nobody priced.
   */
  async price(actor: Pick<Actor, 'key'>, operationType: string, complexity: string): Promise<Price> {
    const entry = await this.pricing.findOneBy({ operationType });
    if (!entry) throw new PriceNotFoundError();
    const { complexityMultiplier } = entry;
    const baseTokens = isTest(actor) ? 0 : entry.baseTokens;
    return { operationType, complexity, baseTokens, complexityMultiplier, amount: costOf(complexity, baseTokens, complexityMultiplier) };
  }
}
