import { graphql } from '../../../shared/gql/index.js';

export const CONVERSATION_ANSWER = graphql(`
  fragment ConversationAnswer_answer on Answer {
    text
    answeredBy
    notice
    generation
    withheldQuotations
    withheldReferences
    statements {
      spanStart
      spanEnd
      support
    }
    citations {
      ...Citation_citation
    }
  }
`);

export const ANSWER_STREAM = graphql(`
  subscription AnswerStream($input: AskInput!) {
    answer(input: $input) {
      kind
      stage
      text
      answer {
        ...ConversationAnswer_answer
      }
    }
  }
`);

export const ASK_QUESTION = graphql(`
  mutation AskQuestion($input: AskInput!) {
    askQuestion(input: $input) {
      ...ConversationAnswer_answer
    }
  }
`);
