import { describe, expect, it } from '@jest/globals';
import { commonPasswords, isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it('number at least the 3,000 that guidelines ask for', () => {
    expect(new Set(commonPasswords()).size).toBeGreaterThan(3000);
  });

  it('are all known, in upper case too', () => {
    expect([...commonPasswords()].filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
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
