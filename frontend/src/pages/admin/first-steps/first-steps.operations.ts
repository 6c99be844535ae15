import { graphql } from '../../../shared/gql/index.js';

export const FIRST_STEPS_STATE = graphql(`
  fragment FirstSteps_state on FirstSteps {
    law
    question
    mail
    model
    backup
    secondAdministrator
    dismissed
  }
`);

export const FIRST_STEPS = graphql(`
  query FirstSteps {
    firstSteps {
      ...FirstSteps_state
    }
  }
`);

export const DISMISS_FIRST_STEPS = graphql(`
  mutation DismissFirstSteps {
    dismissFirstSteps {
      ...FirstSteps_state
    }
  }
`);
