import { graphql } from '../../shared/gql/index.js';

export const APP_REQUEST = graphql(`
  query AppRequest($id: ID!) {
    appRequest(id: $id) {
      id
      name
      host
      onThisDevice
      scopes
    }
  }
`);

export const ANSWER_APP_REQUEST = graphql(`
  mutation AnswerAppRequest($id: ID!, $input: AnswerAppRequestInput!) {
    answerAppRequest(id: $id, input: $input) {
      continueAt
    }
  }
`);
