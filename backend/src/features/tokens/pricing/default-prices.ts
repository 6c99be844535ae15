import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { TokenPricing } from '../tokens.entity.js';

export type DefaultPrice = Pick<TokenPricing, 'operationType' | 'operationName' | 'baseTokens' | 'complexityMultiplier' | 'description'>;

/** A provider of a feature that charges for something. */
export interface PriceOffer {
  /** The operations that it charges for, each with a price to begin with. */
  defaultPrices(): readonly DefaultPrice[];
}

/** Marks a provider as a `PriceOffer`, which is discovered at start. */
export const OffersPrices = DiscoveryService.createDecorator();

/** The prices to begin with of all features. */
@Injectable()
export class DefaultPrices {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): DefaultPrice[] {
    const offers = this.discovery.getProviders({ metadataKey: OffersPrices.KEY });
    return offers.flatMap(({ instance }) => (instance as PriceOffer).defaultPrices());
  }
}
