import { inflateSync } from 'node:zlib';

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;
const MAX_TABLE_BYTES = 16 * 1024 * 1024;

/**
 * Unpacks a WOFF 1.0 font (W3C, section 4: tables compressed one by one with zlib) into the TrueType/OpenType file
 * it was made from.
 * @throws Error when the bytes are not WOFF or a table does not unpack to its declared length.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER_BYTES || woff.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES);
  const exponent = Math.floor(Math.log2(count));
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** exponent * 16, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE((count - 2 ** exponent) * 16, 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const to = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    const table = readTable(woff, from);
    woff.copy(header, to, from, from + 4);
    header.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    header.writeUInt32BE(offset, to + 8);
    header.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, entry: number): Buffer {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(start, start + packed);
  const table = packed < length ? inflateSync(bytes, { maxOutputLength: MAX_TABLE_BYTES }) : bytes;
  if (table.length !== length) throw new Error('damaged WOFF font');
  return table;
}
