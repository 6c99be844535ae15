import ipaddr from 'ipaddr.js';
import { addressInRanges, type AddressRange, parseAddressRanges, readAddress } from '../../../core/addresses/address-ranges.js';

/** Global unicast: everything else of IPv6 is special in one way or another, such as `::127.0.0.1`. */
const GLOBAL_IPV6 = parseAddressRanges('2000::/3');
/** Answers only inside a cloud provider's network although it looks like any public address: Azure's platform services. */
const INSIDE_CLOUDS = parseAddressRanges('168.63.129.16/32');

/**
 * Whether an address belongs to somebody on the internet: not this machine, not a private, shared or link-local network, not one of
 * the ranges that stand for another address (IPv4 in IPv6, 6to4, Teredo, NAT64), and no cloud's metadata service.
 */
export function isPublicAddress(text: string): boolean {
  const address = readAddress(text);
  if (address?.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return addressInRanges(text, GLOBAL_IPV6);
  return !addressInRanges(text, INSIDE_CLOUDS);
}

/** @param own ranges of the operator's own network that the administrator lets webhooks call */
export const mayBeCalled = (address: string, own: readonly AddressRange[]): boolean =>
  isPublicAddress(address) || addressInRanges(address, own);
