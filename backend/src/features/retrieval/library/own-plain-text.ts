import type { PlainText } from '../guide/plain-texts/plain-text.js';

/** What administrators decided about the plain text of a topic. */
export interface OwnPlainText {
  /** Their own text; null where the shipped one stands. */
  text: PlainText | null;
  enabled: boolean;
  /** Who says that a lawyer has read it, and when; null where nobody did. */
  signed: { by: string; at: Date; hash: string } | null;
}
