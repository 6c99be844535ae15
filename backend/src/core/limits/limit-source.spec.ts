import { describe, expect, it } from '@jest/globals';
import { limitSource } from './limit-source.js';

describe('limitSource', () => {
  it('takes all addresses of an IPv6 network for one, and keeps networks apart', () => {
    expect(limitSource('2001:db8:1:2::1')).toBe(limitSource('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(limitSource('2001:db8:1:2::1')).not.toBe(limitSource('2001:db8:1:3::1'));
    expect(limitSource('fe80::1%eth0')).toBe(limitSource('fe80::2'));
  });

  it('keeps IPv4 addresses apart, in either spelling', () => {
    expect(limitSource('192.0.2.1')).toBe('192.0.2.1');
    expect(limitSource('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(limitSource('192.0.2.2')).not.toBe(limitSource('192.0.2.1'));
  });

  it.each(['', 'nonsense', '999.1.1.1'])('leaves %j as it is', (text) => {
    expect(limitSource(text)).toBe(text);
  });
});
