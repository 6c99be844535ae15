import { graphql } from '../../../shared/gql/index.js';

export const PRICING_ROW = graphql(`
  fragment PricingRow_pricing on TokenPricing {
    id
    operationType
    operationName
    baseTokens
    complexityMultiplier
    description
  }
`);

export const TOKEN_PRICING = graphql(`
  query TokenPricing {
    tokenPricing {
      ...PricingRow_pricing
    }
  }
`);

export const SAVE_PRICING = graphql(`
  mutation SaveTokenPricing($input: SavePricingInput!) {
    saveTokenPricing(input: $input) {
      message
      created
      pricing {
        ...PricingRow_pricing
      }
    }
  }
`);

export const INITIALIZE_PRICING = graphql(`
  mutation InitializeDefaultPricing {
    initializeDefaultPricing {
      message
      added
    }
  }
`);

export const RECONCILIATION = graphql(`
  query TokenReconciliation {
    tokenReconciliation {
      accounts
      balanced
      mismatchCount
      mismatches {
        userId
        balance
        ledgerSum
      }
      overdueReservations
    }
  }
`);
