import { graphql } from '../../shared/gql/index.js';

export const PARTY = graphql(`
  fragment Party_party on Party {
    id
    name
    kind
    parentage
    age
    description
    pan
    cin
    registration
    address
    pin
    state
    signatory
    email
    phone
    version
    restorableUntil
  }
`);

export const PARTIES = graphql(`
  query Parties($first: Int!, $after: String, $search: String, $deleted: Boolean) {
    parties(first: $first, after: $after, search: $search, deleted: $deleted) {
      totalCount
      nodes {
        ...Party_party
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const CREATE_PARTY = graphql(`
  mutation CreateParty($input: CreatePartyInput!) {
    createParty(input: $input) {
      ...Party_party
    }
  }
`);

export const UPDATE_PARTY = graphql(`
  mutation UpdateParty($id: ID!, $input: UpdatePartyInput!) {
    updateParty(id: $id, input: $input) {
      ...Party_party
    }
  }
`);
