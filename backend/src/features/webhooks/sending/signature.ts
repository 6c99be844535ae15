import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret as its owner is shown it: 32 random bytes in base64, as the Standard Webhooks specification writes them. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/**
 * Headers by which a receiver knows that a delivery is ours and fresh, after the Standard Webhooks specification
 * (https://www.standardwebhooks.com): HMAC-SHA256 of `<id>.<timestamp>.<body>` with the bytes behind `whsec_`, in base64.
 * @param secrets the one in force and, for a day after a change, the one before it; each gives a signature, with a space between them
 * @param at seconds since 1970
 */
export function signedHeaders(id: string, at: number, body: string, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') };
}
