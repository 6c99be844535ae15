import { graphql } from '../gql/index.js';

export const UNFINISHED_FORM = graphql(`
  query UnfinishedForm($documentType: String!) {
    unfinishedForms(documentType: $documentType) {
      documentType
      templateData
      extra
    }
  }
`);

export const KEEP_UNFINISHED_FORM = graphql(`
  mutation KeepUnfinishedForm($input: UnfinishedFormInput!) {
    keepUnfinishedForm(input: $input) {
      documentType
    }
  }
`);

export const DISCARD_UNFINISHED_FORM = graphql(`
  mutation DiscardUnfinishedForm($documentType: String!) {
    discardUnfinishedForm(documentType: $documentType) {
      documentType
    }
  }
`);
