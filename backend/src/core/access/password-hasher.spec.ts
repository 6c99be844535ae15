import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/load-config.js';
import { PasswordHasher } from './password-hasher.js';

const CHEAP = { memoryKib: 64, passes: 1 };

describe('PasswordHasher', () => {
  const product = new PasswordHasher(loadConfig({}));
  const cheap = new PasswordHasher({ passwordCost: CHEAP });

  it('hashes in the product with argon2id, 46 MiB and one pass', async () => {
    const stored = await product.hash('a quiet green lease');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(product.outdated(stored)).toBe(false);
  });

  it('knows a hash of another cost, and asks for a new one', async () => {
    const stored = await cheap.hash('a quiet green lease');
    expect(await product.verify(stored, 'a quiet green lease')).toBe(true);
    expect(await product.verify(stored, 'a quiet brown lease')).toBe(false);
    expect(product.outdated(stored)).toBe(true);
    expect(cheap.outdated(stored)).toBe(false);
  });

  it('compares a password whole and as it was given, however long it is', async () => {
    const long = 'a'.repeat(1023);
    const stored = await cheap.hash(`${long}b`);
    expect(await cheap.verify(stored, `${long}b`)).toBe(true);
    for (const other of [`${long}c`, long, `${long}B`, `${long}b `]) expect(await cheap.verify(stored, other)).toBe(false);
  });

  it('knows no password of an account that is not there, not even that of the decoy', async () => {
    expect(await cheap.verify(null, 'no account has this password')).toBe(false);
  });
});
