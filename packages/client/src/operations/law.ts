import { graphql } from '../gql/gql.js';

export const VERIFY = graphql(`
  query Verify($text: String!, $asOn: Date) {
    verified: verifyText(text: $text, asOn: $asOn) {
      ...VerifiedParts
    }
  }
`);

export const VERIFY_FILES = graphql(`
  query VerifyFiles($filenames: [String!]!, $asOn: Date) {
    files: verifyFiles(filenames: $filenames, asOn: $asOn) {
      filename
      error
      notVerifiedFrom
      verified {
        ...VerifiedParts
      }
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const VERIFIED_PARTS = graphql(`
  fragment VerifiedParts on VerifiedText {
    asOn
    citationCount
    citations {
      kind
      status
      written
      start
      end
      message
      act
      section
      heading
      stamp
      inForce
      citedInLibrary
      differences {
        written
        held
      }
      successors {
        act
        section
      }
      place {
        documentId
        documentTitle
        headingPath
        pageStart
        pageEnd
        fromScan
        spanStart
        spanEnd
      }
    }
  }
`);

export const DEADLINE_ROWS = graphql(`
  query DeadlineRows($first: Int!, $after: String, $group: String, $search: String, $state: String, $language: DeadlineLanguage) {
    page: deadlineRows(first: $first, after: $after, group: $group, search: $search, state: $state, language: $language) {
      nodes {
        ...DeadlineRowParts
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const COUNT_DEADLINE = graphql(`
  query CountDeadline(
    $rowId: String!
    $date: String!
    $state: String
    $court: String
    $noticeDays: Int
    $copyDays: Int
    $today: String
    $language: DeadlineLanguage
  ) {
    deadline(
      rowId: $rowId
      date: $date
      state: $state
      court: $court
      noticeDays: $noticeDays
      copyDays: $copyDays
      today: $today
      language: $language
    ) {
      date
      lastDay
      lastDayText
      notBefore
      periodEnds
      extendedUntil
      daysLeft
      status
      statusText
      statement
      sum {
        day
        kind
        text
      }
      moves {
        kind
        text
      }
      row {
        ...DeadlineRowParts
      }
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const DEADLINE_ROW_PARTS = graphql(`
  fragment DeadlineRowParts on DeadlineRow {
    id
    group
    task
    event
    period
    state
    pins {
      label
      documentId
    }
    notes {
      kind
      text
    }
  }
`);
