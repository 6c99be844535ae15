import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../config/config.js';

const KID_BYTES = 9;
/** Longer ones are not our tokens. */
const LONGEST_HEAD = 512;

type TokenSecrets = Pick<Secrets, 'jwtSecret' | 'olderJwtSecrets'>;

/** Names a signing key in the header of its tokens without revealing anything about it. */
export const kidOf = (secret: string): string =>
  createHmac('sha256', secret).update('themis token key').digest().subarray(0, KID_BYTES).toString('base64url');

const namedKey = (secret: string): { kid: string; key: KeyObject } => ({ kid: kidOf(secret), key: createSecretKey(Buffer.from(secret)) });

/**
 * A key as the typings of libraries want it, which do not know key objects. Text would be tried as a private or public key first, at
 * 0.35 ms of CPU for each token.
 */
export const asSecret = (key: KeyObject): string => key as unknown as string;

/** The keys that tokens may be signed with: the newest, and those before it, so that a new key ends no login. */
export class TokenKeys {
  /** What new tokens and links are signed with: the newest key, by its name. */
  readonly signing: { secret: string; keyid: string };
  private readonly keys: { kid: string; key: KeyObject }[];

  constructor({ jwtSecret, olderJwtSecrets = [] }: TokenSecrets) {
    const newest = namedKey(jwtSecret);
    this.signing = { secret: asSecret(newest.key), keyid: newest.kid };
    this.keys = [newest, ...olderJwtSecrets.map(namedKey)];
  }

  /**
   * The key to verify a token with: the one that its head names; for one from before keys had names, the one that signed it.
   * @returns null when it is none of ours
   */
  keyFor(token: string): KeyObject | null {
    const [head = '', payload = '', signature = ''] = token.split('.', 3);
    const named = kidIn(head);
    if (named === undefined) return null;
    const found =
      named === null
        ? this.keys.find(({ key }) => isSignature(key, `${head}.${payload}`, signature))
        : this.keys.find(({ kid }) => kid === named);
    return found?.key ?? null;
  }
}

/** @returns null when it names no key, undefined when it is not the header of a token */
function kidIn(head: string): string | null | undefined {
  if (head.length > LONGEST_HEAD) return undefined;
  try {
    const parsed = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid?: unknown } | null;
    if (parsed === null || typeof parsed !== 'object') return undefined;
    if (parsed.kid === undefined) return null;
    return typeof parsed.kid === 'string' ? parsed.kid : undefined;
  } catch {
    return undefined;
  }
}

function isSignature(key: KeyObject, text: string, signature: string): boolean {
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
