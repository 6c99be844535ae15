import { graphql } from '../gql/gql.js';

export const MATTERS = graphql(`
  query Matters($first: Int!, $after: String, $search: String, $status: MatterStatus, $deleted: Boolean, $updatedAfter: DateTime) {
    page: matters(first: $first, after: $after, search: $search, status: $status, deleted: $deleted, updatedAfter: $updatedAfter) {
      nodes {
        ...MatterParts
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const MATTER = graphql(`
  query Matter($id: ID!) {
    matter(id: $id) {
      ...MatterParts
    }
  }
`);

export const CREATE_MATTER = graphql(`
  mutation CreateMatter($input: CreateMatterInput!) {
    matter: createMatter(input: $input) {
      ...MatterParts
    }
  }
`);

export const UPDATE_MATTER = graphql(`
  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {
    matter: updateMatter(id: $id, input: $input) {
      ...MatterParts
    }
  }
`);

export const DELETE_MATTER = graphql(`
  mutation DeleteMatter($id: ID!) {
    deleted: deleteMatter(id: $id) {
      id
      conversationCount
      deadlineCount
      documentCount
      fileCount
      restorableUntil
    }
  }
`);

export const RESTORE_MATTER = graphql(`
  mutation RestoreMatter($id: ID!) {
    matter: restoreMatter(id: $id) {
      ...MatterParts
    }
  }
`);

export const MOVE = graphql(`
  mutation Move($input: MoveToMatterInput!) {
    result: moveToMatter(input: $input) {
      moved
    }
  }
`);

export const MATTER_DEADLINES = graphql(`
  query MatterDeadlines($first: Int!, $after: String, $matterId: ID, $status: MatterDeadlineStatus) {
    page: matterDeadlines(first: $first, after: $after, matterId: $matterId, status: $status) {
      nodes {
        ...MatterDeadlineParts
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const ADD_MATTER_DEADLINE = graphql(`
  mutation AddMatterDeadline($input: AddMatterDeadlineInput!) {
    deadline: addMatterDeadline(input: $input) {
      ...MatterDeadlineParts
    }
  }
`);

export const UPDATE_MATTER_DEADLINE = graphql(`
  mutation UpdateMatterDeadline($id: ID!, $input: UpdateMatterDeadlineInput!) {
    deadline: updateMatterDeadline(id: $id, input: $input) {
      ...MatterDeadlineParts
    }
  }
`);

export const DELETE_MATTER_DEADLINE = graphql(`
  mutation DeleteMatterDeadline($id: ID!) {
    deleted: deleteMatterDeadline(id: $id) {
      id
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const MATTER_PARTS = graphql(`
  fragment MatterParts on Matter {
    id
    version
    title
    status
    reference
    caseNumber
    court
    state
    stage
    personalLaw
    notes
    tags
    parties {
      name
      role
      isClient
    }
    conversationCount
    deadlineCount
    documentCount
    fileCount
    createdAt
    updatedAt
    restorableUntil
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const MATTER_DEADLINE_PARTS = graphql(`
  fragment MatterDeadlineParts on MatterDeadline {
    id
    matterId
    matterTitle
    title
    day
    daysLeft
    status
    reason
    rowId
    countedFrom
    pins
    createdAt
    updatedAt
  }
`);
