import { describe, expect, it } from '@jest/globals';
import { withMemoryMaximum } from './wasm-memory.js';

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const CUSTOM = [0, 2, 1, 0x61];

describe('withMemoryMaximum', () => {
  it('sets the maximum whether there was one or not, and leaves the other sections alone', () => {
    const unlimited = Uint8Array.from([...HEADER, ...CUSTOM, 5, 3, 1, 0, 2, ...CUSTOM]);
    const limited = Uint8Array.from([...HEADER, ...CUSTOM, 5, 5, 1, 1, 2, 0x80, 0x08, ...CUSTOM]);
    const expected = [...HEADER, ...CUSTOM, 5, 5, 1, 1, 2, 0xc8, 0x01, ...CUSTOM];
    expect([...withMemoryMaximum(unlimited, 200)]).toEqual(expected);
    expect([...withMemoryMaximum(limited, 200)]).toEqual(expected);
  });

  it('never goes below what the module needs to start', () => {
    expect([...withMemoryMaximum(Uint8Array.from([...HEADER, 5, 3, 1, 0, 9]), 1)]).toEqual([...HEADER, 5, 4, 1, 1, 9, 9]);
  });

  it('refuses a module without memory', () => {
    expect(() => withMemoryMaximum(Uint8Array.from([...HEADER, ...CUSTOM]), 1)).toThrow('memory section');
  });
});
