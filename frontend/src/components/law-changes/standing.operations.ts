import { graphql } from '../../shared/gql/index.js';

/** Quoted words, and whether they still stand. */
export const STANDING = graphql(`
  fragment Quotation_standing on QuotationStanding {
    marker
    documentId
    documentTitle
    headingPath
    quotation
    state
    wordsToday
  }
`);
