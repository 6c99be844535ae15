import { describe, expect, it } from '@jest/globals';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { LoginChallenges } from './login-challenges.js';

const challengesOf = (key: string) => new LoginChallenges(new FileCipher({ fileEncryptionKey: Buffer.from(key.repeat(32), 'hex') }));
const CLAIMS = { step: 'code', kind: 'user', userId: '6f1f0b52-0000-4000-8000-000000000000', passwordMark: 'mark' } as const;
const NOW = 1_700_000_000_000;

describe('the challenge between two steps of a login', () => {
  const challenges = challengesOf('ab');
  const made = challenges.make(CLAIMS, NOW);

  it('says whose password was right, for five minutes', () => {
    expect(challenges.read(made, 'code', NOW + 299_000)).toMatchObject(CLAIMS);
    expect(challenges.read(made, 'code', NOW + 300_000)).toBeNull();
  });

  it('is for one step only', () => {
    expect(challenges.read(made, 'enrolment', NOW)).toBeNull();
    expect(challenges.read(challenges.make({ ...CLAIMS, step: 'enrolment' }, NOW), 'code', NOW)).toBeNull();
  });

  it('cannot be made or changed by anybody else, and is not readable', () => {
    expect(challengesOf('cd').read(made, 'code', NOW)).toBeNull();
    for (let at = 0; at < made.length; at += 7) {
      const changed = `${made.slice(0, at)}${made[at] === 'A' ? 'B' : 'A'}${made.slice(at + 1)}`;
      expect(challenges.read(changed, 'code', NOW)).toBeNull();
    }
    for (const other of ['', 'x', made.slice(0, -4), 'eyJhbGciOiJub25lIn0.e30.']) expect(challenges.read(other, 'code', NOW)).toBeNull();
    expect(Buffer.from(made, 'base64url').toString('latin1')).not.toContain(CLAIMS.userId);
  });
});
