import { createHmac, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** Tokens that look like a good one and must open nothing, by what is wrong with them. */
export function forgedTokens(good: string, jwtSecret: string): Record<string, string> {
  const [head = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (header: object, body: object, key: string) => {
    const text = `${part(header)}.${part(body)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const now = Math.floor(Date.now() / 1000);
  return {
    none: `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    None: `${part({ alg: 'None', typ: 'JWT' })}.${payload}.${signature}`,
    'other key': jwt.sign(claims, 'another key of at least thirty-two bytes'),
    RS256: jwt.sign(claims, privateKey, { algorithm: 'RS256' }),
    'HS with public key': signed({ alg: 'HS256', typ: 'JWT' }, claims, pem),
    HS512: jwt.sign(claims, jwtSecret, { algorithm: 'HS512' }),
    'kid path': signed({ alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' }, claims, ''),
    jku: signed({ alg: 'HS256', typ: 'JWT', jku: 'http://127.0.0.1/keys' }, claims, 'x'),
    expired: jwt.sign({ ...claims, exp: now - 10 }, jwtSecret),
    'not yet': jwt.sign({ ...claims, nbf: now + 600 }, jwtSecret),
    'other audience': jwt.sign({ ...claims, aud: claims.aud === 'themis:admin' ? 'themis:user' : 'themis:admin' }, jwtSecret),
    'no audience': jwt.sign({ ...claims, aud: undefined }, jwtSecret),
    'other issuer': jwt.sign({ ...claims, iss: 'elsewhere' }, jwtSecret),
    'other subject': jwt.sign({ ...claims, sub: '6f1f0b52-0000-4000-8000-000000000000' }, jwtSecret),
    'no session': jwt.sign({ ...claims, sid: undefined }, jwtSecret),
    'unknown session': jwt.sign({ ...claims, sid: '6f1f0b52-0000-4000-8000-000000000000' }, jwtSecret),
    'SQL for a session': jwt.sign({ ...claims, sid: "' or true --" }, jwtSecret),
    truncated: good.slice(0, -4),
    'no signature': `${head}.${payload}.`,
    'not base64': 'a.b.c',
    empty: '',
  };
}
