import type { IncomingMessage } from 'node:http';
import { addressInRanges, parseAddressRanges } from '../addresses/address-ranges.js';

export interface OriginRules {
  /** Where this server listens (`HOST`). */
  listensOn: string;
  /** Proxies in front of it (`TRUST_PROXY`). */
  proxies: number;
  /** Origins besides its own (`SOCKET_ORIGINS`). */
  others: readonly string[];
}

const LOOPBACK = parseAddressRanges('127.0.0.0/8, ::1');

/**
 * Whether a page may open a socket: its origin has to be this server's own, which is the host that the request was sent to, or
 * one that the settings name. A client that is no browser sends no origin and may; it could send any.
 *
 * A server that listens on the loopback interface alone, with no proxy before it, is called by a loopback name. Any other name
 * there is that of a foreign page which made its own name point at this machine (DNS rebinding), and is refused with every origin.
 */
export function originAllowed(request: IncomingMessage, { listensOn, proxies, others }: OriginRules): boolean {
  const host = requestedHost(request, proxies);
  if (host === null) return false;
  const named = others.map((origin) => new URL(origin).host);
  if (proxies === 0 && isLoopback(listensOn) && !isLoopback(hostname(host)) && !named.includes(host)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const page = readOrigin(origin);
  return page !== null && (others.includes(page.origin) || page.host === readUrl(`${page.protocol}//${host}`)?.host);
}

/** Reads an origin as browsers write it. @returns null for anything else, such as `null`, a path or a list */
export function readOrigin(text: string): URL | null {
  const url = readUrl(text);
  return url && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase() ? url : null;
}

/** The host with its port, as the client asked for it. @returns null when it is missing, given twice or unreadable */
function requestedHost({ headers, headersDistinct }: IncomingMessage, proxies: number): string | null {
  if (headersDistinct.host?.length !== 1) return null;
  const forwarded = proxies > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
  const host = (forwarded.split(',').at(-1)?.trim() || headers.host || '').toLowerCase();
  return /^[\w.:[\]-]+$/.test(host) && readUrl(`http://${host}`) ? host : null;
}

const hostname = (host: string): string => readUrl(`http://${host}`)?.hostname ?? '';

function isLoopback(name: string): boolean {
  const bare = name.replace(/^\[|[\].]$/g, '');
  return bare === 'localhost' || bare.endsWith('.localhost') || addressInRanges(bare, LOOPBACK);
}

function readUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
