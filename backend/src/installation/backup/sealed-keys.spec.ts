import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { BackupError } from './backup-errors.js';
import { digestOf } from './manifest.js';
import { openKeys, sealKeys } from './sealed-keys.js';

const SECRETS = {
  jwtSecret: 'j'.repeat(40),
  olderJwtSecrets: ['k'.repeat(40)],
  fileEncryptionKey: randomBytes(32),
  otherFileKeys: [randomBytes(32)],
};
const PASSPHRASE = 'nine grey stones';
const ABOUT = digestOf('the manifest');
const CHEAP = { log2N: 10, r: 8, p: 1 };

describe('the keys in a backup', () => {
  it('are opened with their passphrase, however its letters are composed', async () => {
    const sealed = await sealKeys(SECRETS, `${PASSPHRASE} \u00e9`, ABOUT);
    expect(await openKeys(sealed, `${PASSPHRASE} e\u0301`, ABOUT)).toEqual(SECRETS);
    for (const key of [SECRETS.fileEncryptionKey, ...SECRETS.otherFileKeys]) expect(sealed.includes(key.toString('hex'))).toBe(false);
  });

  it('are not opened with another passphrase, beside another manifest, or when a byte was changed', async () => {
    const sealed = await sealKeys(SECRETS, PASSPHRASE, ABOUT, CHEAP);
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(openKeys(sealed, 'nine grey stone', ABOUT)).rejects.toThrow(/^BACKUP_PASSPHRASE does not open this backup/);
    await expect(openKeys(sealed, PASSPHRASE, digestOf('another'))).rejects.toThrow(BackupError);
    await expect(openKeys(changed, PASSPHRASE, ABOUT)).rejects.toThrow(BackupError);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a cut file', Buffer.alloc(40, 1)],
    ['a cost that would take all of the memory', Buffer.concat([Buffer.from([1, 30, 8, 1]), Buffer.alloc(60)])],
    ['no cost', Buffer.concat([Buffer.from([1, 0, 0, 0]), Buffer.alloc(60)])],
  ])('are refused at once when the file holds %s', async (_what, sealed) => {
    await expect(openKeys(sealed, PASSPHRASE, ABOUT)).rejects.toThrow(/damaged, or of a later release/);
  });
});
