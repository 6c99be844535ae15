import { graphql } from '../../shared/gql/index.js';

export const MY_DOCUMENT = graphql(`
  fragment MyDocument_document on UserDocument {
    id
    title
    documentType
    updatedAt
    currentVersion {
      id
      number
    }
  }
`);

export const MY_DOCUMENTS = graphql(`
  query MyDocuments($first: Int!, $offset: Int!, $documentType: String, $search: String) {
    documents(first: $first, offset: $offset, documentType: $documentType, search: $search) {
      totalCount
      nodes {
        ...MyDocument_document
      }
    }
  }
`);

export const RENAME_DOCUMENT = graphql(`
  mutation RenameDocument($input: RenameDocumentInput!) {
    renameDocument(input: $input) {
      id
      title
      updatedAt
    }
  }
`);

export const DUPLICATE_DOCUMENT = graphql(`
  mutation DuplicateDocument($id: ID!) {
    duplicateDocument(id: $id) {
      id
      title
    }
  }
`);

export const DELETE_DOCUMENT = graphql(`
  mutation DeleteDocument($id: ID!) {
    deleteDocument(id: $id) {
      id
    }
  }
`);
