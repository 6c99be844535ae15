import ipaddr from 'ipaddr.js';

/** An IPv6 provider gives each customer at least this many bits: whoever has one address has them all. */
const IPV6_NETWORK_BYTES = 8;

/**
 * The key under which calls from an address are counted: an IPv4 address itself, the /64 network of an IPv6 address. Text that is
 * no address is its own key.
 */
export function limitSource(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, IPV6_NETWORK_BYTES)).toString('hex')}/64`;
}
