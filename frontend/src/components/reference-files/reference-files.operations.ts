import { graphql } from '../../shared/gql/index.js';

export const REFERENCE_ROW = graphql(`
  fragment ReferenceRow_file on ReferenceFile {
    id
    filename
    size
    uploadDate
    status
    error
    warnings
  }
`);

export const REFERENCE_FILES = graphql(`
  query ReferenceFiles($after: String, $matterId: ID) {
    referenceFiles(first: 100, after: $after, matterId: $matterId) {
      totalCount
      nodes {
        ...ReferenceRow_file
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const MOVE_FILE_TO_MATTER = graphql(`
  mutation MoveFileToMatter($input: MoveToMatterInput!) {
    moveToMatter(input: $input) {
      moved
    }
  }
`);

export const DELETE_REFERENCE_FILE = graphql(`
  mutation DeleteReferenceFile($id: ID!) {
    removeReferenceFile(id: $id) {
      id
    }
  }
`);
