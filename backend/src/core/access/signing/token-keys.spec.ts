import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import type { AppConfig } from '../../config/config.js';
import { AccessTokens } from '../access-tokens.js';
import { SignedLinks } from '../signed-links.js';
import { kidOf, TokenKeys } from './token-keys.js';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const SESSION = {
  id: 's',
  userId: 'u',
  kind: 'user',
  byProvider: false,
  kept: false,
  expiresAt: new Date(Date.now() + 3_600_000),
} as const;
const jwt = new JwtService({});
const config = { sessions: { userTokenMinutes: 30 } } as AppConfig;

const secretsOf = (jwtSecret: string, ...olderJwtSecrets: string[]) => ({
  jwtSecret,
  olderJwtSecrets,
  fileEncryptionKey: Buffer.alloc(32),
});
const tokensOf = (...keys: [string, ...string[]]) => new AccessTokens(jwt, secretsOf(...keys), config);
const linksOf = (...keys: [string, ...string[]]) => new SignedLinks(jwt, secretsOf(...keys));
const head = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

describe('signing keys', () => {
  it('sign with the newest, by its name, and keep to those before it', () => {
    const { token } = tokensOf(OLD).sign(SESSION);
    const { token: later } = tokensOf(NEW, OLD).sign(SESSION);
    expect([head(token), head(later)]).toEqual([
      { alg: 'HS256', typ: 'JWT', kid: kidOf(OLD) },
      { alg: 'HS256', typ: 'JWT', kid: kidOf(NEW) },
    ]);
    expect([token, later].map((each) => tokensOf(NEW, OLD).subject(`Bearer ${each}`))).toEqual(['u', 'u']);
    expect([token, later].map((each) => tokensOf(NEW).subject(`Bearer ${each}`))).toEqual([null, 'u']);
  });

  it('keep tokens good that were signed before keys had names', () => {
    const unnamed = jwt.sign({ sub: 'u', sid: 's' }, { secret: OLD, issuer: 'themis', audience: 'themis:user', expiresIn: 60 });
    expect(tokensOf(NEW, OLD).subject(`Bearer ${unnamed}`)).toBe('u');
    expect(tokensOf(NEW).subject(`Bearer ${unnamed}`)).toBeNull();
  });

  it('hold for links as well', () => {
    const claims = z.object({ file: z.string() });
    const { signature } = linksOf(OLD).sign('download', { file: 'a' }, 60);
    expect(linksOf(NEW, OLD).read('download', signature, claims)).toMatchObject({ file: 'a' });
    expect(linksOf(NEW).read('download', signature, claims)).toBeNull();
  });

  it('are not taken for that of a token whose head names another, or none at all', () => {
    const keys = new TokenKeys(secretsOf(NEW, OLD));
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const named of [
      part({ kid: 'x' }),
      part({ kid: 7 }),
      part({ kid: '' }),
      part(null),
      part('x'),
      'x',
      '',
      part({ kid: 'x'.repeat(2000) }),
    ])
      expect([named, keys.keyFor(`${named}.e30.AA`)]).toEqual([named, null]);
    expect(keys.keyFor('')).toBeNull();
  });

  it('have names that reveal nothing about them', () => {
    expect(kidOf(OLD)).toMatch(/^[\w-]{12}$/);
    expect(kidOf(OLD)).not.toBe(kidOf(NEW));
  });
});
