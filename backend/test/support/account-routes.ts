import type { RestRow } from './operations.js';

/** The REST routes about keys, the accounts of programs, and programs that users let in. */
export const KEY_ROUTES: Record<string, RestRow> = {
  'GET /api/keys': { access: 'user', graphql: ['apiKeys'] },
  'POST /api/keys': { access: 'user', graphql: ['createApiKey'] },
  'DELETE /api/keys/:id': { access: 'user', graphql: ['revokeApiKey'] },
  'GET /api/account/apps': { access: 'user', graphql: ['connectedApps'] },
  'DELETE /api/account/apps/:id': { access: 'user', graphql: ['disconnectApp'] },
  'GET /api/account/app-requests/:id': { access: 'user', graphql: ['appRequest'] },
  'POST /api/account/app-requests/:id': { access: 'user', graphql: ['answerAppRequest'] },
  'GET /api/admin/service-accounts': { access: 'admin', graphql: ['serviceAccounts'] },
  'POST /api/admin/service-accounts': { access: 'admin', graphql: ['createServiceAccount'] },
  'POST /api/admin/service-accounts/:id/keys': { access: 'admin', graphql: ['createServiceAccountKey'] },
};

/** The REST routes about the caller's own account. */
export const ACCOUNT_ROUTES: Record<string, RestRow> = {
  ...KEY_ROUTES,
  'POST /api/account/password': { access: 'user', graphql: ['changePassword'] },
  'GET /api/account/sessions': { access: 'user', graphql: ['loginSessions'] },
  'DELETE /api/account/sessions/:id': { access: 'user', graphql: ['endLoginSession'] },
  'DELETE /api/account/sessions': { access: 'user', graphql: ['endOtherLoginSessions'] },
  'GET /api/account/second-factor': { access: 'user', graphql: ['secondFactor'] },
  'POST /api/account/second-factor': { access: 'user', graphql: ['beginSecondFactor'] },
  'POST /api/account/second-factor/confirm': { access: 'user', graphql: ['confirmSecondFactor'] },
  'POST /api/account/second-factor/recovery-codes': { access: 'user', graphql: ['renewRecoveryCodes'] },
  'POST /api/account/second-factor/disable': { access: 'user', graphql: ['disableSecondFactor'] },
  'GET /api/account/retention': { access: 'user', graphql: ['retentionTerms'] },
  'POST /api/account/export': { access: 'user', graphql: [] },
  'POST /api/account/delete': { access: 'user', graphql: ['deleteAccount'] },
};
