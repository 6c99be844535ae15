import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { StoredDataError } from '../validation/stored-data.js';
import { FileCipher, sealHead, UnknownFileKeyError } from './file-cipher.js';
import { fileKeyOf } from '../config/file-key.js';

const [NEW, OLD, OLDER] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const cipherOf = (fileEncryptionKey: Buffer, ...otherFileKeys: Buffer[]) => new FileCipher({ fileEncryptionKey, otherFileKeys });

/** As releases up to 0.1 sealed: without the name of the key. */
function sealedBefore(key: Buffer, plain: Uint8Array, name: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([1]), iv, cipher.getAuthTag(), body]);
}

const BYTES = fc.uint8Array({ maxLength: 2000 });
const KEYS = fc.shuffledSubarray([NEW, OLD, OLDER], { minLength: 1 });
const FORMS = fc.constantFrom('named', 'unnamed');

describe('FileCipher', () => {
  it('gives back what any of its keys has sealed, in either form, and nothing of another key', () => {
    fc.assert(
      fc.property(BYTES, fc.string(), KEYS, fc.constantFrom(NEW, OLD, OLDER), FORMS, (plain, name, keys, by, form) => {
        const sealed = form === 'named' ? cipherOf(by).encrypt(plain, name) : sealedBefore(by, plain, name);
        const [first = NEW, ...others] = keys;
        const cipher = cipherOf(first, ...others);
        if (keys.includes(by)) expect(new Uint8Array(cipher.decrypt(sealed, name))).toEqual(plain);
        else if (form === 'named') expect(() => cipher.decrypt(sealed, name)).toThrow(UnknownFileKeyError);
        else expect(() => cipher.decrypt(sealed, name)).toThrow();
      }),
    );
  });

  it('opens nothing in which a byte was changed or cut, nor under another name', () => {
    fc.assert(
      fc.property(BYTES, fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), FORMS, (plain, name, at, flip, form) => {
        const cipher = cipherOf(NEW, OLD);
        const sealed = form === 'named' ? cipher.encrypt(plain, name) : sealedBefore(OLD, plain, name);
        const changed = Buffer.from(sealed);
        changed.writeUInt8((changed[at % changed.length] ?? 0) ^ flip, at % changed.length);
        expect(() => cipher.decrypt(changed, name)).toThrow();
        expect(() => cipher.decrypt(sealed.subarray(0, at % sealed.length), name)).toThrow();
        expect(() => cipher.decrypt(sealed, `${name}x`)).toThrow();
      }),
    );
  });

  it('seals with the first of its keys, and says so in the head', () => {
    const sealed = cipherOf(NEW, OLD).encrypt(Buffer.from('lease'), 'a');
    expect(sealed.subarray(0, 9)).toEqual(sealHead(fileKeyOf(NEW)));
    expect(sealHead(fileKeyOf(OLD))).not.toEqual(sealHead(fileKeyOf(NEW)));
  });

  it('seals texts and JSON, and reads JSON in the form that is expected only', () => {
    const cipher = cipherOf(NEW);
    expect(cipher.decryptText(cipher.encryptText('किराया ₹ 30,000', 'a'), 'a')).toBe('किराया ₹ 30,000');
    const sealed = cipher.encryptJson({ rent: 30_000 }, 'a');
    expect(cipher.decryptJson(z.object({ rent: z.number() }), sealed, 'a', 'a form')).toEqual({ rent: 30_000 });
    const misread = () => cipher.decryptJson(z.object({ deposit: z.number() }), sealed, 'a', 'a form');
    expect(misread).toThrow(StoredDataError);
    expect(misread).not.toThrow('30000');
  });

  it('finds digests again after a change of the key: by each key, and by a sealed key of their own', () => {
    expect(cipherOf(NEW, OLD).digests('text', 'purpose')).toEqual([
      cipherOf(NEW).digest('text', 'purpose'),
      cipherOf(OLD).digest('text', 'purpose'),
    ]);
    const own = cipherOf(OLD).newDigestKey('codes');
    const digest = cipherOf(OLD).digestWith(own, 'codes', 'text', 'purpose');
    expect(cipherOf(NEW, OLD).digestWith(own, 'codes', 'text', 'purpose')).toEqual(digest);
    const former = cipherOf(NEW, OLD).fileKeyAsDigestKey(fileKeyOf(OLD).id, 'codes');
    expect(cipherOf(NEW).digestWith(former, 'codes', 'text', 'purpose')).toEqual(
      createHmac('sha256', OLD).update('purpose\ntext').digest(),
    );
  });
});
