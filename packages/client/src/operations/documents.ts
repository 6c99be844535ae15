import { graphql } from '../gql/gql.js';

export const DOCUMENTS = graphql(`
  query Documents($first: Int!, $after: String, $documentType: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {
    page: documents(
      first: $first
      after: $after
      documentType: $documentType
      matterId: $matterId
      search: $search
      updatedAfter: $updatedAfter
    ) {
      nodes {
        ...DocumentParts
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const DOCUMENT = graphql(`
  query Document($id: ID!) {
    document(id: $id) {
      ...DocumentParts
    }
  }
`);

export const VERSIONS = graphql(`
  query Versions($id: ID!, $first: Int!, $after: String) {
    document(id: $id) {
      page: versions(first: $first, after: $after) {
        nodes {
          id
          number
          origin
          price
          createdAt
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

export const VERSION = graphql(`
  query Version($id: ID!) {
    version: documentVersion(id: $id) {
      ...VersionParts
    }
  }
`);

export const COMPARE = graphql(`
  query Compare($fromId: ID!, $toId: ID!) {
    comparison: compareDocumentVersions(fromId: $fromId, toId: $toId) {
      insertedWords
      deletedWords
      segments {
        kind
        text
      }
    }
  }
`);

export const CHECK = graphql(`
  query Check($content: String!, $documentType: String, $templateData: JSONObject) {
    check: checkDocument(content: $content, documentType: $documentType, templateData: $templateData) {
      blankCount
      findingCount
      findings {
        kind
        serious
        message
        clause
        field
        excerpt
        line
        start
        end
      }
    }
  }
`);

export const SAVE_VERSION = graphql(`
  mutation SaveVersion($input: SaveDocumentVersionInput!) {
    version: saveDocumentVersion(input: $input) {
      ...SavedParts
    }
  }
`);

export const EDIT = graphql(`
  mutation Edit($input: EditDocumentInput!) {
    edited: editDocument(input: $input) {
      content: documentContent
      version {
        id
        number
      }
      suggestionReport {
        instruction
        applied
        message
      }
    }
  }
`);

export const RESTORE_VERSION = graphql(`
  mutation RestoreVersion($id: ID!) {
    version: restoreDocumentVersion(id: $id) {
      ...SavedParts
    }
  }
`);

export const RENAME = graphql(`
  mutation Rename($input: RenameDocumentInput!) {
    document: renameDocument(input: $input) {
      id
      title
    }
  }
`);

export const DELETE_DOCUMENT = graphql(`
  mutation DeleteDocument($id: ID!) {
    deleted: deleteDocument(id: $id) {
      id
      restorableUntil
    }
  }
`);

export const RESTORE_DOCUMENT = graphql(`
  mutation RestoreDocument($id: ID!) {
    document: restoreDocument(id: $id) {
      id
      title
    }
  }
`);

export const RENDER = graphql(`
  mutation Render($input: RenderDocumentInput!) {
    rendering: renderDocument(input: $input) {
      downloadUrl
      filename
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const DOCUMENT_PARTS = graphql(`
  fragment DocumentParts on UserDocument {
    id
    title
    documentType
    matterId
    versionCount
    createdAt
    updatedAt
    currentVersion {
      id
      number
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const VERSION_PARTS = graphql(`
  fragment VersionParts on DocumentVersion {
    id
    documentId
    number
    origin
    content
    formValues
    suggestions
    draftedBy
    price
    createdAt
  }
`);

/** What a key that may write and not read sees of a new version. */
export const SAVED_PARTS = graphql(`
  fragment SavedParts on DocumentVersion {
    id
    documentId
    number
    origin
    createdAt
  }
`);
