import { graphql } from '../gql/index.js';

export const SESSION_USER = graphql(`
  fragment SessionUser_user on User {
    id
    name
    email
    phone
    role
    createdAt
    lastLogin
  }
`);
