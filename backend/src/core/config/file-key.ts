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

/** Tells one file key from another without revealing anything about it. */
export const fingerprintOf = (key: Buffer): Buffer => createHmac('sha256', key).update('themis file-encryption key').digest();

export const fileKeyOf = (key: Buffer): FileKey => ({ key, id: idOf(fingerprintOf(key)) });

/** @param fingerprint 32 bytes */
export const idOf = (fingerprint: Buffer): Buffer => fingerprint.subarray(0, KEY_ID_BYTES);

/** The name of a key for people: 16 hexadecimal digits that reveal nothing about it. */
export const keyNameOf = (fingerprint: Buffer): string => idOf(fingerprint).toString('hex');
