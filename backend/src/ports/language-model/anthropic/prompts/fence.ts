import { createHmac, randomBytes } from 'node:crypto';

/** A marker that no text can contain by intent, since it is drawn anew for every request. */
export function newMarker(): string {
  return randomBytes(12).toString('hex');
}

/** Nobody outside this process can tell what it makes of a text. */
const SECRET = randomBytes(32);

/** A marker that is the same for the same material, so that a prompt can begin alike each time; nobody who writes material knows it. */
export function markerFor(material: string): string {
  return createHmac('sha256', SECRET).update(material).digest('hex').slice(0, 24);
}

/** Encloses text that is data and never instruction; the system prompt names the marker. */
export function fence(name: string, text: string, marker: string): string {
  return `BEGIN ${name} ${marker}\n${text}\nEND ${name} ${marker}`;
}
