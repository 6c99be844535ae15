import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeEvent, EVENT_MAX_BYTES, PartAssembler, toParts } from './event-message.js';

/** What PostgreSQL refuses, by its documentation. */
const NOTIFY_LIMIT = 8000;
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc
    .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 9000 }))
    .map(([unit, times]) => unit.repeat(times)),
);

describe('events as notifications', () => {
  it('come out as they went in, in parts that PostgreSQL takes', () => {
    fc.assert(
      fc.property(texts, (whole) => {
        const parts = toParts(encodeEvent(whole));
        for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(NOTIFY_LIMIT);
        const assembler = new PartAssembler();
        const out = parts.map((part) => assembler.add(part));
        expect(out.slice(0, -1).every((text) => text === undefined)).toBe(true);
        expect(JSON.parse(out.at(-1) as string)).toBe(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('are told apart when two publishers send at once', () => {
    const [one, two] = ['a', 'b'].map((letter) => toParts(encodeEvent(letter.repeat(20_000)))) as [string[], string[]];
    const assembler = new PartAssembler();
    const out = one.flatMap((part, index) => [assembler.add(part), assembler.add(two[index] as string)]);
    expect(out.filter((text) => text !== undefined).map((text) => JSON.parse(text) as string)).toEqual([
      'a'.repeat(20_000),
      'b'.repeat(20_000),
    ]);
  });

  it('are left out when their beginning was missed or they are not ours', () => {
    const assembler = new PartAssembler();
    const [, second, third] = toParts(encodeEvent('x'.repeat(20_000)));
    expect([assembler.add(second as string), assembler.add(third as string), assembler.add('hello')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('have a limit', () => {
    expect(() => encodeEvent('x'.repeat(EVENT_MAX_BYTES))).toThrow(expect.objectContaining({ code: 'EVENT_TOO_LARGE' }));
    expect(encodeEvent(undefined)).toBe('null');
  });
});
