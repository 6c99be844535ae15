import { describe, expect, it } from '@jest/globals';
import { COMMON_PASSWORD_COUNT, isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it('number at least the 3,000 that guidelines ask for', () => {
    expect(COMMON_PASSWORD_COUNT).toBeGreaterThan(3000);
  });

  it.each([
    'password',
    'PASSWORD',
    'Password123',
    'qwerty',
    '123456',
    '111111',
    'zzzzzzzzzz',
    'iloveyou',
    'Welcome1',
    'admin@123',
    'letmein!',
  ])('know %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['correct horse battery', 'a quiet green lease', 'passwort-für-miete', '12345678901234567890x'])('leave %s alone', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
