import { randomBytes } from 'node:crypto';
import { EventTooLargeError } from './events-errors.js';

/** Largest event as JSON in UTF-8. */
export const EVENT_MAX_BYTES = 1024 * 1024;
/** PostgreSQL refuses notifications of 8000 bytes and more; the rest is our header. */
const PART_BYTES = 7500;
const PARTS_UNDER_WAY = 64;

/** @throws EventTooLargeError */
export function encodeEvent(payload: unknown): string {
  const text = JSON.stringify(payload ?? null);
  const bytes = Buffer.byteLength(text);
  if (bytes > EVENT_MAX_BYTES) throw new EventTooLargeError(bytes, EVENT_MAX_BYTES);
  return text;
}

/** Cuts a text into notifications `id.index.count.part`, none of which splits a character. */
export function toParts(text: string): string[] {
  const bytes = Buffer.from(text, 'utf8');
  const cuts = [0];
  for (let at = 0; at < bytes.length;) {
    let end = Math.min(at + PART_BYTES, bytes.length);
    while (end < bytes.length && ((bytes[end] as number) & 0xc0) === 0x80) end -= 1;
    cuts.push((at = end));
  }
  const id = randomBytes(6).toString('base64url');
  const count = cuts.length - 1;
  return Array.from({ length: count }, (_, index) => `${id}.${index}.${count}.${bytes.toString('utf8', cuts[index], cuts[index + 1])}`);
}

/** Puts the parts of events together again; parts of one event arrive in order. */
export class PartAssembler {
  private readonly begun = new Map<string, string[]>();

  /** @returns the whole text with its last part, undefined before and for what is no part of ours. */
  add(notification: string): string | undefined {
    const match = /^([\w-]+)\.(\d+)\.(\d+)\./.exec(notification);
    if (!match) return undefined;
    const [header, id, index, count] = match as unknown as [string, string, string, string];
    const part = notification.slice(header.length);
    if (count === '1') return part;
    const parts = this.begun.get(id) ?? [];
    // A listener that came between the parts of an event has missed its beginning.
    if (parts.length !== Number(index)) return undefined;
    parts.push(part);
    this.begun.set(id, parts);
    if (this.begun.size > PARTS_UNDER_WAY) this.begun.delete(this.begun.keys().next().value as string);
    if (parts.length < Number(count)) return undefined;
    this.begun.delete(id);
    return parts.join('');
  }
}
