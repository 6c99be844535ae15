import { graphql } from '../../../shared/gql/index.js';

export const OVERVIEW = graphql(`
  query Overview($days: Int!) {
    activity(days: $days) {
      day
      newUsers
      drafts
      answered
      unanswered
    }
    userStatistics {
      totalCount
      activeCount
      verifiedCount
    }
    missingLaw(first: 5) {
      totalCount
      nodes {
        act
        asked
        citedBy
      }
    }
    modelUsage(days: $days) {
      total {
        calls
        failures
        inputTokens
        outputTokens
        costMicroUsd
      }
      byDay {
        day
        totals {
          calls
        }
      }
    }
    systemStatus {
      queue {
        healthy
        detail
        queued
        running
        failed
      }
    }
  }
`);
