import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are ten different ones in four groups', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  it('are read in small letters, without hyphens, with spaces, and with letters that look like their digits', () => {
    const code = '7K2M-Q0XA-91TD-HZ31';
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ' 7k2m q0xa 91td hz31 ', '7K2M-QOXA-9LTD-HZ3I'])
      expect(readRecoveryCode(typed)).toBe(code);
  });

  it('are nothing else', () => {
    for (const typed of ['', '123456', '7K2M-Q0XA-91TD', '7K2M-Q0XA-91TD-HZ31-0', '7K2M-Q0XA-91TD-HZ3!', '7U2M-Q0XA-91TD-HZ31'])
      expect(readRecoveryCode(typed)).toBeNull();
    fc.assert(fc.property(fc.string(), (typed) => [null, 19].includes(readRecoveryCode(typed)?.length ?? null)));
  });
});
