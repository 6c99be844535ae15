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

/** Whether the address lies in one of the ranges; IPv4-mapped IPv6 counts as the IPv4 address. Unreadable: false. */
export function addressInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const candidate = unmapped(ipaddr.parse(address));
  return ranges.some(([network, bits]) => candidate.kind() === network.kind() && candidate.match(network, bits));
}

function parseRange(entry: string): AddressRange {
  if (entry.includes('%')) throw new Error('zone ids are not allowed');
  if (!entry.includes('/')) {
    const address = strictParse(entry);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  const [network, bits] = ipaddr.parseCIDR(entry);
  if (network.kind() === 'ipv4') requireFourParts(entry.split('/')[0] ?? '');
  if (network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96) return [network.toIPv4Address(), bits - 96];
  return [network, bits];
}

function strictParse(text: string): Address {
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv4') requireFourParts(text);
  return unmapped(address);
}

/** ipaddr.js reads `10.1` and octal or hexadecimal parts as the C library would; an allow-list must not. */
function requireFourParts(text: string): void {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text)) throw new Error('not a four-part decimal IPv4 address');
}

function unmapped(address: Address): Address {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
