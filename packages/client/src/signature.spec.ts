import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { verifyWebhook } from './signature.js';

const NOW = 1_790_000_000_000;
const secretOf = (bytes: Buffer) => `whsec_${bytes.toString('base64')}`;
const SECRET = secretOf(Buffer.alloc(32, 7));

/** Headers as the server makes them. */
function signed(body: string, { secret = SECRET, id = 'msg_1', at = NOW / 1000 } = {}): Record<string, string> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}

describe('verifyWebhook', () => {
  it('takes every delivery that is signed with the secret, as text or bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.string()), fc.uint8Array({ minLength: 16, maxLength: 64 }), async (data, bytes) => {
        const secret = secretOf(Buffer.from(bytes));
        const body = JSON.stringify({ type: 'tokens.low', timestamp: '2026-11-23T00:00:00Z', data });
        const headers = signed(body, { secret });
        const said = JSON.parse(body) as object;
        expect(await verifyWebhook({ headers, body, secret, now: NOW })).toEqual(said);
        expect(await verifyWebhook({ headers: new Headers(headers), body: Buffer.from(body), secret, now: NOW })).toEqual(said);
      }),
    );
  });

  it('refuses a delivery in which anything was changed', async () => {
    const body = '{"type":"tokens.low","timestamp":"","data":{}}';
    const right = signed(body);
    const changed = fc.constantFrom('body', 'webhook-id', 'webhook-timestamp', 'webhook-signature');
    await fc.assert(
      fc.asyncProperty(changed, fc.nat(), fc.constantFrom('0', '1', 'x', '/'), async (part, at, character) => {
        const change = (text: string) => {
          const place = at % text.length;
          return text.slice(0, place) + character + text.slice(place + 1);
        };
        const sent =
          part === 'body' ? { headers: right, body: change(body) } : { headers: { ...right, [part]: change(right[part] ?? '') }, body };
        fc.pre(sent.body !== body || sent.headers[part] !== right[part]);
        // The last character of base64 holds bits that say nothing.
        fc.pre(part !== 'webhook-signature' || at % (right[part]?.length ?? 1) < (right[part]?.length ?? 0) - 2);
        await expect(verifyWebhook({ ...sent, secret: SECRET, now: NOW })).rejects.toMatchObject({ code: 'WEBHOOK_SIGNATURE' });
      }),
    );
  });

  it('takes one of several signatures, and only as long as a delivery is fresh', async () => {
    const body = '{"type":"tokens.low","timestamp":"","data":{}}';
    const headers = signed(body);
    const older = signed(body, { secret: secretOf(randomBytes(32)) })['webhook-signature'];
    const both = { ...headers, 'webhook-signature': `${older} ${headers['webhook-signature']}` };
    const at = (now: number) => verifyWebhook({ headers: both, body, secret: SECRET, now });
    expect((await at(NOW + 299_000)).type).toBe('tokens.low');
    await expect(at(NOW + 301_000)).rejects.toThrow('not fresh');
    await expect(at(NOW - 301_000)).rejects.toThrow('not fresh');
  });

  it.each([
    ['no headers', {}, SECRET],
    ['no secret', signed('{}'), ''],
    ['a secret without bytes', signed('{}', { secret: 'whsec_' }), 'whsec_'],
    ['a secret that is no base64', signed('{}'), 'whsec_***'],
    ['another version of signatures', { ...signed('{}'), 'webhook-signature': 'v2,AAAA' }, SECRET],
  ])('refuses %s', (_what, headers, secret) =>
    expect(verifyWebhook({ headers, body: '{}', secret, now: NOW })).rejects.toMatchObject({ code: 'WEBHOOK_SIGNATURE' }),
  );
});
