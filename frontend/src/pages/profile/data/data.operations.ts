import { graphql } from '../../../shared/gql/index.js';

export const RETENTION_TERMS = graphql(`
  query RetentionTerms {
    retentionTerms {
      conversationDays
      backupDays
    }
    me {
      id
      storage {
        usedBytes
        limitBytes
      }
    }
  }
`);

export const DELETE_ACCOUNT = graphql(`
  mutation DeleteAccount($input: PasswordConfirmationInput!) {
    deleteAccount(input: $input) {
      message
    }
  }
`);
