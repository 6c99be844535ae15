import { graphql } from '../../../shared/gql/index.js';

export const EARLIER_PAPERS = graphql(`
  query EarlierPapers($first: Int!) {
    documents(first: $first) {
      nodes {
        id
        title
        documentType
        matterId
        currentVersion {
          id
          formValues
        }
      }
    }
    matters(first: $first) {
      nodes {
        id
        title
      }
    }
  }
`);
