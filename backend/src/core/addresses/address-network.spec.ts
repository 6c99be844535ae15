import { BlockList, isIPv4 } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressNetwork } from './address-network.js';
import { addressInRanges, parseAddressRanges } from './address-ranges.js';
import { UNKNOWN_ADDRESS } from '../access/addresses/client-address.js';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['192.0.2.255', '192.0.2.0/24'],
    ['192.0.3.0', '192.0.3.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['::FFFF:c000:207', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:1:ffff::', '2001:db8:1::/48'],
    ['2001:db8:2::', '2001:db8:2::/48'],
    ['::1', '::/48'],
    ['::127.0.0.1', '::/48'],
  ])('of %s is %s', (address, network) => {
    expect(addressNetwork(address)).toBe(network);
  });

  it.each(['', 'nonsense', '999.1.1.1', '192.0.2.7:80', 'fe80::1%eth0', UNKNOWN_ADDRESS])('leaves %j as it is', (text) => {
    expect(addressNetwork(text)).toBe(text);
  });

  it('holds the address, and is the same for all that it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.oneof(fc.ipV4(), fc.ipV6()), (address, other) => {
        const network = addressNetwork(address);
        const ranges = parseAddressRanges(network);
        expect(addressInRanges(address, ranges)).toBe(true);
        expect(addressNetwork(network.split('/')[0] ?? '')).toBe(network);
        expect(addressNetwork(other) === network).toBe(addressInRanges(other, ranges));
      }),
    );
  });

  it('agrees with Node on which IPv4 addresses share a network', () => {
    const nearby = fc.tuple(fc.ipV4(), fc.nat(255), fc.nat(1)).map(([address, last, third]) => {
      const parts = address.split('.').map(Number);
      return [address, [parts[0], parts[1], (parts[2] ?? 0) ^ third, last].join('.')] as const;
    });
    fc.assert(
      fc.property(nearby, fc.boolean(), ([address, neighbour], mapped) => {
        expect(isIPv4(neighbour)).toBe(true);
        const reference = new BlockList();
        reference.addSubnet(address, 24);
        const asWritten = mapped ? `::ffff:${neighbour}` : neighbour;
        expect(addressNetwork(asWritten) === addressNetwork(address)).toBe(reference.check(neighbour));
      }),
    );
  });
});
