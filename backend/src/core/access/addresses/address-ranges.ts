import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type AddressRange = readonly [Address, number];

/**
 * Reads a comma- or space-separated list of IPv4 and IPv6 addresses and CIDR ranges. An empty list matches nobody.
 * @throws Error on an entry that is neither; a zone id is refused because it means another host elsewhere.
 */
export function parseAddressRanges(text: string): AddressRange[] {
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map(parseRange);
}

/**
 * Reads one address as the internet writes it: four decimal parts, or IPv6. IPv4-mapped IPv6, in either notation, is the IPv4 address.
 * @returns null for anything else, such as a list, a port, a zone id, or the octal, hexadecimal and shortened forms of the C library
 */
export function readAddress(text: string): Address | null {
  return isIP(text) === 0 || text.includes('%') ? null : unmapped(ipaddr.parse(text));
}

/** Whether the address lies in one of the ranges; one that cannot be read lies in none. */
export function addressInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  const candidate = readAddress(address);
  return candidate !== null && ranges.some(([network, bits]) => candidate.kind() === network.kind() && candidate.match(network, bits));
}

/** What one customer of a network has: an IPv4 address, or the 64 bits of IPv6 that he may number as he likes. */
export function addressBlock(address: string): string {
  const read = readAddress(address);
  return read instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/64`).toString()}/64` : address;
}

function parseRange(entry: string): AddressRange {
  const address = readAddress(entry.split('/')[0] ?? '');
  if (!address) throw new Error('not an IP address');
  if (!entry.includes('/')) return [address, address.kind() === 'ipv4' ? 32 : 128];
  const [network, bits] = ipaddr.parseCIDR(entry);
  if (network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96) return [network.toIPv4Address(), bits - 96];
  return [network, bits];
}

function unmapped(address: Address): Address {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
