import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Begins every key, so that people and scanners for leaked secrets recognise one. */
const MARK = 'thm_';
/** Follows it in keys that only try things out. */
const TEST_MARK = 'test_';
const ID_BYTES = 6;
const SECRET_BYTES = 32;
const KEY = /^(thm_(?:test_)?[0-9a-f]{12})_([\w-]{43})$/;
const BEARER = /^bearer +(thm_\S*)$/i;

/** A new key. Only `prefix` and `hash` are kept; `text` is shown once. */
export interface NewKey {
  text: string;
  prefix: string;
  hash: Buffer;
}

/**
 * Makes a key of 256 random bits. SHA-256 without salt is enough for its hash: nobody guesses such a secret, and every call pays for it.
 */
export function makeKey(test = false): NewKey {
  const prefix = `${MARK}${test ? TEST_MARK : ''}${randomBytes(ID_BYTES).toString('hex')}`;
  const text = `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { text, prefix, hash: hashOf(text) };
}

/**
 * The key in an `Authorization` header.
 * @returns undefined when the header carries no key; null for one that only looks like a key
 */
export function keyIn(authorization: string | string[] | undefined): { prefix: string; hash: Buffer } | null | undefined {
  const text = typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined;
  if (text === undefined) return undefined;
  const prefix = KEY.exec(text)?.[1];
  return prefix === undefined ? null : { prefix, hash: hashOf(text) };
}

/** What a connected app sends: 256 random bits, without a mark. */
const APP_TOKEN = /^bearer +([\w-]{43})$/i;

/** The digest of what may be the token of a connected app; undefined for everything else. */
export function appTokenIn(authorization: string | string[] | undefined): Buffer | undefined {
  const text = typeof authorization === 'string' ? APP_TOKEN.exec(authorization)?.[1] : undefined;
  return text === undefined ? undefined : hashOf(text);
}

/** Compares in a time that does not depend on where the two differ. */
export const sameHash = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/** What is kept of a secret that is long and random: a plain hash of it cannot be turned back. 32 bytes. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
