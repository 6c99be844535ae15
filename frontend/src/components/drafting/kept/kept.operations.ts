import { graphql } from '../../../shared/gql/index.js';

export const KEPT_DOCUMENT = graphql(`
  fragment KeptDraft_document on UserDocument {
    id
    title
    documentType
    matterId
    currentVersion {
      id
      number
      content
      draftedBy
      notice
      formValues
      referenceFilename
      signingNotes {
        topic
        urgency
        text
        textHindi
      }
      citations {
        ...DraftCitation_citation
      }
    }
  }
`);

export const DOCUMENT_BY_ID = graphql(`
  query KeptDocument($id: ID!) {
    document(id: $id) {
      ...KeptDraft_document
    }
  }
`);

export const LAST_DOCUMENT = graphql(`
  query LastDocument($documentType: String!) {
    documents(first: 1, documentType: $documentType) {
      nodes {
        ...KeptDraft_document
      }
    }
  }
`);

export const RESTORE_DOCUMENT = graphql(`
  mutation RestoreDocument($id: ID!) {
    restoreDocument(id: $id) {
      id
      title
    }
  }
`);
