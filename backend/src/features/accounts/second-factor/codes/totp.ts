import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends 160 bits, the length of the digest. */
const SECRET_BYTES = 20;
/** RFC 6238 with what every authenticator app supports; some ignore other values that the address names. */
const PARAMETERS = { issuer: 'Themis', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes are taken, for clocks that differ and people who type slowly. */
const STEPS_AROUND = 1;

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/**
 * What an authenticator app needs.
 * @returns the secret in Base32 for typing, and the `otpauth:` address for a QR code
 */
export function setupOf(secret: Buffer, account: string): { secret: string; uri: string } {
  const totp = totpOf(secret, account);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Six digits of ASCII: the library compares bytes, and would fail on digits of other scripts. */
const CODE = /^[0-9]{6}$/;

/**
 * The time step whose code this is, among the present one and its neighbours; null when it is none of theirs.
 * @param now milliseconds since 1970
 */
export function stepOf(secret: Buffer, code: string, now = Date.now()): number | null {
  if (!CODE.test(code)) return null;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: STEPS_AROUND });
  return delta === null ? null : Math.floor(now / 1000 / PARAMETERS.period) + delta;
}

const totpOf = (secret: Buffer, label: string): TOTP =>
  new TOTP({ ...PARAMETERS, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
