import type { IncomingMessage } from 'node:http';

/** The value of a cookie of a call; null when there is none, or it is longer than `lengthMax` characters. */
export function cookieIn({ headers }: Pick<IncomingMessage, 'headers'>, name: string, lengthMax: number): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [own, value = ''] = pair.trim().split('=', 2);
    if (own === name) return value.length > 0 && value.length <= lengthMax ? value : null;
  }
  return null;
}

/**
 * The header that has a browser keep something where no script reads it, and from where no page of another site sends it.
 * @param value null: forget it
 * @param path the only one that it is sent to
 * @param secure whether it is sent over https alone
 */
export function keptCookie(name: string, value: string | null, path: string, seconds: number, secure: boolean): string {
  return `${name}=${value ?? ''}; Max-Age=${value === null ? 0 : seconds}; Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
