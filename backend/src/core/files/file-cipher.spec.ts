import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FileCipher } from './file-cipher.js';

const cipher = new FileCipher({ jwtSecret: '', fileEncryptionKey: randomBytes(32) });

describe('FileCipher', () => {
  it('gives back exactly what it was given', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (plain, key) => {
        expect(new Uint8Array(cipher.decrypt(cipher.encrypt(plain, key), key))).toEqual(plain);
      }),
    );
  });

  it('refuses a changed byte, another key and another secret', () => {
    const sealed = cipher.encrypt(Buffer.from('lease'), 'a');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => cipher.decrypt(changed, 'a')).toThrow();
    expect(() => cipher.decrypt(sealed, 'b')).toThrow();
    expect(() => new FileCipher({ jwtSecret: '', fileEncryptionKey: randomBytes(32) }).decrypt(sealed, 'a')).toThrow();
    expect(() => cipher.decrypt(sealed.subarray(0, 10), 'a')).toThrow();
  });
});
