import { graphql } from '../../shared/gql/index.js';

export const PALETTE_SEARCH = graphql(`
  query PaletteSearch($search: String!) {
    documents(first: 5, search: $search) {
      nodes {
        id
        title
        documentType
      }
    }
    conversations(first: 5, search: $search) {
      nodes {
        id
        title
      }
    }
    sources(first: 5, search: $search) {
      nodes {
        id
        title
        year
      }
    }
  }
`);
