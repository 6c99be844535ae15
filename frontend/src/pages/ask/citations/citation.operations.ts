import { graphql } from '../../../shared/gql/index.js';
import type { Citation_CitationFragment } from '../../../shared/gql/graphql.js';

export type Citation = Citation_CitationFragment;

export const CITATION = graphql(`
  fragment Citation_citation on Citation {
    marker
    documentId
    documentTitle
    documentType
    headingPath
    pageStart
    pageEnd
    fromScan
    quotation
    stamp
    spanStart
    spanEnd
  }
`);
