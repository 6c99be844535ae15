import { graphql } from '../../../shared/gql/index.js';
import type { VersionRow_VersionFragment } from '../../../shared/gql/graphql.js';

export type Version = VersionRow_VersionFragment;

export const VERSION_ROW = graphql(`
  fragment VersionRow_version on DocumentVersion {
    id
    number
    origin
    createdAt
    price
    suggestions
    author {
      name
      isYou
    }
  }
`);

export const DOCUMENT_VERSIONS = graphql(`
  query DocumentVersions($id: ID!) {
    document(id: $id) {
      id
      title
      versionCount
      versions(first: 100) {
        nodes {
          ...VersionRow_version
        }
      }
    }
  }
`);

export const COMPARE_VERSIONS = graphql(`
  query CompareVersions($fromId: ID!, $toId: ID!) {
    compareDocumentVersions(fromId: $fromId, toId: $toId) {
      id
      insertedWords
      deletedWords
      segments {
        kind
        text
      }
    }
  }
`);

export const RESTORE_VERSION = graphql(`
  mutation RestoreDocumentVersion($id: ID!) {
    restoreDocumentVersion(id: $id) {
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
