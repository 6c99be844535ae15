import { graphql } from '../../../shared/gql/index.js';

// Spread fragments count as a level of the server's limit of 8; the sections have none to spare for one.
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
    sections {
      documentId
      documentTitle
      headingPath
      pageStart
      pageEnd
      spanStart
      spanEnd
      unit
      heading
      open
      relation
      note
      stamp
      facts {
        kind
        words
        spanStart
        spanEnd
      }
    }
    missingLaw {
      act
      section
    }
    followUps
    clarify {
      question
      options
    }
    choices {
      topic
      name
    }
    corrections {
      from
      to
    }
    explanation {
      topic
      spanEnd
      note
      compared
      lackingActs
      form
      sentences {
        slot
        text
        pins
      }
      pins {
        pin
        act
        section
        part
        documentId
        spanStart
        spanEnd
      }
    }
    helplines {
      number
      purpose
    }
    deadlines {
      rowId
      event
      task
      period
      law
      date
      taken
      headline
      status
      statusText
      statement
      sum
      notice
    }
  }
`);

export const ANSWER_STREAM = graphql(`
  subscription AnswerStream($input: AskInput!) {
    answer(input: $input) {
      kind
      exchangeId
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
