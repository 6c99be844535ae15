import { graphql } from '../../shared/gql/index.js';

export const MATTER = graphql(`
  fragment Matter_matter on Matter {
    id
    title
    reference
    parties {
      name
      role
      isClient
    }
    court
    caseNumber
    stage
    state
    personalLaw
    notes
    tags
    status
    confidential
    version
    conversationCount
    documentCount
    fileCount
    deadlineCount
    role
    ownerName
    memberCount
    updatedAt
    restorableUntil
  }
`);

export const MATTER_DATE = graphql(`
  fragment MatterDate_date on MatterDeadline {
    id
    matterId
    matterTitle
    confidential
    day
    title
    reason
    pins
    status
    daysLeft
  }
`);

export const MATTERS = graphql(`
  query Matters($after: String, $search: String, $status: MatterStatus, $deleted: Boolean) {
    matters(first: 50, after: $after, search: $search, status: $status, deleted: $deleted) {
      totalCount
      nodes {
        ...Matter_matter
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const NEXT_DATES = graphql(`
  query NextMatterDates {
    matterDeadlines(first: 5, status: OPEN) {
      nodes {
        ...MatterDate_date
      }
    }
  }
`);

export const REMINDERS = graphql(`
  query Reminders {
    reminders {
      byEmail
      emailAvailable
      feedSince
    }
  }
`);

export const UPDATE_REMINDERS = graphql(`
  mutation UpdateReminders($input: UpdateRemindersInput!) {
    updateReminders(input: $input) {
      byEmail
    }
  }
`);

export const RENEW_FEED = graphql(`
  mutation RenewCalendarFeed {
    renewCalendarFeed {
      path
    }
  }
`);

export const END_FEED = graphql(`
  mutation EndCalendarFeed {
    endCalendarFeed {
      feedSince
    }
  }
`);

export const ONE_MATTER = graphql(`
  query OneMatter($id: ID!) {
    matter(id: $id) {
      ...Matter_matter
    }
  }
`);

export const MATTER_DATES = graphql(`
  query MatterDates($id: ID!, $after: String) {
    matterDeadlines(first: 100, after: $after, matterId: $id) {
      totalCount
      nodes {
        ...MatterDate_date
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** What is in a matter; without one, all that can be moved into it. The last used of each kind. */
export const MATTER_CONTENTS = graphql(`
  query MatterContents($id: ID) {
    conversations(first: 200, matterId: $id) {
      totalCount
      nodes {
        id
        title
        matterId
      }
    }
    documents(first: 200, matterId: $id) {
      totalCount
      nodes {
        id
        title
        documentType
        matterId
      }
    }
    referenceFiles(first: 200, matterId: $id) {
      totalCount
      nodes {
        id
        filename
        matterId
      }
    }
  }
`);

export const CREATE_MATTER = graphql(`
  mutation CreateMatter($input: CreateMatterInput!) {
    createMatter(input: $input) {
      ...Matter_matter
    }
  }
`);

export const UPDATE_MATTER = graphql(`
  mutation UpdateMatter($id: ID!, $input: UpdateMatterInput!) {
    updateMatter(id: $id, input: $input) {
      ...Matter_matter
    }
  }
`);

export const DELETE_MATTER = graphql(`
  mutation DeleteMatter($id: ID!) {
    deleteMatter(id: $id) {
      id
    }
  }
`);

export const RESTORE_MATTER = graphql(`
  mutation RestoreMatter($id: ID!) {
    restoreMatter(id: $id) {
      ...Matter_matter
    }
  }
`);

export const MOVE_TO_MATTER = graphql(`
  mutation MoveToMatter($input: MoveToMatterInput!) {
    moveToMatter(input: $input) {
      moved
    }
  }
`);

export const BEGIN_CONVERSATION = graphql(`
  mutation BeginMatterConversation {
    createConversation {
      id
    }
  }
`);

export const ADD_DATE = graphql(`
  mutation AddMatterDate($input: AddMatterDeadlineInput!) {
    addMatterDeadline(input: $input) {
      id
    }
  }
`);

export const UPDATE_DATE = graphql(`
  mutation UpdateMatterDate($id: ID!, $input: UpdateMatterDeadlineInput!) {
    updateMatterDeadline(id: $id, input: $input) {
      ...MatterDate_date
    }
  }
`);

export const DELETE_DATE = graphql(`
  mutation DeleteMatterDate($id: ID!) {
    deleteMatterDeadline(id: $id) {
      id
    }
  }
`);
