import { graphql } from '../../../../shared/gql/index.js';

export const SAVE_PLAIN_TEXT = graphql(`
  mutation SavePlainText($id: ID!, $input: PlainTextInput) {
    savePlainText(id: $id, input: $input) {
      ...TopicRow_topic
    }
  }
`);

export const SWITCH_PLAIN_TEXT = graphql(`
  mutation SwitchPlainText($id: ID!, $enabled: Boolean!) {
    switchPlainText(id: $id, enabled: $enabled) {
      ...TopicRow_topic
    }
  }
`);

export const SIGN_PLAIN_TEXT = graphql(`
  mutation SignPlainText($id: ID!, $signed: Boolean!) {
    signPlainText(id: $id, signed: $signed) {
      ...TopicRow_topic
    }
  }
`);
