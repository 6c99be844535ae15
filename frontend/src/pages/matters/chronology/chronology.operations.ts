import { graphql } from '../../../shared/gql/index.js';

export const CHRONOLOGY_EVENT = graphql(`
  fragment Chronology_event on ChronologyEvent {
    id
    day
    precision
    choices
    text
    state
    source
    sourceName
    page
    paragraph
    words
  }
`);

export const CHRONOLOGY = graphql(`
  query Chronology($id: ID!, $after: String) {
    chronology(first: 200, after: $after, matterId: $id) {
      totalCount
      nodes {
        ...Chronology_event
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const READ_CHRONOLOGY = graphql(`
  mutation ReadChronology($id: ID!) {
    readChronology(matterId: $id) {
      added
      leftOver
      leftOut
    }
  }
`);

export const ADD_EVENT = graphql(`
  mutation AddChronologyEvent($id: ID!, $input: AddChronologyEventInput!) {
    addChronologyEvent(matterId: $id, input: $input) {
      ...Chronology_event
    }
  }
`);

export const UPDATE_EVENT = graphql(`
  mutation UpdateChronologyEvent($id: ID!, $input: UpdateChronologyEventInput!) {
    updateChronologyEvent(id: $id, input: $input) {
      ...Chronology_event
    }
  }
`);

export const DELETE_EVENT = graphql(`
  mutation DeleteChronologyEvent($id: ID!) {
    deleteChronologyEvent(id: $id) {
      id
    }
  }
`);
