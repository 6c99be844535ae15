import { graphql } from '../../../shared/gql/index.js';

export const STARTER_LAW_STATE = graphql(`
  fragment StarterLaw_state on StarterLaw {
    phase
    total
    loaded
    indexed
    kept
    source
    asOf
    problem
    nextTryAt
    refused {
      act
      note
    }
    changed
  }
`);

export const STARTER_LAW = graphql(`
  query StarterLaw {
    starterLaw {
      ...StarterLaw_state
    }
  }
`);

export const LOAD_STARTER_LAW = graphql(`
  mutation LoadStarterLaw {
    loadStarterLaw {
      ...StarterLaw_state
    }
  }
`);

export const UPDATE_STARTER_LAW = graphql(`
  mutation UpdateStarterLaw {
    updateStarterLaw {
      ...StarterLaw_state
    }
  }
`);

export const REMOVE_STARTER_LAW = graphql(`
  mutation RemoveStarterLaw {
    removeStarterLaw {
      ...StarterLaw_state
    }
  }
`);

export const LACKING_LAW = graphql(`
  query LackingLaw {
    lackingLaw
  }
`);
