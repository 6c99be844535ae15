import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Secrets } from '../../core/config/config.js';
import { normalized } from '../../core/text/normalized.js';
import { BackupError } from './backup-errors.js';

/**
 * Keys of an installation, sealed with a passphrase: the version, scrypt's three parameters (log2 N, r, p), the salt, the IV, the tag, the
 * sealed JSON. The parameters are those that OWASP's Password Storage Cheat Sheet gives for scrypt: N = 2^17, r = 8, p = 1 (128 MiB).
 */
const VERSION = 1;
const COST = { log2N: 17, r: 8, p: 1 };
export type KeyCost = typeof COST;
/** A changed file must not make opening it take all of the memory. */
const DEAREST = { log2N: 20, r: 8, p: 4 };
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 4 + SALT_BYTES + IV_BYTES + TAG_BYTES;

const KEY = z.string().regex(/^[0-9a-f]{64}$/);
const KEYS = z.strictObject({ jwtSecrets: z.array(z.string().min(32)).min(1), fileEncryptionKeys: z.array(KEY).min(1) });

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/**
 * @param about what they are bound to, such as the digest of the manifest beside them
 * @param cost less only for tests of something else than the cost
 */
export async function sealKeys(secrets: Secrets, passphrase: string, about: Buffer, cost: KeyCost = COST): Promise<Buffer> {
  const [salt, iv] = [randomBytes(SALT_BYTES), randomBytes(IV_BYTES)];
  const head = Buffer.concat([Buffer.from([VERSION, cost.log2N, cost.r, cost.p]), salt, iv]);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt, cost), iv).setAAD(Buffer.concat([head, about]));
  const plain = JSON.stringify({
    jwtSecrets: [secrets.jwtSecret, ...(secrets.olderJwtSecrets ?? [])],
    fileEncryptionKeys: [secrets.fileEncryptionKey, ...(secrets.otherFileKeys ?? [])].map((key) => key.toString('hex')),
  });
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), body]);
}

/** @throws BackupError when the passphrase is another one, or the file or what it is bound to was changed */
export async function openKeys(sealed: Buffer, passphrase: string, about: Buffer): Promise<Secrets> {
  const [version, log2N = 0, r = 0, p = 0] = sealed;
  const readable = version === VERSION && sealed.length > HEAD_BYTES && log2N <= DEAREST.log2N && r <= DEAREST.r && p <= DEAREST.p;
  if (!readable || Math.min(log2N, r, p) < 1) throw new BackupError('The sealed keys of the backup are damaged, or of a later release.');
  const head = sealed.subarray(0, 4 + SALT_BYTES + IV_BYTES);
  const salt = head.subarray(4, 4 + SALT_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(passphrase, salt, { log2N, r, p }), head.subarray(4 + SALT_BYTES))
    .setAAD(Buffer.concat([head, about]))
    .setAuthTag(sealed.subarray(head.length, HEAD_BYTES));
  let plain: string;
  try {
    plain = Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    throw new BackupError('BACKUP_PASSPHRASE does not open this backup: it is another one, or the backup was changed.');
  }
  const { jwtSecrets, fileEncryptionKeys } = KEYS.parse(JSON.parse(plain));
  const [jwtSecret = '', ...olderJwtSecrets] = jwtSecrets;
  const [fileEncryptionKey = Buffer.alloc(0), ...otherFileKeys] = fileEncryptionKeys.map((key) => Buffer.from(key, 'hex'));
  return { jwtSecret, olderJwtSecrets, fileEncryptionKey, otherFileKeys };
}

const keyOf = (passphrase: string, salt: Buffer, { log2N, r, p }: KeyCost): Promise<Buffer> =>
  derive(normalized(passphrase), salt, 32, { N: 2 ** log2N, r, p, maxmem: 256 * r * 2 ** log2N });
