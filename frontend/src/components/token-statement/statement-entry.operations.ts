import { graphql } from '../../shared/gql/index.js';

export const STATEMENT_ENTRY = graphql(`
  fragment StatementTable_entry on LedgerEntry {
    id
    createdAt
    delta
    balanceAfter
    kind
    operationType
    reason
    reservationId
  }
`);
