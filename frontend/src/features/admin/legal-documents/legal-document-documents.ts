import { graphql } from '../../../shared/gql/index.js';

export const JOB_PROGRESS_JOB = graphql(`
  fragment JobProgress_job on Job {
    id
    name
    subject
    state
    stage
    percent
    done
    total
    error
    createdAt
  }
`);

export const DOCUMENT_ROW = graphql(`
  fragment DocumentRow_document on LegalDocument {
    id
    filename
    title
    documentType
    size
    uploadDate
    status
    error
    passages
    job {
      ...JobProgress_job
    }
  }
`);

export const LEGAL_DOCUMENTS = graphql(`
  query LegalDocuments($after: String, $search: String) {
    legalDocuments(first: 50, after: $after, search: $search) {
      totalCount
      nodes {
        ...DocumentRow_document
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const SYSTEM_STATUS = graphql(`
  query SystemStatus {
    systemStatus {
      totalDocuments
      totalSizeMb
      ragInitialized
      index {
        generation
        passages
      }
    }
  }
`);

export const RECENT_JOBS = graphql(`
  query RecentJobs {
    jobs(first: 100) {
      totalCount
      nodes {
        ...JobProgress_job
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const JOB_PROGRESS = graphql(`
  subscription JobProgress {
    jobProgress {
      ...JobProgress_job
    }
  }
`);

export const CANCEL_JOB = graphql(`
  mutation CancelJob($id: ID!) {
    cancelJob(id: $id) {
      ...JobProgress_job
    }
  }
`);

export const RETRY_JOB = graphql(`
  mutation RetryJob($id: ID!) {
    retryJob(id: $id) {
      ...JobProgress_job
    }
  }
`);

export const DELETE_LEGAL_DOCUMENT = graphql(`
  mutation DeleteLegalDocument($filename: String!) {
    deleteLegalDocument(filename: $filename) {
      message
    }
  }
`);

export const REBUILD_INDEX = graphql(`
  mutation RebuildIndex {
    rebuildIndex {
      message
      job {
        ...JobProgress_job
      }
    }
  }
`);
