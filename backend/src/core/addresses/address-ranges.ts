import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** Bits before the IPv4 address in an IPv4-mapped one. */
const MAPPED_BITS = 96;
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
  const address = parse(text);
  return address && unmapped(address);
}

/** Whether the address lies in one of the ranges; one that cannot be read lies in none. */
export function addressInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  const candidate = readAddress(address);
  return candidate !== null && ranges.some(([network, bits]) => candidate.kind() === network.kind() && candidate.match(network, bits));
}

/**
 * The key under which calls and connections from an address are counted: what one customer of a network has, which is an IPv4 address or
 * the /64 network of an IPv6 address, whose 64 bits the customer may number at will. Text that is not an address is its own key.
 */
export function addressBlock(address: string): string {
  const read = readAddress(address);
  if (!(read instanceof ipaddr.IPv6)) return read?.toString() ?? address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/64`).toString()}/64`;
}

function parseRange(entry: string): AddressRange {
  const [text = '', length, ...rest] = entry.split('/');
  const network = parse(text);
  if (!network || rest.length > 0) throw new Error('not an IP address');
  const longest = network.kind() === 'ipv4' ? 32 : 128;
  const bits = length === undefined ? longest : /^\d{1,3}$/.test(length) ? Number(length) : NaN;
  if (!(bits <= longest)) throw new Error('not a length of a range');
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= MAPPED_BITS;
  return isMapped ? [network.toIPv4Address(), bits - MAPPED_BITS] : [network, bits];
}

/** In eight groups where it is IPv6: ipaddr.js takes `::127.0.0.1`, which is an address of its own, for the mapped `::ffff:127.0.0.1`. */
function parse(text: string): Address | null {
  if (isIP(text) === 0 || text.includes('%')) return null;
  return ipaddr.parse(isIPv6(text) ? new URL(`http://[${text}]`).hostname.slice(1, -1) : text);
}

function unmapped(address: Address): Address {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
