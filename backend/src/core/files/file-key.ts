import { createHmac } from 'node:crypto';

/** Bytes of a fingerprint that name its key in everything that it seals. */
export const KEY_ID_BYTES = 8;

/** A key that seals what users gave us. */
export interface FileKey {
  /** 32 bytes. */
  key: Buffer;
  /** The first bytes of its fingerprint. */
  id: Buffer;
}

/** What tells one file key from another without telling anything of the key. */
export const fingerprintOf = (key: Buffer): Buffer => createHmac('sha256', key).update('themis file-encryption key').digest();

export const fileKeyOf = (key: Buffer): FileKey => ({ key, id: idOf(fingerprintOf(key)) });

/** @param fingerprint 32 bytes */
export const idOf = (fingerprint: Buffer): Buffer => fingerprint.subarray(0, KEY_ID_BYTES);

/** What people call a key by: 16 hexadecimal digits, which tell nothing of it. */
export const keyNameOf = (fingerprint: Buffer): string => idOf(fingerprint).toString('hex');
