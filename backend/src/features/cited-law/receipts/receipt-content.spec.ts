import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, restForm } from './receipt-content.js';

describe('canonicalJson', () => {
  it('says the same as JSON, in one form whatever the order of names', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (value) => {
        const canonical = canonicalJson(value);
        expect(JSON.parse(canonical)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(Object.fromEntries(Object.entries(value).reverse()))).toBe(canonical);
      }),
    );
  });

  it('orders names by their UTF-16 units and leaves no white space (RFC 8785, section 3.2.3)', () => {
    const names = { '\u20ac': 1, '\r': 2, '1': 3, '\u{1f600}': 4, '\ufb33': [null, 'a"b'] };
    expect(canonicalJson(names)).toBe('{"\\r":2,"1":3,"\u20ac":1,"\u{1f600}":4,"\ufb33":[null,"a\\"b"]}');
  });

  it('is of the names of REST', () => {
    expect(restForm({ askedAt: 'x', quotations: [{ spanStart: 1 }] })).toEqual({ asked_at: 'x', quotations: [{ span_start: 1 }] });
  });
});
