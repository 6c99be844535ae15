import { createHash } from 'node:crypto';
import { loadPlainTexts } from '../guide/plain-texts/load-plain-texts.js';
import type { PlainText } from '../guide/plain-texts/plain-text.js';
import type { OwnPlainText } from '../library/own-plain-text.js';

/** The plain text of a topic as it stands, whoever wrote it. */
export interface StandingText {
  text: PlainText;
  /** Whether an administrator wrote it. */
  own: boolean;
  enabled: boolean;
  /** Who says that a lawyer has read these very words, and when. */
  signed: { by: string; at: Date } | null;
}

let shipped: ReadonlyMap<string, PlainText> | undefined;

/** Tells one wording of a text from another: what was signed is no longer signed once it is changed. */
export const hashOf = ({ sentences }: PlainText): string => createHash('sha256').update(JSON.stringify(sentences)).digest('hex');

/** The plain text of a topic; null where it has none. */
export function standingText(topic: string, own: ReadonlyMap<string, OwnPlainText> | undefined): StandingText | null {
  shipped ??= new Map(loadPlainTexts().flatMap(({ topics, ...text }) => topics.map((id): [string, PlainText] => [id, text])));
  const decided = own?.get(topic);
  const text = decided?.text ?? shipped.get(topic);
  if (!text) return null;
  const signed = decided?.signed && decided.signed.hash === hashOf(text) ? { by: decided.signed.by, at: decided.signed.at } : null;
  return { text, own: decided?.text != null, enabled: decided?.enabled ?? true, signed };
}
