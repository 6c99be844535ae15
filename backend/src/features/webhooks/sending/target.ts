import { isIP } from 'node:net';
import { addressInRanges, type AddressRange } from '../../../core/addresses/address-ranges.js';
import { mayBeCalled } from './public-address.js';

export const URL_MAX = 2000;
/** Addresses of one name that are tried. */
const ADDRESSES_MAX = 4;

/** Why a delivery could not be made, before anything was sent. */
export class TargetRefused extends Error {}

/** What an address for webhooks is refused for, in words for people; undefined for one that is fit. */
export function problemOfUrl(text: string, own: readonly AddressRange[]): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : null;
  // As it is kept: with everything written out that a URL cannot hold as it is.
  if (url && url.href.length > URL_MAX) return `The address must be at most ${URL_MAX} characters`;
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && own.length > 0)))
    return 'Please enter an address that starts with https://';
  if (url.username !== '' || url.password !== '') return 'The address must not hold a user name or password';
  if (url.hash !== '') return 'The address must not hold a # part';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayBeCalled(host, own)) return 'The address must be one on the internet';
  return undefined;
}

/** The name or address of a URL as sockets take it: IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * The addresses to connect to, each of them checked. They are used as they are: a name that means another address a moment later
 * changes nothing.
 * @param resolve all addresses of a name
 * @throws TargetRefused when one of them may not be called, or there is none; it does not tell which, since the names in the operator's own network
 *   are nobody's business
 */
export async function addressesOf(url: URL, own: readonly AddressRange[], resolve: (name: string) => Promise<string[]>): Promise<string[]> {
  const host = hostOf(url);
  const found = isIP(host) === 0 ? await resolve(host) : [host];
  const permitted = found.length > 0 && found.every((address) => mayBeCalled(address, own));
  // What travels unencrypted stays in the administrator's network.
  const secret = url.protocol === 'https:' || found.every((address) => addressInRanges(address, own));
  if (!permitted || !secret) throw new TargetRefused('no public address');
  return found.slice(0, ADDRESSES_MAX);
}
