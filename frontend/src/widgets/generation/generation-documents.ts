import { graphql } from '../../shared/gql/index.js';

export const TOKEN_BALANCE = graphql(`
  query TokenBalance {
    tokenBalance {
      tokens
    }
  }
`);

export const GENERATE_DOCUMENT = graphql(`
  mutation GenerateDocument($input: GenerateDocumentInput!) {
    generateDocument(input: $input) {
      documentContent
      draftedBy
      notice
      remainingTokens
    }
  }
`);

export const TEMPLATE = graphql(`
  fragment Template_template on DocumentTemplate {
    documentType
    label
    cost
    fields {
      name
      label
      type
      required
      placeholder
      help
    }
  }
`);

export const DOCUMENT_TEMPLATES = graphql(`
  query DocumentTemplates {
    documentTemplates {
      ...Template_template
    }
  }
`);
