import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressInRanges, parseAddressRanges } from './address-ranges.js';

const matches = (address: string, list: string) => addressInRanges(address, parseAddressRanges(list));

describe('address ranges', () => {
  it.each([
    ['127.0.0.1', '127.0.0.0/8,::1', true],
    ['127.255.255.255', '127.0.0.0/8', true],
    ['128.0.0.0', '127.0.0.0/8', false],
    ['::1', '127.0.0.0/8,::1', true],
    ['::ffff:127.0.0.1', '127.0.0.0/8', true],
    ['::ffff:7f00:1', '127.0.0.1', true],
    ['::127.0.0.1', '127.0.0.0/8,::1', false],
    ['::7f00:1', '127.0.0.1', false],
    ['64:ff9b::127.0.0.1', '127.0.0.1', false],
    ['127.0.0.1', '::127.0.0.1', false],
    ['10.0.0.1', '::ffff:10.0.0.0/104', true],
    ['fe80::1%eth0', 'fe80::/10', false],
    ['2001:db8::5', '2001:db8::/32', true],
    ['2001:db9::5', '2001:db8::/32', false],
    ['127.0.0.1', '', false],
    ['', '0.0.0.0/0', false],
    ['nonsense', '0.0.0.0/0', false],
    ['10.0.0.1', '0.0.0.0/0', true],
    ['::1', '0.0.0.0/0', false],
  ])('%s in "%s": %s', (address, list, expected) => {
    expect(matches(address, list)).toBe(expected);
  });

  it.each([
    'nonsense',
    '10.0.0.0/33',
    '10.1',
    '0x7f.0.0.1',
    '017.0.0.1',
    '::1%lo',
    '10.0.0.1/x',
    '10.0.0.1/',
    '10.0.0.1/-1',
    '10.0.0.1/8/8',
    '::1/129',
    '10.1/16',
  ])('refuses the entry %s', (entry) => {
    expect(() => parseAddressRanges(entry)).toThrow();
  });

  it('agrees with bit arithmetic for every IPv4 range', () => {
    const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
    const number = (parts: number[]) => parts.reduce((sum, part) => sum * 256 + part, 0);
    fc.assert(
      fc.property(octets, octets, fc.integer({ min: 0, max: 32 }), (address, network, bits) => {
        const size = 2 ** (32 - bits);
        const expected = Math.floor(number(address) / size) === Math.floor(number(network) / size);
        expect(matches(address.join('.'), `${network.join('.')}/${bits}`)).toBe(expected);
        expect(matches(`::ffff:${address.join('.')}`, `${network.join('.')}/${bits}`)).toBe(expected);
      }),
    );
  });
});
