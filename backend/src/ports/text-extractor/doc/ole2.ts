const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const DIRECTORY_ENTRY_BYTES = 128;
const ENTRY_TYPE = 66;
const STREAM = 2;
const ROOT = 5;
/** Sectors of the directory that are read; Word writes a handful. */
const MAX_DIRECTORY_SECTORS = 256;
const HEADER_FAT_SECTORS = 109;
/** FIB flag "fEncrypted" at offset 0x0A of the WordDocument stream ([MS-DOC] 2.5.2). */
const FIB_FLAGS_OFFSET = 0x0a;
const FIB_ENCRYPTED = 0x0100;

export interface OleStream {
  startSector: number;
  bytes: number;
}

export const isOle2 = (bytes: Buffer): boolean => bytes.length >= HEADER_BYTES && bytes.subarray(0, 8).equals(MAGIC);

/**
 * Names of the streams in an OLE2 compound file, in [MS-CFB] terms the directory entries of type "stream".
 * Damage further on ends the list early.
 * @returns null when the directory is not where the header says
 */
export function oleStreams(bytes: Buffer): Map<string, OleStream> | null {
  const streams = new Map<string, OleStream>();
  const sectorBytes = sectorSize(bytes);
  let sector = bytes.readUInt32LE(48);
  if (bytes[(sector + 1) * sectorBytes + ENTRY_TYPE] !== ROOT) return null;
  for (let read = 0; read < MAX_DIRECTORY_SECTORS; read++) {
    const at = (sector + 1) * sectorBytes;
    if (at + sectorBytes > bytes.length) break;
    for (let entry = at; entry < at + sectorBytes; entry += DIRECTORY_ENTRY_BYTES) {
      const nameBytes = bytes.readUInt16LE(entry + 64);
      if (bytes[entry + ENTRY_TYPE] !== STREAM || nameBytes < 2 || nameBytes > 64) continue;
      const name = bytes.toString('utf16le', entry, entry + nameBytes - 2);
      streams.set(name, { startSector: bytes.readUInt32LE(entry + 116), bytes: bytes.readUInt32LE(entry + 120) });
    }
    const next = nextSector(bytes, sector, sectorBytes);
    if (next === null) break;
    sector = next;
  }
  return streams;
}

/** Whether a Word file asks for a password; its main stream is large enough to lie in ordinary sectors. */
export function isEncryptedWordStream(bytes: Buffer, stream: OleStream): boolean {
  const at = (stream.startSector + 1) * sectorSize(bytes) + FIB_FLAGS_OFFSET;
  return at + 2 <= bytes.length && (bytes.readUInt16LE(at) & FIB_ENCRYPTED) !== 0;
}

const sectorSize = (bytes: Buffer): number => (bytes.readUInt16LE(30) === 12 ? 4096 : 512);

function nextSector(bytes: Buffer, sector: number, sectorBytes: number): number | null {
  const perFat = sectorBytes / 4;
  const index = Math.floor(sector / perFat);
  if (index >= HEADER_FAT_SECTORS) return null;
  const at = (bytes.readUInt32LE(76 + index * 4) + 1) * sectorBytes + (sector % perFat) * 4;
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : null;
}
