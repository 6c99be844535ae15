import { graphql } from '../../../shared/gql/index.js';

export const TOPIC_ROW = graphql(`
  fragment TopicRow_topic on GuideTopic {
    id
    name
    field
    origin
    enabled
    asks {
      en
      hi
      hinglish
    }
    law {
      act
      section
      held
    }
    next
    plainText {
      readOn
      region
      sentences {
        slot
        en
        hi
        pins
        derived
      }
      leftOut {
        pin
        why
      }
      form
      own
      enabled
      signedBy
      signedAt
      standing
      problems
      lackingActs
    }
  }
`);

export const GUIDE_TOPICS = graphql(`
  query GuideTopics($first: Int!, $offset: Int!, $search: String, $field: String, $act: String, $origin: TopicOrigin, $enabled: Boolean) {
    guideTopics(first: $first, offset: $offset, search: $search, field: $field, act: $act, origin: $origin, enabled: $enabled) {
      totalCount
      nodes {
        ...TopicRow_topic
      }
    }
  }
`);

export const CREATE_TOPIC = graphql(`
  mutation CreateTopic($input: TopicInput!) {
    createTopic(input: $input) {
      ...TopicRow_topic
    }
  }
`);

export const UPDATE_TOPIC = graphql(`
  mutation UpdateTopic($id: ID!, $input: TopicInput!) {
    updateTopic(id: $id, input: $input) {
      ...TopicRow_topic
    }
  }
`);

export const SWITCH_TOPIC = graphql(`
  mutation SwitchTopic($id: ID!, $enabled: Boolean!) {
    switchTopic(id: $id, enabled: $enabled) {
      id
      enabled
    }
  }
`);

export const DELETE_TOPIC = graphql(`
  mutation DeleteTopic($id: ID!) {
    deleteTopic(id: $id) {
      message
    }
  }
`);

export const MISSING_LAW = graphql(`
  query MissingLaw($first: Int!) {
    missingLaw(first: $first) {
      totalCount
      nodes {
        act
        asked
        lastAskedAt
        topics
        citedBy
      }
    }
  }
`);
