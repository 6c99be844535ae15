import { graphql } from '../../../shared/gql/index.js';

export const USER_ROW = graphql(`
  fragment UserRow_user on AdminUser {
    id
    name
    email
    phone
    role
    isActive
    isVerified
    tokens
    createdAt
    lastLogin
    confirmedEmail
  }
`);

export const USERS = graphql(`
  query Users(
    $first: Int!
    $offset: Int = 0
    $after: String
    $search: String
    $role: UserRole
    $isVerified: Boolean
    $isActive: Boolean
    $sort: UserSort
  ) {
    users(
      first: $first
      offset: $offset
      after: $after
      search: $search
      role: $role
      isVerified: $isVerified
      isActive: $isActive
      sort: $sort
    ) {
      totalCount
      nodes {
        ...UserRow_user
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const USER_STATISTICS = graphql(`
  query UserStatistics {
    userStatistics {
      totalCount
      verifiedCount
      adminCount
      activeCount
    }
  }
`);

export const CREATE_USER = graphql(`
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      message
    }
  }
`);

export const UPDATE_USER = graphql(`
  mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input) {
      message
      user {
        ...UserRow_user
      }
    }
  }
`);

export const TOGGLE_ADMIN = graphql(`
  mutation ToggleUserAdmin($id: ID!) {
    notice: toggleUserAdmin(id: $id) {
      message
      user {
        ...UserRow_user
      }
    }
  }
`);

export const TOGGLE_STATUS = graphql(`
  mutation ToggleUserStatus($id: ID!) {
    notice: toggleUserStatus(id: $id) {
      message
      user {
        ...UserRow_user
      }
    }
  }
`);

export const VERIFY_USER = graphql(`
  mutation VerifyUser($id: ID!) {
    notice: verifyUser(id: $id) {
      message
      user {
        ...UserRow_user
      }
    }
  }
`);

export const CONFIRM_EMAIL = graphql(`
  mutation ConfirmUserEmail($id: ID!) {
    confirmUserEmail(id: $id) {
      message
    }
  }
`);

export const RESET_SECOND_FACTOR = graphql(`
  mutation ResetUserSecondFactor($id: ID!) {
    resetUserSecondFactor(id: $id) {
      message
    }
  }
`);

export const DEACTIVATE_USER = graphql(`
  mutation DeactivateUser($id: ID!) {
    notice: deactivateUser(id: $id) {
      message
      user {
        ...UserRow_user
      }
    }
  }
`);

export const ADD_TOKENS = graphql(`
  mutation AddTokens($id: ID!, $input: TokenChangeInput!) {
    change: addTokens(id: $id, input: $input) {
      message
      tokens
    }
  }
`);

export const SET_TOKENS = graphql(`
  mutation SetTokens($id: ID!, $input: TokenChangeInput!) {
    change: setTokens(id: $id, input: $input) {
      message
      tokens
    }
  }
`);

export const USER_STATEMENT = graphql(`
  query UserTokenStatement($userId: ID!, $first: Int = 25, $after: String) {
    userTokenStatement(userId: $userId, first: $first, after: $after) {
      totalCount
      nodes {
        ...StatementTable_entry
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);
