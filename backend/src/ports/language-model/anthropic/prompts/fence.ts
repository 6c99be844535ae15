import { randomBytes } from 'node:crypto';

/** A marker that no text can contain by intent, since it is drawn anew for every request. */
export function newMarker(): string {
  return randomBytes(12).toString('hex');
}

/** Encloses text that is data and never instruction; the system prompt names the marker. */
export function fence(name: string, text: string, marker: string): string {
  return `BEGIN ${name} ${marker}\n${text}\nEND ${name} ${marker}`;
}
