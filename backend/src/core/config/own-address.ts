import type { Settings } from './settings.js';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/**
 * The address of this product, without a slash at its end. Without a public address a product that serves this machine alone has that of its
 * port.
 * @returns null where nobody has said it
 */
export function ownAddress({ PUBLIC_URL: publicUrl, HOST: host, PORT: port }: Settings): string | null {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  return LOOPBACK.includes(host) && port !== 0 ? `http://localhost:${port}` : null;
}
