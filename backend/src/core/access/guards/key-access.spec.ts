import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/config.js';
import { RateLimitedError } from '../../errors/common-errors.js';
import type { RateLimits } from '../../limits/rate-limits.js';
import type { AccountState } from '../account-directory.js';
import { parseAddressRanges } from '../../addresses/address-ranges.js';
import type { AccessRequest } from '../request-context.js';
import { KeyAccess } from './key-access.js';
import { makeKey } from '../keys/key-secret.js';

const OWNER = '6f1f0b52-0000-4000-8000-00000000000a';

describe('KeyAccess', () => {
  const made = makeKey();
  let row: Record<string, unknown> | null;
  let account: AccountState | null;
  let statements: string[];
  let counted: [points: number, key: string][];
  let keys: KeyAccess;

  beforeEach(() => {
    row = {
      id: 'the-id',
      prefix: made.prefix,
      hash: made.hash,
      scopes: ['ASK'],
      allowedAddresses: [],
      callsPerMinute: null,
      stale: false,
      userId: OWNER,
      kind: 'user',
      expiresAt: new Date(0),
    };
    account = { email: 'a@themis.test', role: 'user', isActive: true };
    statements = [];
    counted = [];
    const database = {
      query: async (sql: string) => {
        statements.push(sql.trim().split(' ')[0] ?? '');
        return sql.startsWith('select') && row && account ? [{ ...row, ...account }] : [];
      },
    };
    const limits = {
      consumeUpTo: async (points: number, _name: string, key: string) => {
        counted.push([points, key]);
        if (counted.length > points) throw new RateLimitedError(1);
      },
    };
    keys = new KeyAccess(
      database as unknown as DataSource,
      { admin: { allowedAddresses: parseAddressRanges('10.0.0.0/8') } } as unknown as AppConfig,
      limits as unknown as RateLimits,
    );
  });

  const from = (clientAddress: string, text = made.text): AccessRequest => ({
    id: 'r',
    headers: { authorization: `Bearer ${text}` },
    clientAddress,
  });
  const refusal = async (request: AccessRequest) => keys.holderOf(request)?.then(String, (error: unknown) => error);

  it('looks a key up once for a request, however many fields ask', async () => {
    const request = from('203.0.113.9');
    const holders = await Promise.all([keys.holderOf(request), keys.holderOf(request), keys.holderOf(request)]);
    expect(new Set(holders).size).toBe(1);
    expect(statements).toEqual(['select']);
    await keys.holderOf(from('203.0.113.9'));
    expect(statements).toEqual(['select', 'select']);
  });

  it('says who came: for the account, with the scopes of the key, in a session that is the key', async () => {
    const key = { id: 'the-id', prefix: made.prefix, scopes: ['ASK'] };
    expect((await keys.holderOf(from('203.0.113.9')))?.actor).toEqual({ kind: 'user', userId: OWNER, sessionId: 'the-id', key });
  });

  it('leaves requests without a key to the others', () => {
    expect(keys.holderOf({ id: 'r', headers: { authorization: 'Bearer eyJ' }, clientAddress: '::1' })).toBeUndefined();
    expect(keys.holderOf({ id: 'r', headers: {}, clientAddress: '::1' })).toBeUndefined();
  });

  it('answers a stranger alike, whatever is wrong', async () => {
    const right = row;
    const cases: [string, () => AccessRequest][] = [
      ['unknown, expired or revoked', () => ((row = null), from('::1'))],
      ['another secret behind a prefix that exists', () => from('::1', `${made.prefix}_${'A'.repeat(43)}`)],
      ['no key at all', () => from('::1', 'thm_nothing')],
      ['of an inactive account', () => ((account = { email: '', role: 'user', isActive: false }), from('::1'))],
      ['of an account that is gone', () => ((account = null), from('::1'))],
      ['of an administrator who is none any more', () => ((row = { ...right, kind: 'admin' }), from('10.0.0.1'))],
    ];
    const seen = [];
    for (const [, request] of cases) {
      row = right;
      account = { email: 'a@themis.test', role: 'user', isActive: true };
      const error = await refusal(request());
      seen.push(error);
    }
    expect(seen).toEqual(cases.map(() => expect.objectContaining({ code: 'UNAUTHENTICATED', status: 401 })));
    expect(new Set(seen.map((error) => (error as Error).message)).size).toBe(1);
  });

  it('tells only the holder of the whole key about addresses', async () => {
    row = { ...row, allowedAddresses: ['203.0.113.0/24', '2001:db8::/32'] };
    expect(await refusal(from('198.51.100.1'))).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED', status: 403 });
    expect(await refusal(from('unknown'))).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    expect(await refusal(from('198.51.100.1', `${made.prefix}_${'A'.repeat(43)}`))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await keys.holderOf(from('::ffff:203.0.113.7')))?.actor.userId).toBe(OWNER);
    expect((await keys.holderOf(from('2001:db8::1')))?.actor.userId).toBe(OWNER);
  });

  it("binds an administrator's key to the addresses of administrators as well", async () => {
    account = { email: 'a@themis.test', role: 'admin', isActive: true };
    row = { ...row, kind: 'admin', scopes: ['USERS_ADMIN'], allowedAddresses: ['203.0.113.0/24', '10.1.0.0/16'] };
    expect(await refusal(from('203.0.113.7'))).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    expect(await refusal(from('10.2.0.1'))).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    expect((await keys.holderOf(from('10.1.0.1')))?.actor).toMatchObject({ kind: 'admin', address: '10.1.0.1', email: 'a@themis.test' });
  });

  it('counts calls against the number of the key, and only what is let in', async () => {
    row = { ...row, callsPerMinute: 2 };
    account = { ...(account as AccountState), isActive: false };
    await refusal(from('::1'));
    account = { ...account, isActive: true };
    await keys.holderOf(from('::1'));
    await keys.holderOf(from('::1'));
    expect(await refusal(from('::1'))).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(counted).toEqual([1, 2, 3].map(() => [2, 'the-id']));
  });

  it('notes its use only when the last one that was noted is more than a minute old', async () => {
    await keys.holderOf(from('::1'));
    expect(statements).toEqual(['select']);
    row = { ...row, stale: true };
    await keys.holderOf(from('::1'));
    expect(statements).toEqual(['select', 'select', 'update']);
  });
});
