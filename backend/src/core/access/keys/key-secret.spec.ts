import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keyIn, makeKey, sameHash } from './key-secret.js';

describe('API keys', () => {
  it('are found again in a header by prefix and hash, which say nothing about the secret', () => {
    const { text, prefix, hash } = makeKey();
    expect(keyIn(`Bearer ${text}`)).toEqual({ prefix, hash });
    expect(keyIn(`bearer  ${text}`)).toEqual({ prefix, hash });
    expect(text.startsWith(`${prefix}_`)).toBe(true);
    expect(prefix).toMatch(/^thm_[0-9a-f]{12}$/);
    expect(hash.toString('base64url')).not.toBe(text.slice(prefix.length + 1));
    expect(makeKey().text).not.toBe(text);
  });

  it.each(['thm_', 'thm_x', 'thm_0123456789ab', 'thm_0123456789ab_short', `thm_0123456789AB_${'x'.repeat(43)}`])(
    'what only looks like one is refused without a look-up: %s',
    (text) => expect(keyIn(`Bearer ${text}`)).toBeNull(),
  );

  it.each([undefined, '', 'Bearer', 'Bearer eyJhbGciOi', 'Basic thm_x', ['Bearer thm_x'], 'x Bearer thm_x', 'Bearer thm_x y'])(
    'other headers carry none: %s',
    (header) => expect(keyIn(header)).toBeUndefined(),
  );

  it('have the same hash only if they are the same', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.uint8Array({ maxLength: 40 }), (one, other) => {
        const [a, b] = [Buffer.from(one), Buffer.from(other)];
        expect(sameHash(a, b)).toBe(a.equals(b));
        expect(sameHash(a, Buffer.from(a))).toBe(true);
      }),
    );
  });
});
