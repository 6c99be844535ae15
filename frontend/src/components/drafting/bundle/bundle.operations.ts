import { graphql } from '../../../shared/gql/index.js';

export const BUNDLE_FILES = graphql(`
  query BundleFiles {
    referenceFiles(first: 100) {
      nodes {
        id
        filename
        fileType
        size
        status
      }
    }
  }
`);

export const BUNDLE_DOCUMENT = graphql(`
  mutation BundleDocument($input: BundleDocumentInput!) {
    bundleDocument(input: $input) {
      job {
        id
      }
    }
  }
`);

export const BUNDLE_PROGRESS = graphql(`
  query BundleProgress($jobId: ID!) {
    documentRendering(jobId: $jobId) {
      filename
      downloadUrl
      job {
        id
        state
        percent
        error
      }
    }
  }
`);

export const CANCEL_BUNDLE = graphql(`
  mutation CancelBundle($jobId: ID!) {
    cancelRendering(jobId: $jobId) {
      id
    }
  }
`);
