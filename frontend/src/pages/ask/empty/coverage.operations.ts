import { graphql } from '../../../shared/gql/index.js';

export const LIBRARY_COVERAGE = graphql(`
  query LibraryCoverage {
    libraryCoverage {
      total
      kinds {
        documentType
        count
      }
      mainActs(first: 6) {
        id
        citation
      }
      sampleQuestions(first: 6)
    }
  }
`);
