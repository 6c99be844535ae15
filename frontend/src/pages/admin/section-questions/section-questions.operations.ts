import { graphql } from '../../../shared/gql/index.js';

export const QUESTION_WRITING_STATE = graphql(`
  fragment SectionQuestions_writing on QuestionWriting {
    available
    state
    reason
    tokensPerDay
    tokensInAll
    usedToday
    usedInAll
    costMicroUsd
    sections
    done
    underWay
    failed
    questions
    struck
    toIndex
    job {
      ...JobProgress_job
    }
  }
`);

export const QUESTION_WRITING = graphql(`
  query QuestionWriting {
    questionWriting {
      ...SectionQuestions_writing
    }
  }
`);

export const WRITE_SECTION_QUESTIONS = graphql(`
  mutation WriteSectionQuestions($tokensPerDay: Float!, $tokensInAll: Float!) {
    writeSectionQuestions(tokensPerDay: $tokensPerDay, tokensInAll: $tokensInAll) {
      ...SectionQuestions_writing
    }
  }
`);

export const CANCEL_SECTION_QUESTIONS = graphql(`
  mutation CancelSectionQuestions {
    cancelSectionQuestions {
      ...SectionQuestions_writing
    }
  }
`);

export const SECTION_QUESTIONS = graphql(`
  query SectionQuestions($first: Int!) {
    sectionQuestions(first: $first, struck: false) {
      totalCount
      nodes {
        id
        document
        unit
        heading
        language
        question
      }
    }
  }
`);

export const STRIKE_SECTION_QUESTION = graphql(`
  mutation StrikeSectionQuestion($id: ID!) {
    strikeSectionQuestion(id: $id) {
      id
      struckAt
    }
  }
`);
