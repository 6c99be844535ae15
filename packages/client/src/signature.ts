import { ThemisError } from './errors.js';

/** A delivery as it was posted. */
export interface WebhookEvent {
  /** What happened, such as `document.generated`. */
  type: string;
  /** When it happened, by ISO 8601. */
  timestamp: string;
  data: Record<string, unknown>;
}

export interface ReceivedWebhook {
  /** Of the request: a `Headers`, or names in lower case with their values. */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The body exactly as it came: what is read and written again has another signature. */
  body: string | Uint8Array;
  /** As it was shown when the webhook was made: `whsec_…`. */
  secret: string;
  /** How old a delivery may be, and how far the two clocks may differ; 300 unless given. */
  toleranceSeconds?: number;
  /** Milliseconds since 1970; the clock of this machine unless given. */
  now?: number;
}

/** The delivery is not what the server sent, or not fresh: answer 400 and do nothing. */
export class WebhookSignatureError extends ThemisError {
  constructor(message: string) {
    super(message, 'WEBHOOK_SIGNATURE');
  }
}

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';
/** One for the secret in force and one for that before it, with room for more. */
const SIGNATURES_MAX = 10;

/**
 * Checks a delivery after the Standard Webhooks specification (https://www.standardwebhooks.com): HMAC-SHA256 over
 * `<webhook-id>.<webhook-timestamp>.<body>`. Keep the ids of deliveries for the time of the tolerance if one must not count twice.
 * @returns what it says
 * @throws WebhookSignatureError
 */
export async function verifyWebhook({
  headers,
  body,
  secret,
  toleranceSeconds = TOLERANCE_SECONDS,
  now = Date.now(),
}: ReceivedWebhook): Promise<WebhookEvent> {
  const [id, at, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headerOf(headers, name));
  if (!id || !at || !signatures) throw new WebhookSignatureError('The delivery has no signature.');
  if (!/^\d{1,12}$/.test(at) || Math.abs(now / 1000 - Number(at)) > toleranceSeconds)
    throw new WebhookSignatureError('The delivery is not fresh.');
  const key = await crypto.subtle.importKey('raw', secretBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const text = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${at}.`), text);
  for (const signature of signatures.split(' ').slice(0, SIGNATURES_MAX)) {
    const [version, value = ''] = signature.split(',');
    const bytes = version === 'v1' ? bytesOf(value) : null;
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed)))
      return JSON.parse(new TextDecoder().decode(text)) as WebhookEvent;
  }
  throw new WebhookSignatureError('The signature of the delivery is not right.');
}

function headerOf(headers: ReceivedWebhook['headers'], name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : undefined;
}

function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = secret.startsWith(PREFIX) ? bytesOf(secret.slice(PREFIX.length)) : null;
  // An empty key would accept what anybody can sign.
  if (!bytes || bytes.length < 16) throw new WebhookSignatureError('The secret is not one of a webhook.');
  return bytes;
}

/** @returns null for a text that is no base64 */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
