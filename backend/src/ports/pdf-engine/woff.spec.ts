import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { woffToSfnt } from './woff.js';

const path = createRequire(import.meta.url).resolve('@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff');

describe('woffToSfnt', () => {
  it('unpacks to a TrueType file whose table directory and checksums hold', async () => {
    const font = woffToSfnt(await readFile(path));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const tags: string[] = [];
    for (let index = 0; index < font.readUInt16BE(4); index++) {
      const entry = 12 + index * 16;
      const tag = font.toString('latin1', entry, entry + 4);
      const [checksum, offset, length] = [font.readUInt32BE(entry + 4), font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      const padded = Buffer.concat([font.subarray(offset, offset + length), Buffer.alloc((4 - (length % 4)) % 4)]);
      let sum = 0;
      // The head table's own checksum leaves out its adjustment field (OpenType, table directory).
      for (let at = 0; at < padded.length; at += 4) sum = (sum + (tag === 'head' && at === 8 ? 0 : padded.readUInt32BE(at))) >>> 0;
      expect([tag, sum]).toEqual([tag, checksum]);
      tags.push(tag);
    }
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'name']));
  });

  it('refuses other bytes and cut files', async () => {
    expect(() => woffToSfnt(Buffer.from('wOF2'.padEnd(60)))).toThrow('not a WOFF font');
    const whole = await readFile(path);
    expect(() => woffToSfnt(whole.subarray(0, 2_000))).toThrow();
  });
});
