import { describe, expect, it } from '@jest/globals';
import { newSecret, setupOf, stepOf } from './totp.js';

/** Of RFC 6238, appendix B; the last six of its eight digits. */
const RFC_SECRET = Buffer.from('12345678901234567890');
const STEP_MS = 30_000;

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s, as RFC 6238 has it', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOf(RFC_SECRET, code, seconds * 1000)).toBe(step);
  });

  it('is taken one step early and one step late, and names its own step', () => {
    const at = 1_111_111_109_000;
    const step = Math.floor(at / STEP_MS);
    expect([-2, -1, 0, 1, 2].map((steps) => stepOf(RFC_SECRET, '081804', at + steps * STEP_MS))).toEqual([null, step, step, step, null]);
  });

  it.each(['', '0', '08180', '0818044', ' 81804', 'abcdef', '０８１８０４', '-81804', '081804\n'])('is not %j', (code) => {
    expect(stepOf(RFC_SECRET, code, 1_111_111_109_000)).toBeNull();
  });

  it('is set up by 160 random bits, in an address that names product and account', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toHaveLength(20);
    expect(one.equals(other)).toBe(false);
    expect(setupOf(RFC_SECRET, 'asha@law.example')).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Themis:asha%40law.example?issuer=Themis&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    });
  });
});
