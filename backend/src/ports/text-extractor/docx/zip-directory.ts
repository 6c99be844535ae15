import { crc32, inflateRawSync } from 'node:zlib';
import { ExtractionError } from '../extraction-error.js';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
/** Values that announce a ZIP64 record, which no archive within our byte limit needs. */
const ZIP64_COUNT = 0xffff;
const ZIP64_SIZE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const FLAG_ENCRYPTED = 1;

export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  crc32: number;
  compressedBytes: number;
  /** As declared; unpacking stops there. */
  unpackedBytes: number;
  localHeaderOffset: number;
}

export interface ZipLimits {
  maxArchiveEntries: number;
  maxUnpackedBytes: number;
}

/**
 * Reads the central directory of a ZIP archive without unpacking anything.
 * @throws ExtractionError `too-large` when it declares more entries or bytes than allowed, `corrupt` when it is damaged
 */
export function readZipDirectory(bytes: Buffer, limits: ZipLimits): Map<string, ZipEntry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const offset = bytes.readUInt32LE(end + 16);
  if (count === ZIP64_COUNT || offset === ZIP64_SIZE || count > limits.maxArchiveEntries) throw new ExtractionError('too-large');

  const entries = new Map<string, ZipEntry>();
  let total = 0;
  let at = offset;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ExtractionError('corrupt');
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry: ZipEntry = {
      // Some programs for Windows write its separators.
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength).replaceAll('\\', '/'),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & FLAG_ENCRYPTED) !== 0,
      crc32: bytes.readUInt32LE(at + 16),
      compressedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      localHeaderOffset: bytes.readUInt32LE(at + 42),
    };
    total += entry.unpackedBytes;
    if (entry.compressedBytes === ZIP64_SIZE || total > limits.maxUnpackedBytes) throw new ExtractionError('too-large');
    // Readers disagree about which of two equal names counts, so neither is trusted.
    if (entries.has(entry.name)) throw new ExtractionError('corrupt');
    entries.set(entry.name, entry);
    at += ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Unpacks one entry in memory, never beyond its declared size.
 * @throws ExtractionError `too-large` when it holds more than it declares, `encrypted`, or `corrupt`
 */
export function unpackZipEntry(bytes: Buffer, entry: ZipEntry): Buffer {
  if (entry.encrypted) throw new ExtractionError('encrypted');
  const at = entry.localHeaderOffset;
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL_HEADER) throw new ExtractionError('corrupt');
  const start = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + entry.compressedBytes);
  if (packed.length !== entry.compressedBytes) throw new ExtractionError('corrupt');
  const unpacked = entry.method === STORED ? packed : inflate(packed, entry);
  if (unpacked.length !== entry.unpackedBytes || crc32(unpacked) !== entry.crc32) throw new ExtractionError('corrupt');
  return unpacked;
}

function inflate(packed: Buffer, entry: ZipEntry): Buffer {
  if (entry.method !== DEFLATED) throw new ExtractionError('unsupported');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  } catch (error) {
    throw new ExtractionError((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'corrupt');
  }
}

function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY && at + END_BYTES + bytes.readUInt16LE(at + 20) <= bytes.length) return at;
  }
  throw new ExtractionError('corrupt');
}
