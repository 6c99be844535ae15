import type { GraphqlRow } from './operations.js';

export const CREDENTIALS = '{ email: "nobody@themis.test", password: "nobody knows" }';

/** The fields of the schema that open a session, or an account, each with a harmless call of it. */
export const SIGN_IN_OPERATIONS: Record<string, GraphqlRow> = {
  login: { kind: 'mutation', access: 'public', call: `login(input: ${CREDENTIALS}) { accessToken }` },
  register: { kind: 'mutation', access: 'public', call: 'register(input: { name: "", email: "", phone: "", password: "" }) { id }' },
  signInOptions: { kind: 'query', access: 'public', call: 'signInOptions { passwordResetByEmail passwords provider }' },
  requestPasswordReset: {
    kind: 'mutation',
    access: 'public',
    call: 'requestPasswordReset(input: { email: "nobody@themis.test" }) { message }',
  },
  resetPassword: {
    kind: 'mutation',
    access: 'public',
    call: 'resetPassword(input: { token: "x", password: "a quiet lease" }) { message }',
  },
  completeLogin: { kind: 'mutation', access: 'public', call: 'completeLogin(input: { challenge: "x", code: "0" }) { accessToken }' },
  confirmEmail: { kind: 'mutation', access: 'public', call: 'confirmEmail(input: { token: "x" }) { message }' },
  reauthenticate: {
    kind: 'mutation',
    access: 'user',
    call: 'reauthenticate(input: { password: "nobody knows" }) { confirmedUntil }',
  },
  beginLoginEnrolment: { kind: 'mutation', access: 'public', call: 'beginLoginEnrolment(input: { challenge: "x" }) { uri }' },
  completeLoginEnrolment: {
    kind: 'mutation',
    access: 'public',
    call: 'completeLoginEnrolment(input: { challenge: "x", code: "0" }) { accessToken }',
  },
};

/** Bodies of the REST routes that open a session in steps, which open none. */
export const SIGN_IN_BODIES = {
  'POST /api/auth/provider': { again: true },
  'POST /api/auth/provider/finish': { state: 'not a state', code: 'not a code', iss: 'https://nobody.themis.test', error: 'none' },
  'POST /api/auth/second-factor': { challenge: 'not a challenge', code: '123456' },
  'POST /api/auth/second-factor/enrol': { challenge: 'not a challenge' },
  'POST /api/auth/second-factor/enrol/confirm': { challenge: 'not a challenge', code: '123456' },
};
