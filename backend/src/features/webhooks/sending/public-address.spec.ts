import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseAddressRanges } from '../../../core/addresses/address-ranges.js';
import { isPublicAddress, mayBeCalled } from './public-address.js';

describe('an address that webhooks may call', () => {
  it.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.8.8.8',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '0x7f.0.0.1',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is judged alike in both notations of IPv4', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => isPublicAddress(`::ffff:${address}`) === isPublicAddress(address)));
  });

  it('may be in a network of the operator that the administrator named', () => {
    const own = parseAddressRanges('10.1.0.0/16');
    expect(['10.1.2.3', '::ffff:10.1.2.3', '10.2.0.1', '8.8.8.8'].map((address) => mayBeCalled(address, own))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});
