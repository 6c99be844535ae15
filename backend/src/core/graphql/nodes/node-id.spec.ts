import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeNodeId, encodeNodeId } from './node-id.js';

const key = fc.record({ type: fc.constantFrom('UserDocument', 'DocumentVersion', 'Source'), id: fc.uuid() });

describe('ids of nodes', () => {
  it('are read back, and tell things of different types apart', () => {
    fc.assert(
      fc.property(key, key, (one, other) => {
        expect(decodeNodeId(encodeNodeId(one))).toEqual(one);
        expect(encodeNodeId(one) === encodeNodeId(other)).toBe(one.type === other.type && one.id === other.id);
      }),
    );
  });

  it('have one spelling, and nothing else is one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.uuid()), (text) => {
        const read = decodeNodeId(text);
        expect(read === null || encodeNodeId(read) === text).toBe(true);
      }),
    );
    const id = encodeNodeId({ type: 'Source', id: '6f1f0b52-0000-4000-8000-000000000000' });
    for (const other of [`${id}=`, ` ${id}`, `${id}!`, '', id.slice(1)]) expect([other, decodeNodeId(other)]).toEqual([other, null]);
  });
});
