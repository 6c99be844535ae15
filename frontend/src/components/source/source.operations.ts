import { graphql } from '../../shared/gql/index.js';

export const SOURCE_PAGE = graphql(`
  fragment SourcePageText_page on SourcePage {
    index
    number
    spanStart
    spanEnd
    text
  }
`);

/** The pages from the one that holds a citation, or from a position. */
export const SOURCE_PAGES = graphql(`
  query SourcePages($id: ID!, $from: Int, $spanStart: Int) {
    sourceDocument(id: $id) {
      id
      title
      originalUrl
      pageCount
      entry {
        id
        citation
        citedByCount
      }
      pages(first: 2, from: $from, spanStart: $spanStart) {
        ...SourcePageText_page
      }
    }
  }
`);
