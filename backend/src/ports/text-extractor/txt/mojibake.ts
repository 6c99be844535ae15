import { windows1252Byte } from './windows-1252.js';

/**
 * UTF-8 that a program took for windows-1252 and saved again: "à¤¸" for "स", "â‚¹" for "₹", "â€œ" for a quotation mark. Indian scripts begin
 * with E0 A4 to E0 B7, the punctuation and the signs of money of Unicode with E2 80 to E2 82.
 */
const GARBLED = /\u00e0[\u00a4-\u00b7][^\u0000-\u007f]|\u00e2[\u20ac\u0080\u201a\u0082][^\u0000-\u007f]/gu;

/** The text with such characters restored, and how many they were. */
export function withoutMojibake(text: string): { text: string; restored: number } {
  let restored = 0;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const whole = text.replace(GARBLED, (garbled) => {
    const bytes = [...garbled].map((character) => windows1252Byte(character) ?? character.charCodeAt(0));
    if (bytes.some((byte) => byte > 0xff)) return garbled;
    try {
      const meant = utf8.decode(Uint8Array.from(bytes));
      restored += 1;
      return meant;
    } catch {
      return garbled;
    }
  });
  return { text: whole, restored };
}
