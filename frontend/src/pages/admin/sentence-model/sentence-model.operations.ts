import { graphql } from '../../../shared/gql/index.js';

export const SENTENCE_MODEL_STATE = graphql(`
  fragment SentenceModel_model on SentenceModel {
    choice
    canChoose
    name
    license
    languages
    dimensions
    state
    reason
    fetchedMegabytes
    totalMegabytes
    inIndex
    paused
    topicVectors {
      done
      total
    }
    job {
      ...JobProgress_job
    }
    options {
      name
      summary
      license
      megabytes
    }
  }
`);

export const SENTENCE_MODEL = graphql(`
  query SentenceModel {
    sentenceModel {
      ...SentenceModel_model
    }
  }
`);

export const CHOOSE_SENTENCE_MODEL = graphql(`
  mutation ChooseSentenceModel($name: String) {
    chooseSentenceModel(name: $name) {
      ...SentenceModel_model
    }
  }
`);

export const STOP_VECTORS = graphql(`
  mutation StopVectors {
    stopVectors {
      ...SentenceModel_model
    }
  }
`);

export const START_VECTORS = graphql(`
  mutation StartVectors {
    startVectors {
      ...SentenceModel_model
    }
  }
`);

export const MEANING_CHECK = graphql(`
  query GoldenQuestionsByMeaning {
    goldenQuestionsByMeaning {
      ...GoldenOutcomes_report
    }
  }
`);
