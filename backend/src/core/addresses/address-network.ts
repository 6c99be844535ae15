import ipaddr from 'ipaddr.js';
import { readAddress } from './address-ranges.js';

/** Bits of the network that one IPv4 customer's neighbours usually share: what a provider hands out addresses from. */
const IPV4_BITS = 24;
/** Bits of what a provider usually gives one site, in which a customer numbers as many networks as it wants. */
const IPV6_BITS = 48;

/**
 * The network that an address is counted with: its /24 if it is IPv4 (IPv4-mapped IPv6 included), its /48 if it is IPv6. It is coarser
 * than `addressBlock`, which is one customer: somebody whose provider changes the address within the network stays in it.
 * @returns the network in CIDR notation, such as `192.0.2.0/24`; a text that is not an address is its own network
 */
export function addressNetwork(address: string): string {
  const read = readAddress(address);
  if (read === null) return address;
  const text = read.toString();
  return read instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`
    : `${ipaddr.IPv4.networkAddressFromCIDR(`${text}/${IPV4_BITS}`).toString()}/${IPV4_BITS}`;
}
