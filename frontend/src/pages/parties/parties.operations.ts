import { graphql } from '../../shared/gql/index.js';

export const MATTERS_OF_PARTY = graphql(`
  query MattersOfParty($id: ID!) {
    mattersOfParty(id: $id) {
      id
      title
    }
  }
`);

export const DELETE_PARTY = graphql(`
  mutation DeleteParty($id: ID!) {
    deleteParty(id: $id) {
      id
    }
  }
`);

export const RESTORE_PARTY = graphql(`
  mutation RestoreParty($id: ID!) {
    restoreParty(id: $id) {
      ...Party_party
    }
  }
`);

export const PARTY_BOOK = graphql(`
  query PartyBook {
    partyBook
  }
`);

export const IMPORT_PARTIES = graphql(`
  mutation ImportParties($input: ImportPartiesInput!) {
    importParties(input: $input) {
      added
      known
      namesakes
    }
  }
`);
