import { createHash } from 'node:crypto';

/** Made once at random for this product; changing it would orphan every stored point. */
const NAMESPACE = Buffer.from('5c0a8f0e6f1b4b7c9d3e2a1f84b6c7d0', 'hex');

/** A name-based UUID (RFC 9562 version 5), since a point id must be a UUID or a number. */
export function uuidV5(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The version is part of the id, so that a new version is written beside the old one and never over it. */
export function passagePointId(docId: string, docVersion: number, ordinal: number): string {
  return uuidV5(`${docId}#${docVersion}#${ordinal}`);
}
