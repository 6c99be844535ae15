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
    attempts
    secondsLeft
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
    uploader
    report {
      numbered
      findings {
        kind
        text
      }
    }
    version
    source
    description
    year
    jurisdiction
    shortNames
    canUndoEdit
    found {
      title
      year
      jurisdiction
    }
    lawStatus {
      state
      inForceFrom
      repealedOn
      replacedBy
      origin
      stamp
    }
    proposedLawStatus {
      stamp
    }
    job {
      ...JobProgress_job
    }
  }
`);

export const LEGAL_DOCUMENTS = graphql(`
  query LegalDocuments(
    $first: Int!
    $offset: Int!
    $search: String
    $status: LegalDocumentStatus
    $documentType: LegalDocumentType
    $uploader: String
    $since: DateTime
    $until: DateTime
    $sort: LegalDocumentSort
  ) {
    legalDocuments(
      first: $first
      offset: $offset
      search: $search
      status: $status
      documentType: $documentType
      uploader: $uploader
      since: $since
      until: $until
      sort: $sort
    ) {
      totalCount
      nodes {
        ...DocumentRow_document
      }
    }
  }
`);

/** What a CSV file of the library holds. */
export const EXPORTED_DOCUMENTS = graphql(`
  query ExportedDocuments(
    $first: Int!
    $after: String
    $search: String
    $status: LegalDocumentStatus
    $documentType: LegalDocumentType
    $uploader: String
    $since: DateTime
    $until: DateTime
  ) {
    legalDocuments(
      first: $first
      after: $after
      search: $search
      status: $status
      documentType: $documentType
      uploader: $uploader
      since: $since
      until: $until
    ) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        filename
        title
        documentType
        size
        uploadDate
        uploader
        version
        year
        jurisdiction
        status
        error
        passages
        source
      }
    }
  }
`);

export const SYSTEM_STATUS = graphql(`
  query SystemStatus {
    systemStatus {
      totalDocuments
      ragInitialized
      documents {
        pending
        indexing
        indexed
        failed
      }
      index {
        documents
        passages
        healthy
        detail
      }
      queue {
        healthy
        detail
        queued
        running
        failed
      }
      storage {
        originals
        texts
        index
      }
      modelUsage {
        calls
        failures
        inputTokens
        outputTokens
        cacheReadTokens
        cacheWriteTokens
        costMicroUsd
      }
      modelBudget {
        limit
        used
        exhaustedUsers
      }
      languageModel {
        healthy
        detail
      }
    }
  }
`);

export const RECENT_JOBS = graphql(`
  query RecentJobs {
    jobs(first: 100) {
      nodes {
        ...JobProgress_job
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

export const CANCEL_INDEXING = graphql(`
  mutation CancelIndexing($filename: String!) {
    cancelIndexing(filename: $filename) {
      ...DocumentRow_document
    }
  }
`);

export const RETRY_INDEXING = graphql(`
  mutation RetryIndexing($filename: String!) {
    retryIndexing(filename: $filename) {
      ...DocumentRow_document
    }
  }
`);

export const SET_LAW_STATUS = graphql(`
  mutation SetLawStatus($filename: String!, $input: LawStatusInput) {
    setLawStatus(filename: $filename, input: $input) {
      ...DocumentRow_document
    }
  }
`);

export const EDIT_LEGAL_DOCUMENT = graphql(`
  mutation EditLegalDocument($filename: String!, $input: EditLegalDocumentInput!) {
    editLegalDocument(filename: $filename, input: $input) {
      ...DocumentRow_document
    }
  }
`);

export const UNDO_EDIT = graphql(`
  mutation UndoLegalDocumentEdit($filename: String!) {
    undoLegalDocumentEdit(filename: $filename) {
      ...DocumentRow_document
    }
  }
`);

/** As users open a source, with the operation that administrators may call. */
export const ADMIN_SOURCE_PAGES = graphql(`
  query AdminSourcePages($id: ID!, $from: Int, $spanStart: Int) {
    sourceDocument: legalDocumentSource(id: $id) {
      id
      title
      originalUrl
      pageCount
      entry {
        id
        citation
        citedByCount
      }
      pages(first: 2, from: $from, spanStart: $spanStart) {
        ...SourcePageText_page
      }
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
