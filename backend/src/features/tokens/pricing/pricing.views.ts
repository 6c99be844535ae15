import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { TokenPricing } from '../tokens.entity.js';

@ObjectType('TokenPricing', { description: 'The price of one operation.' })
export class PricingView {
  @Field(() => Int, { description: 'Names the price for good.' })
  id: number;

  @Field({ description: 'What is priced, such as `rent_agreement`.' })
  operationType: string;

  @Field({ description: 'For people.' })
  operationName: string;

  @Field(() => Int, { description: 'Whole tokens of the simple version.' })
  baseTokens: number;

  @Field(() => Float, { description: 'Other versions cost base tokens times this, rounded up.' })
  complexityMultiplier: number;

  @Field({ description: 'Empty when there is none.' })
  description: string;
}

@ObjectType({ description: 'A price as it was saved.' })
export class PricingNotice {
  @Field({ description: 'Whether it was created or updated.' })
  message: string;

  @Field({ description: 'False when a price that was there was changed.' })
  created: boolean;

  @Field(() => PricingView, { description: 'The price as it is now.' })
  pricing: PricingView;
}

@ObjectType({ description: 'What initializing the default prices did.' })
export class DefaultsNotice {
  @Field({ description: 'How many prices were added.' })
  message: string;

  @Field(() => Int, { description: 'Prices that were missing; those that were there stay as they are.' })
  added: number;
}

export const pricingView = (row: TokenPricing): PricingView => ({
  id: row.id,
  operationType: row.operationType,
  operationName: row.operationName,
  baseTokens: row.baseTokens,
  complexityMultiplier: row.complexityMultiplier,
  description: row.description,
});

/** Fields of a pricing entry for the API's description. */
export const PRICING_RECORD = {
  id: 'integer',
  operation_type: 'string',
  operation_name: 'string',
  base_tokens: 'integer',
  complexity_multiplier: 'number',
  description: 'string',
} as const;

/** A pricing entry of REST, in its documented names. */
export const pricingRecord = (view: PricingView) => ({
  id: view.id,
  operation_type: view.operationType,
  operation_name: view.operationName,
  base_tokens: view.baseTokens,
  complexity_multiplier: view.complexityMultiplier,
  description: view.description,
});
