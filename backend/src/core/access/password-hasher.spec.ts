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

  it('waits for its turn and compares for an unknown account, too', async () => {
    const turn = { key: 'k', signal: AbortSignal.abort(new Error('gone')) };
    for (const stored of [null, await cheap.hash('a quiet green lease')])
      await expect(cheap.verify(stored, 'a quiet green lease', turn)).rejects.toThrow('gone');
  });

  describe('while others wait', () => {
    /** The order in which so many strangers, and somebody who is known to the account, are answered. */
    async function order(stored: string | null, password: string, turn: { favoured?: boolean }, strangers = 6): Promise<string[]> {
      const hasher = new PasswordHasher({ passwordCost: CHEAP });
      await hasher.verify(null, 'a first guess');
      const answered: string[] = [];
      const ask = async (name: string, ...given: Parameters<PasswordHasher['verify']>) => {
        const right = await hasher.verify(...given);
        answered.push(right ? `${name}, right` : name);
      };
      const flood = Array.from({ length: strangers }, (_, n) => ask(`stranger ${n}`, null, 'a guess', { key: `10.0.${n}.1` }));
      // All of them stand in line, since each waits for the decoy that is there.
      await Promise.resolve();
      await Promise.all([...flood, ask('known', stored, password, { key: '192.0.2.1', ...turn })]);
      return answered;
    }

    it('tells the right password of somebody who is known before those who came earlier', async () => {
      const stored = await cheap.hash('a quiet green lease');
      const known = await order(stored, 'a quiet green lease', { favoured: true });
      expect(known.indexOf('known, right')).toBeLessThan(3);
      expect(known).toHaveLength(7);
      expect((await order(stored, 'a quiet green lease', {})).at(-1)).toBe('known, right');
    });

    it('tells a wrong one of theirs when it would have told that of a stranger', async () => {
      const stored = await cheap.hash('a quiet green lease');
      for (const favoured of [true, false]) expect((await order(stored, 'a quiet brown lease', { favoured })).at(-1)).toBe('known');
      expect((await order(null, 'a quiet brown lease', {})).at(-1)).toBe('known');
    });

    it('refuses a wrong one of theirs where it would have refused that of a stranger', async () => {
      const stored = await cheap.hash('a quiet green lease');
      const hasher = new PasswordHasher({ passwordCost: CHEAP });
      await hasher.verify(null, 'a first guess');
      const turn = { key: '192.0.2.1' };
      const line = Array.from({ length: 21 }, () => hasher.verify(null, 'a guess', turn));
      await Promise.resolve();
      await expect(hasher.verify(null, 'a guess', turn)).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' });
      await expect(hasher.verify(stored, 'a quiet brown lease', { ...turn, favoured: true })).rejects.toMatchObject({
        code: 'TOO_MANY_WAITING',
      });
      await Promise.all(line);
      expect(await hasher.verify(stored, 'a quiet green lease', { ...turn, favoured: true })).toBe(true);
    });
  });
});
