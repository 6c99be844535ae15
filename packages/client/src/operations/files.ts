import { graphql } from '../gql/gql.js';

export const FILES = graphql(`
  query Files($first: Int!, $after: String) {
    files: referenceFiles(first: $first, after: $after) {
      nodes {
        id
        filename
        fileType
        size
        status
        error
        uploadDate
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const REMOVE_FILE = graphql(`
  mutation RemoveFile($id: ID!) {
    removed: removeReferenceFile(id: $id) {
      id
    }
  }
`);
