import { graphql } from '../../../shared/gql/index.js';

export const LANGUAGE_MODEL = graphql(`
  query LanguageModel($days: Int!) {
    systemStatus {
      languageModel {
        adapter
        healthy
        detail
      }
      modelBudget {
        limit
        used
        exhaustedUsers
      }
    }
    modelUsage(days: $days) {
      total {
        ...ModelUse_totals
      }
      byModel {
        model
        totals {
          ...ModelUse_totals
        }
      }
      byPurpose {
        purpose
        totals {
          ...ModelUse_totals
        }
      }
    }
  }
`);

export const MODEL_USE = graphql(`
  fragment ModelUse_totals on ModelUsageTotals {
    calls
    failures
    inputTokens
    outputTokens
    cacheReadTokens
    cacheWriteTokens
    meanDurationMs
    costMicroUsd
  }
`);
