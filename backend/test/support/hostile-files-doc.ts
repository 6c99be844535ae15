const SECTOR = 512;
/** Streams below this size would need the second allocation table of the format. */
const SMALLEST_STREAM = 4096;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;
const FREE = 0xffffffff;
const TEXT_OFFSET = 0x600;

/** An OLE2 compound file ([MS-CFB]) with these streams. */
export function ole2(streams: Readonly<Record<string, Buffer>>): Buffer {
  const fat = new Array<number>(SECTOR / 4).fill(FREE);
  fat[0] = FAT_SECTOR;
  fat[1] = END_OF_CHAIN;
  const sectors: Buffer[] = [];
  const directory = Buffer.alloc(SECTOR);
  writeEntry(directory, 0, 'Root Entry', 5, END_OF_CHAIN, 0);
  const entries = Object.entries(streams);
  entries.forEach(([name, data], index) => {
    const padded = Buffer.concat([data, Buffer.alloc(Math.max(SMALLEST_STREAM, Math.ceil(data.length / SECTOR) * SECTOR) - data.length)]);
    const start = 2 + sectors.length;
    for (let at = 0; at < padded.length; at += SECTOR) {
      sectors.push(padded.subarray(at, at + SECTOR));
      fat[1 + sectors.length] = at + SECTOR < padded.length ? 2 + sectors.length : END_OF_CHAIN;
    }
    writeEntry(directory, index + 1, name, 2, start, padded.length, index + 1 < entries.length);
  });
  directory.writeUInt32LE(1, 76);
  const table = Buffer.alloc(SECTOR);
  fat.forEach((value, index) => table.writeUInt32LE(value, index * 4));
  return Buffer.concat([header(), table, directory, ...sectors]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff);
  bytes.fill(0, 8, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(SMALLEST_STREAM, 56);
  bytes.writeUInt32LE(END_OF_CHAIN, 60);
  bytes.writeUInt32LE(END_OF_CHAIN, 68);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

/** The entries hang to the right of each other, which is a valid if unbalanced tree. */
function writeEntry(directory: Buffer, index: number, name: string, type: number, start: number, bytes: number, hasNext = false): void {
  const at = index * 128;
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE((name.length + 1) * 2, at + 64);
  directory.writeUInt8(type, at + 66);
  directory.writeUInt8(1, at + 67);
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(hasNext ? index + 1 : FREE, at + 72);
  directory.writeUInt32LE(FREE, at + 76);
  directory.writeUInt32LE(start, at + 116);
  directory.writeUInt32LE(bytes, at + 120);
}

/** A Word 97-2003 file with one 8-bit piece of text ([MS-DOC] 2.5, 2.8.35), bytes as windows-1252. */
export function rawDoc(text: Buffer, { encrypted = false } = {}): Buffer {
  const main = Buffer.alloc(TEXT_OFFSET + text.length);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 0x0a);
  main.writeUInt32LE(TEXT_OFFSET, 0x18);
  main.writeUInt32LE(text.length, 0x4c);
  text.copy(main, TEXT_OFFSET);
  const pieces = Buffer.alloc(21);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE((TEXT_OFFSET * 2) | 0x40000000, 15);
  main.writeUInt32LE(pieces.length, 0x1a6);
  return ole2({ WordDocument: main, '1Table': pieces });
}

interface DocRun {
  text: string;
  /** Modifiers of its characters ([MS-DOC] 2.6.1). */
  properties?: Buffer;
}

/** The same with properties of its runs, on one formatted disk page ([MS-DOC] 2.9.33), and the stream that pictures lie in. */
export function formattedDoc(runs: readonly DocRun[], data?: Buffer): Buffer {
  const text = Buffer.from(runs.map((run) => run.text).join(''), 'latin1');
  const pageAt = Math.ceil((TEXT_OFFSET + text.length) / SECTOR);
  const main = Buffer.alloc((pageAt + 1) * SECTOR);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 0x0a);
  main.writeUInt32LE(TEXT_OFFSET, 0x18);
  main.writeUInt32LE(text.length, 0x4c);
  text.copy(main, TEXT_OFFSET);
  const page = main.subarray(pageAt * SECTOR);
  let place = TEXT_OFFSET;
  let free = SECTOR - 2;
  page.writeUInt32LE(place, 0);
  for (const [i, run] of runs.entries()) {
    place += run.text.length;
    page.writeUInt32LE(place, 4 * (i + 1));
    if (!run.properties) continue;
    free -= run.properties.length + 1 + ((run.properties.length + 1) % 2);
    page.writeUInt8(run.properties.length, free);
    run.properties.copy(page, free + 1);
    page.writeUInt8(free / 2, 4 * (runs.length + 1) + i);
  }
  page.writeUInt8(runs.length, SECTOR - 1);
  const pieces = Buffer.alloc(21);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE((TEXT_OFFSET * 2) | 0x40000000, 15);
  const plc = Buffer.alloc(12);
  plc.writeUInt32LE(TEXT_OFFSET, 0);
  plc.writeUInt32LE(place, 4);
  plc.writeUInt32LE(pageAt, 8);
  main.writeUInt32LE(pieces.length, 0x1a6);
  main.writeUInt32LE(pieces.length, 0xfa);
  main.writeUInt32LE(plc.length, 0xfe);
  return ole2({ WordDocument: main, '1Table': Buffer.concat([pieces, plc]), ...(data && { Data: data }) });
}

/** A picture as the stream `Data` holds it: its header, the PICF ([MS-DOC] 2.9.190), and its record ([MS-ODRAW] 2.2.28). Sides in points. */
export function docPicture(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.alloc(68);
  const record = Buffer.alloc(8 + 17);
  header.writeUInt32LE(header.length + record.length + png.length, 0);
  header.writeUInt16LE(header.length, 4);
  header.writeUInt16LE(width * 20, 28);
  header.writeUInt16LE(height * 20, 30);
  header.writeUInt16LE(1_000, 32);
  header.writeUInt16LE(1_000, 34);
  record.writeUInt16LE(0x6e00, 0);
  record.writeUInt16LE(0xf01e, 2);
  record.writeUInt32LE(17 + png.length, 4);
  return Buffer.concat([header, record, png]);
}
