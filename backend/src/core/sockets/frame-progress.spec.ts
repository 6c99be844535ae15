import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FrameProgress } from './frame-progress.js';

const CONTINUATION = 0;
const TEXT = 1;
const PING = 9;

function frame(opcode: number, fin: boolean, length: number): Buffer {
  const head = length < 126 ? Buffer.alloc(2, length) : Buffer.alloc(length < 65_536 ? 4 : 10);
  if (length >= 65_536) head.writeBigUInt64BE(BigInt(length), 2);
  else if (length >= 126) head.writeUInt16BE(length, 2);
  head[0] = (fin ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127);
  return Buffer.concat([head, Buffer.alloc(4, 7), Buffer.alloc(length, 0xff)]);
}

const lengths = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom(125, 126, 65_535, 65_536));
/** One message in one or more frames, with pings between them. */
const messages = fc
  .array(fc.tuple(lengths, fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((parts) =>
    parts.flatMap(([length, pinged], index) => [
      frame(index === 0 ? TEXT : CONTINUATION, index === parts.length - 1, length),
      ...(pinged && index < parts.length - 1 ? [frame(PING, true, 5)] : []),
    ]),
  )
  .map((frames) => Buffer.concat(frames));

describe('the progress of frames', () => {
  it('is finished exactly where a message is, however the bytes arrive', () => {
    fc.assert(
      fc.property(
        fc.array(messages, { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 30 }),
        (sent, cuts) => {
          const ends = new Set<number>([0]);
          let total = 0;
          for (const message of sent) ends.add((total += message.length));
          const bytes = Buffer.concat(sent);
          const progress = new FrameProgress();
          let at = 0;
          for (const size of [...cuts, bytes.length]) {
            const chunk = bytes.subarray(at, at + size);
            if (chunk.length === 0) break;
            const settled = progress.push(chunk);
            const passed = [...ends].some((end) => end >= at && end <= at + chunk.length);
            at += chunk.length;
            expect([at, settled]).toEqual([at, passed]);
            expect([at, progress.unfinished]).toEqual([at, !ends.has(at)]);
          }
          expect(progress.unfinished).toBe(false);
        },
      ),
    );
  });

  it('goes on with any bytes at all', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 20 }), (chunks) => {
        const progress = new FrameProgress();
        for (const chunk of chunks) progress.push(Buffer.from(chunk));
        expect(typeof progress.unfinished).toBe('boolean');
      }),
    );
  });
});
