import { describe, expect, it } from '@jest/globals';
import { bearerChallenge } from './bearer-challenge.js';

const REALM = 'Bearer realm="Themis"';

describe('bearerChallenge', () => {
  it.each([
    ['no credentials', { status: 401, code: 'UNAUTHENTICATED' }, false, REALM],
    ['a bad token', { status: 401, code: 'UNAUTHENTICATED' }, true, `${REALM}, error="invalid_token"`],
    ['a wrong password', { status: 401, code: 'INVALID_CREDENTIALS' }, false, REALM],
    ['a missing scope', { status: 403, code: 'SCOPE_MISSING', scopes: ['ASK'] }, true, `${REALM}, error="insufficient_scope", scope="ASK"`],
    [
      'scopes of which either would do',
      { status: 403, code: 'SCOPE_MISSING', scopes: ['DOCUMENTS_READ', 'FILES'] },
      true,
      `${REALM}, error="insufficient_scope", scope="DOCUMENTS_READ"`,
    ],
    ['what no key may do', { status: 403, code: 'KEY_NOT_ALLOWED' }, true, `${REALM}, error="insufficient_scope"`],
    ['a login of the other kind', { status: 403, code: 'LOGIN_OF_OTHER_KIND' }, true, `${REALM}, error="insufficient_scope"`],
    [
      'a password too long ago',
      { status: 403, code: 'REAUTHENTICATION_REQUIRED' },
      true,
      `${REALM}, error="insufficient_user_authentication"`,
    ],
    ['an address that is not allowed', { status: 403, code: 'ADDRESS_NOT_ALLOWED' }, true, REALM],
    ['any other refusal', { status: 404, code: 'NOT_FOUND' }, true, undefined],
  ])('answers %s', (_what, refusal, carried, expected) => expect(bearerChallenge(refusal, carried)).toBe(expected));
});
