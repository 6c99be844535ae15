import { graphql } from '../../../shared/gql/index.js';

export const MEMBERS = graphql(`
  query MatterMembers($id: ID!) {
    matterMembers(id: $id) {
      userId
      name
      email
      role
      isYou
    }
  }
`);

export const INVITE = graphql(`
  mutation InviteToMatter($id: ID!, $input: InviteToMatterInput!) {
    inviteToMatter(id: $id, input: $input) {
      userId
      name
    }
  }
`);

export const CHANGE_ROLE = graphql(`
  mutation ChangeMemberRole($id: ID!, $userId: ID!, $role: MemberRole!) {
    changeMemberRole(id: $id, userId: $userId, role: $role) {
      userId
    }
  }
`);

export const REMOVE_MEMBER = graphql(`
  mutation RemoveFromMatter($id: ID!, $userId: ID!) {
    removeFromMatter(id: $id, userId: $userId) {
      userId
    }
  }
`);
