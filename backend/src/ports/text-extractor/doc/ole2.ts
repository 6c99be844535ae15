const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const DIRECTORY_ENTRY_BYTES = 128;
const ENTRY_TYPE = 66;
const STREAM = 2;
const ROOT = 5;
/** Sectors of the directory that are read; Word writes a handful. */
const MAX_DIRECTORY_SECTORS = 256;
const HEADER_FAT_SECTORS = 109;
/** Streams below the size that the header gives lie in 64-byte sectors inside of the root's own stream ([MS-CFB] 2.6). */
const MINI_SECTOR_BYTES = 64;
const CUTOFF_OFFSET = 56;
/** Sectors of a chain that are followed. */
const MAX_CHAIN = 100_000;
/** Of a stream, for looking at its header; a mini sector. */
const START_BYTES = MINI_SECTOR_BYTES;

export interface OleStream {
  startSector: number;
  bytes: number;
}

/** Streams by their names; `root` holds the small ones. */
export class OleStreams extends Map<string, OleStream> {
  root: OleStream = { startSector: 0, bytes: 0 };
}

export const isOle2 = (bytes: Buffer): boolean => bytes.length >= HEADER_BYTES && bytes.subarray(0, 8).equals(MAGIC);

/**
 * Names of the streams in an OLE2 compound file, in [MS-CFB] terms the directory entries of type "stream".
 * Damage further on ends the list early.
 * @returns null when the directory is not where the header says
 */
export function oleStreams(bytes: Buffer): OleStreams | null {
  const streams = new OleStreams();
  const sectorBytes = sectorSize(bytes);
  let sector = bytes.readUInt32LE(48);
  const first = (sector + 1) * sectorBytes;
  if (bytes[first + ENTRY_TYPE] !== ROOT) return null;
  streams.root = streamAt(bytes, first);
  for (let read = 0; read < MAX_DIRECTORY_SECTORS; read++) {
    const at = (sector + 1) * sectorBytes;
    if (at + sectorBytes > bytes.length) break;
    for (let entry = at; entry < at + sectorBytes; entry += DIRECTORY_ENTRY_BYTES) {
      const nameBytes = bytes.readUInt16LE(entry + 64);
      if (bytes[entry + ENTRY_TYPE] !== STREAM || nameBytes < 2 || nameBytes > 64) continue;
      const name = bytes.toString('utf16le', entry, entry + nameBytes - 2);
      streams.set(name, streamAt(bytes, entry));
    }
    const next = nextSector(bytes, sector, sectorBytes);
    if (next === null) break;
    sector = next;
  }
  return streams;
}

/** The first 64 bytes of a stream; fewer where the file ends or is damaged. */
export function readStart(bytes: Buffer, stream: OleStream, root: OleStream): Buffer {
  const sectorBytes = sectorSize(bytes);
  const isSmall = stream.bytes < bytes.readUInt32LE(CUTOFF_OFFSET);
  const offset = isSmall ? stream.startSector * MINI_SECTOR_BYTES : 0;
  let sector: number | null = isSmall ? root.startSector : stream.startSector;
  const steps = Math.floor(offset / sectorBytes);
  for (let step = 0; step < steps && sector !== null; step++) sector = step < MAX_CHAIN ? nextSector(bytes, sector, sectorBytes) : null;
  if (sector === null) return Buffer.alloc(0);
  const at = (sector + 1) * sectorBytes + (offset % sectorBytes);
  return bytes.subarray(at, at + START_BYTES);
}

const streamAt = (bytes: Buffer, entry: number): OleStream => ({
  startSector: bytes.readUInt32LE(entry + 116),
  bytes: bytes.readUInt32LE(entry + 120),
});

const sectorSize = (bytes: Buffer): number => (bytes.readUInt16LE(30) === 12 ? 4096 : 512);

function nextSector(bytes: Buffer, sector: number, sectorBytes: number): number | null {
  const perFat = sectorBytes / 4;
  const index = Math.floor(sector / perFat);
  if (index >= HEADER_FAT_SECTORS) return null;
  const at = (bytes.readUInt32LE(76 + index * 4) + 1) * sectorBytes + (sector % perFat) * 4;
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : null;
}
