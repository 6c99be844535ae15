/** Formatted disk pages of a Word file and the property modifiers in them ([MS-DOC] 2.9.33, 2.9.174, 2.6.1). */
const PAGE_BYTES = 512;
const ENTRY_BYTES = 4;
const MAX_PAGES = 20_000;
/** Bytes of an operand by the three highest bits of its modifier; 6 is given by its first byte. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, -1, 3];
/** sprmCRgFtc0: index of the font of Latin letters. */
export const FONT = 0x4a4f;

export interface FormattedRun {
  from: number;
  to: number;
  /** Modifiers; for paragraphs with the index of the style before them. */
  properties: Buffer;
}

/** Runs of characters (`width` 1) or paragraphs (13) with their properties, from the pages that a table of the FIB lists ([MS-DOC] 2.9.33, 2.9.174). */
export function* formattedRuns(main: Buffer, table: Buffer, at: number, width: 1 | 13): Generator<FormattedRun> {
  if (main.length < at + 8) return;
  const plc = table.subarray(main.readUInt32LE(at), main.readUInt32LE(at) + main.readUInt32LE(at + 4));
  const count = Math.min(MAX_PAGES, Math.floor((plc.length - ENTRY_BYTES) / (2 * ENTRY_BYTES)));
  for (let i = 0; i < count; i++) {
    const number = plc.readUInt32LE((count + 1) * ENTRY_BYTES + i * ENTRY_BYTES) & 0x3fffff;
    const page = main.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES);
    if (page.length < PAGE_BYTES) return;
    const runs = page[PAGE_BYTES - 1] as number;
    const offsets = (runs + 1) * ENTRY_BYTES;
    for (let j = 0; j < runs && offsets + j * width < PAGE_BYTES; j++) {
      const offset = 2 * (page[offsets + j * width] as number);
      yield {
        from: page.readUInt32LE(j * ENTRY_BYTES),
        to: page.readUInt32LE((j + 1) * ENTRY_BYTES),
        properties: propertiesAt(page, offset, width),
      };
    }
  }
}

function propertiesAt(page: Buffer, offset: number, width: 1 | 13): Buffer {
  if (offset === 0) return Buffer.alloc(0);
  const length = page[offset] ?? 0;
  if (width === 1) return page.subarray(offset + 1, offset + 1 + length);
  return length !== 0
    ? page.subarray(offset + 1, offset + 2 * length)
    : page.subarray(offset + 2, offset + 2 + 2 * (page[offset + 1] ?? 0));
}

/** Modifiers with their operands; one that is cut off ends the list. */
export function* modifiers(properties: Buffer): Generator<{ sprm: number; operand: Buffer }> {
  for (let at = 0; at + 2 < properties.length;) {
    const sprm = properties.readUInt16LE(at);
    const fixed = OPERAND_BYTES[sprm >> 13] as number;
    const length = fixed < 0 ? 1 + (properties[at + 2] as number) : fixed;
    const operand = properties.subarray(at + 2, at + 2 + length);
    if (operand.length < length) return;
    yield { sprm, operand };
    at += 2 + length;
  }
}
