import { graphql } from '../../shared/gql/index.js';

export const DEADLINE_PIN = graphql(`
  fragment DeadlinePin_pin on DeadlinePin {
    act
    place
    label
    notice
    documentId
  }
`);

export const DEADLINE_ROW = graphql(`
  fragment DeadlineRow_row on DeadlineRow {
    id
    groupName
    event
    task
    period
    start
    wait
    extension
    decides
    leavesOutCopyTime
    leavesOutNoticeTime
    state
    pins {
      ...DeadlinePin_pin
    }
    notes {
      text
      pins {
        ...DeadlinePin_pin
      }
    }
  }
`);

export const DEADLINE_ROWS = graphql(`
  query DeadlineRows($search: String, $group: String, $language: DeadlineLanguage, $after: String) {
    deadlineRows(first: 30, search: $search, group: $group, language: $language, after: $after) {
      totalCount
      nodes {
        ...DeadlineRow_row
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const ONE_DEADLINE_ROW = graphql(`
  query OneDeadlineRow($id: ID!, $language: DeadlineLanguage) {
    deadlineRow(id: $id, language: $language) {
      ...DeadlineRow_row
    }
  }
`);

/** The choices of the screen. */
export const DEADLINE_CHOICES = graphql(`
  query DeadlineChoices($language: DeadlineLanguage) {
    deadlineGroups(language: $language) {
      id
      name
      rowCount
    }
    holidayPlaces {
      states
      courts
    }
  }
`);

export const DEADLINE = graphql(`
  query Deadline(
    $rowId: String!
    $date: String!
    $copyDays: Int
    $noticeDays: Int
    $state: String
    $court: String
    $language: DeadlineLanguage
  ) {
    deadline(rowId: $rowId, date: $date, copyDays: $copyDays, noticeDays: $noticeDays, state: $state, court: $court, language: $language) {
      date
      today
      status
      statusText
      statement
      periodEnds
      lastDay
      lastDayText
      daysLeft
      notBefore
      extendedUntil
      row {
        ...DeadlineRow_row
      }
      sum {
        kind
        text
        pins {
          ...DeadlinePin_pin
        }
      }
      moves {
        kind
        text
        pins {
          ...DeadlinePin_pin
        }
      }
    }
  }
`);

export const OPEN_MATTERS = graphql(`
  query OpenMatters($search: String) {
    matters(first: 50, status: OPEN, search: $search) {
      nodes {
        id
        title
      }
    }
  }
`);

export const KEEP_IN_MATTER = graphql(`
  mutation KeepInMatter($input: AddMatterDeadlineInput!) {
    addMatterDeadline(input: $input) {
      id
    }
  }
`);
