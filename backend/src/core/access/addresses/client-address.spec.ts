import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressBlock, addressInRanges, parseAddressRanges } from '../../addresses/address-ranges.js';
import { clientAddress, UNKNOWN_ADDRESS } from './client-address.js';

const PROXY = '10.0.0.9';
const from = (remoteAddress: string | undefined, forwarded: string | undefined, proxies: number) =>
  clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage, proxies);

/** What an address is not, whoever says it. */
const JUNK = [
  '',
  ' ',
  'unknown',
  'localhost',
  '_hidden',
  '127.0.0.1:80',
  '[::1]',
  '[::1]:443',
  '"127.0.0.1"',
  '127.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '2130706433',
  '017.0.0.1',
  '127.0.0.01',
  '127.0.0.1/8',
  '127.0.0.256',
  '::1%lo',
  'fe80::1%1',
  '::ffff:127.1',
  '::ffff:0x7f.0.0.1',
  '127.0.0.1 127.0.0.1',
  '127.0.0.1;127.0.0.1',
  '127.0.0.1\u0000',
  '１２７.0.0.1',
];

describe('the address of a client', () => {
  it('is the socket’s where no proxy is trusted, whatever the header says', () => {
    expect(from('192.0.2.7', '127.0.0.1', 0)).toBe('192.0.2.7');
    expect(from('::ffff:192.0.2.7', undefined, 0)).toBe('192.0.2.7');
    expect(from('2001:DB8:0:0::5', undefined, 0)).toBe('2001:db8::5');
    expect(from(undefined, '127.0.0.1', 0)).toBe(UNKNOWN_ADDRESS);
    expect(from('fe80::1%eth0', undefined, 0)).toBe(UNKNOWN_ADDRESS);
  });

  it.each([
    ['192.0.2.7', 1, '192.0.2.7'],
    ['127.0.0.1, 192.0.2.7', 1, '192.0.2.7'],
    ['127.0.0.1,192.0.2.7 , 10.0.0.8', 2, '192.0.2.7'],
    ['junk, 192.0.2.7', 1, '192.0.2.7'],
    ['::ffff:c000:207', 1, '192.0.2.7'],
    [undefined, 1, UNKNOWN_ADDRESS],
    ['192.0.2.7', 2, UNKNOWN_ADDRESS],
    ['192.0.2.7, ', 1, UNKNOWN_ADDRESS],
    ['192.0.2.7,, 10.0.0.8', 2, UNKNOWN_ADDRESS],
    ['192.0.2.7, junk', 2, UNKNOWN_ADDRESS],
  ])('is told by the outermost trusted proxy: "%s" through %d', (forwarded, proxies, expected) => {
    expect(from(PROXY, forwarded, proxies)).toBe(expected);
  });

  it.each(JUNK)('is unknown, and in no range, when a proxy calls it "%s"', (entry) => {
    expect(from(PROXY, entry, 1)).toBe(UNKNOWN_ADDRESS);
    expect(from(PROXY, `127.0.0.1, ${entry}`, 1)).toBe(UNKNOWN_ADDRESS);
    for (const text of [entry, UNKNOWN_ADDRESS]) expect(addressInRanges(text, parseAddressRanges('0.0.0.0/0, ::/0'))).toBe(false);
  });

  it('never comes from the part of the header that the client wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.ipV4(), fc.integer({ min: 0, max: 3 }), (claimed, real, proxies) => {
        const added = [real, '10.0.0.2', '10.0.0.3'].slice(0, proxies);
        const told = from(PROXY, [claimed, ...added].join(','), proxies);
        expect(told).toBe(proxies === 0 ? PROXY : real);
      }),
    );
  });
});

/** IPv6 and mapped IPv4 in the notations that a client may choose. */
const v6 = fc.ipV6();
const v4 = fc.ipV4();
const hexMapped = v4.map((text) => {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return `::ffff:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
});
const addresses = fc.oneof(
  v4,
  v6,
  hexMapped,
  v4.map((text) => `::FFFF:${text}`),
);

describe('an allow-list', () => {
  it('agrees with Node’s own matcher on every address and range', () => {
    const ranges = fc.oneof(
      fc.tuple(v4, fc.integer({ min: 0, max: 32 })),
      fc.tuple(
        v6.filter((text) => !text.toLowerCase().includes('ffff')),
        fc.integer({ min: 1, max: 128 }),
      ),
    );
    fc.assert(
      fc.property(addresses, fc.array(ranges, { maxLength: 4 }), fc.boolean(), (address, networks, near) => {
        // Few random ranges hold a random address: every other time one is built around it.
        const plain = from(address, undefined, 0);
        const around = near && isIPv4(plain) ? [...networks, [plain, 24] as const] : networks;
        const reference = new BlockList();
        const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
        // Node would find an IPv4 address in a range of IPv6 too; here each family is its own.
        for (const [network, bits] of around) if (isIPv6(network) === (family === 'ipv6')) reference.addSubnet(network, bits, family);
        const told = addressInRanges(address, parseAddressRanges(around.map((range) => range.join('/')).join(',')));
        expect(told).toBe(reference.check(plain, family));
      }),
      { numRuns: 500 },
    );
  });

  it('counts a block of IPv6 as one customer', () => {
    expect(addressBlock('2001:db8:1:2:3:4:5:6')).toBe(addressBlock('2001:db8:1:2::'));
    expect(addressBlock('2001:db8:1:2::')).not.toBe(addressBlock('2001:db8:1:3::'));
    expect([addressBlock('192.0.2.7'), addressBlock(UNKNOWN_ADDRESS)]).toEqual(['192.0.2.7', UNKNOWN_ADDRESS]);
  });

  it('counts an IPv4 address in either spelling as one, and apart from its neighbours', () => {
    expect(addressBlock('::ffff:192.0.2.1')).toBe(addressBlock('192.0.2.1'));
    expect(addressBlock('192.0.2.2')).not.toBe(addressBlock('192.0.2.1'));
  });

  it.each(['', 'nonsense', '999.1.1.1', 'fe80::1%eth0'])('leaves %j as it is', (text) => {
    expect(addressBlock(text)).toBe(text);
  });
});
