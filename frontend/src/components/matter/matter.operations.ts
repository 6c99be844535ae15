import { graphql } from '../../shared/gql/index.js';

export const MATTER_NAME = graphql(`
  query MatterName($id: ID!) {
    matter(id: $id) {
      id
      title
      confidential
      role
      ownerName
    }
  }
`);
