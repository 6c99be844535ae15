import type { PricingRow_PricingFragment } from '../../../shared/gql/graphql.js';

/** The price of an operation, as the list shows it. */
export type Price = PricingRow_PricingFragment;
