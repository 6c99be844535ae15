import { createCipheriv, createDecipheriv, createHmac, type DecipherGCM, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SECRETS, type Secrets } from '../config/config.js';
import { readStoredJson } from '../validation/stored-data.js';
import { type FileKey, fileKeyOf, KEY_ID_BYTES } from '../config/file-key.js';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Up to release 0.1: version, IV, tag, ciphertext. It does not say which key it is sealed with. */
export const UNNAMED_KEY = 1;
/** Version, id of the key, IV, tag, ciphertext. */
const NAMED_KEY = 2;
const HEAD_BYTES = { [UNNAMED_KEY]: 1, [NAMED_KEY]: 1 + KEY_ID_BYTES } as const;

/** What everything sealed with a key begins with. */
export const sealHead = ({ id }: Pick<FileKey, 'id'>): Buffer => Buffer.concat([Buffer.from([NAMED_KEY]), id]);

/** Something is sealed with a key that this process was not given. */
export class UnknownFileKeyError extends Error {
  override name = 'UnknownFileKeyError';

  constructor(keyName: string) {
    super(`sealed with the file key ${keyName}, which this process does not have`);
  }
}

/**
 * Encryption at rest of what users gave us, with AES-256-GCM. Everything is sealed with one key and says which; what the other keys have
 * sealed can be opened. Each piece is bound to a name, such as its key in the blob store, so that none can stand in for another.
 */
@Injectable()
export class FileCipher {
  private readonly newest: FileKey;
  private readonly keys: readonly FileKey[];

  constructor(@Inject(SECRETS) { fileEncryptionKey, otherFileKeys = [] }: Pick<Secrets, 'fileEncryptionKey' | 'otherFileKeys'>) {
    this.newest = fileKeyOf(fileEncryptionKey);
    this.keys = [this.newest, ...otherFileKeys.map(fileKeyOf)];
  }

  /** The id of the key that everything is sealed with now. */
  get keyId(): Buffer {
    return this.newest.id;
  }

  /** Whether it is sealed with that key. */
  isCurrent(sealed: Uint8Array): boolean {
    const head = sealHead(this.newest);
    return head.equals(sealed.subarray(0, head.length));
  }

  encrypt(plain: Uint8Array, name: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const head = sealHead(this.newest);
    const cipher = createCipheriv(ALGORITHM, this.newest.key, iv).setAAD(Buffer.concat([head, Buffer.from(name)]));
    // Joined once, tag and all: a file of the largest size stands in memory as few times as possible.
    const body = [cipher.update(plain), cipher.final()];
    return Buffer.concat([head, iv, cipher.getAuthTag(), ...body]);
  }

  /** @throws Error when the bytes were changed, cut or belong under another name; UnknownFileKeyError */
  decrypt(sealed: Uint8Array, name: string): Buffer {
    const version = sealed[0];
    if ((version !== UNNAMED_KEY && version !== NAMED_KEY) || sealed.length < HEAD_BYTES[version] + IV_BYTES + TAG_BYTES)
      throw new Error('not an encrypted file of this version');
    if (version === UNNAMED_KEY) return this.openUnnamed(sealed, name);
    const head = sealed.subarray(0, HEAD_BYTES[NAMED_KEY]);
    const id = Buffer.from(head.subarray(1));
    const key = this.keys.find((each) => each.id.equals(id));
    if (!key) throw new UnknownFileKeyError(id.toString('hex'));
    return open(key, sealed.subarray(head.length), Buffer.concat([head, Buffer.from(name)]));
  }

  encryptText(text: string, name: string): Buffer {
    return this.encrypt(Buffer.from(text), name);
  }

  /** @throws like `decrypt` */
  decryptText(sealed: Uint8Array, name: string): string {
    return this.decrypt(sealed, name).toString('utf8');
  }

  encryptJson(value: unknown, name: string): Buffer {
    return this.encryptText(JSON.stringify(value), name);
  }

  /**
   * @param what names the value in the log, such as `a kept question`
   * @throws like `decrypt`; StoredDataError when it has another form
   */
  decryptJson<T>(schema: z.ZodType<T>, sealed: Uint8Array, name: string, what: string): T {
    return readStoredJson(schema, this.decrypt(sealed, name), what);
  }

  /** A keyed digest by which equal contents of one purpose are found again without being readable. */
  digest(content: string, purpose: string): Buffer {
    return digestUnder(this.newest.key, content, purpose);
  }

  /** That digest under every key, the one of `digest` first: what was stored before the newest key was made is found by another one. */
  digests(content: string, purpose: string): Buffer[] {
    return this.keys.map(({ key }) => digestUnder(key, content, purpose));
  }

  /** A new key for digests that can never be recomputed, such as those of codes that nobody keeps; sealed, so that it outlives a change of the file key. */
  newDigestKey(name: string): Buffer {
    return this.encrypt(randomBytes(32), name);
  }

  /** The file key of an id as a sealed key for digests: those of before digests had keys of their own were made under it. @throws UnknownFileKeyError */
  fileKeyAsDigestKey(id: Buffer, name: string): Buffer {
    const key = this.keys.find((each) => each.id.equals(id));
    if (!key) throw new UnknownFileKeyError(id.toString('hex'));
    return this.encrypt(key.key, name);
  }

  /** A digest under a sealed key. @throws like `decrypt` */
  digestWith(sealedKey: Uint8Array, name: string, content: string, purpose: string): Buffer {
    return digestUnder(this.decrypt(sealedKey, name), content, purpose);
  }

  /** Whichever key fits: the tag tells. */
  private openUnnamed(sealed: Uint8Array, name: string): Buffer {
    const body = sealed.subarray(HEAD_BYTES[UNNAMED_KEY]);
    let failure: unknown;
    for (const key of this.keys) {
      try {
        return open(key, body, Buffer.from(name));
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }
}

function open({ key }: FileKey, body: Uint8Array, bound: Buffer): Buffer {
  const [iv, tag] = [body.subarray(0, IV_BYTES), body.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  const decipher: DecipherGCM = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(bound).setAuthTag(tag);
  return Buffer.concat([decipher.update(body.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

const digestUnder = (key: Buffer, content: string, purpose: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${content}`).digest();
