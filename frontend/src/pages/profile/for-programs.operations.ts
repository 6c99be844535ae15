import { graphql } from '../../shared/gql/index.js';

/** Whether the user has made anything for programs. */
export const FOR_PROGRAMS = graphql(`
  query ForPrograms {
    apiKeys(first: 1) {
      totalCount
    }
    webhooks(first: 1) {
      totalCount
    }
  }
`);
