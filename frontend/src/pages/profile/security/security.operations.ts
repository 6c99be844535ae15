import { graphql } from '../../../shared/gql/index.js';

export const LOGIN_SESSIONS = graphql(`
  query LoginSessions {
    loginSessions {
      id
      area
      device
      address
      createdAt
      lastUsedAt
      expiresAt
      kept
      current
    }
  }
`);

export const END_LOGIN_SESSION = graphql(`
  mutation EndLoginSession($id: ID!) {
    endLoginSession(id: $id) {
      message
    }
  }
`);

export const END_OTHER_LOGIN_SESSIONS = graphql(`
  mutation EndOtherLoginSessions {
    endOtherLoginSessions {
      message
    }
  }
`);

export const CONNECTED_APPS = graphql(`
  query ConnectedApps {
    connectedApps {
      id
      name
      host
      scopes
      createdAt
      lastUsedAt
    }
  }
`);

export const DISCONNECT_APP = graphql(`
  mutation DisconnectApp($id: ID!) {
    disconnectApp(id: $id) {
      id
    }
  }
`);

export const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      message
    }
  }
`);

export const SECOND_FACTOR = graphql(`
  query SecondFactor {
    secondFactor {
      enabled
      enabledAt
      recoveryCodesLeft
      required
    }
  }
`);

export const BEGIN_SECOND_FACTOR = graphql(`
  mutation BeginSecondFactor($input: BeginSecondFactorInput!) {
    beginSecondFactor(input: $input) {
      secret
      uri
    }
  }
`);

export const CONFIRM_SECOND_FACTOR = graphql(`
  mutation ConfirmSecondFactor($input: ConfirmSecondFactorInput!) {
    confirmSecondFactor(input: $input) {
      recoveryCodes
    }
  }
`);

export const RENEW_RECOVERY_CODES = graphql(`
  mutation RenewRecoveryCodes($input: BothFactorsInput!) {
    renewRecoveryCodes(input: $input) {
      recoveryCodes
    }
  }
`);

export const DISABLE_SECOND_FACTOR = graphql(`
  mutation DisableSecondFactor($input: BothFactorsInput!) {
    disableSecondFactor(input: $input) {
      message
    }
  }
`);
