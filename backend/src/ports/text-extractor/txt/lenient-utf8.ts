import { windows1252 } from './windows-1252.js';

/** How many times more characters of several bytes there must be than bytes that belong to none. */
const SOUND_RATIO = 4;

export interface LenientText {
  text: string;
  /** Bytes that were no UTF-8, and were read as windows-1252. */
  wrong: number;
}

/**
 * UTF-8 in which a few bytes are of windows-1252, as a quotation mark pasted by an old program is.
 * @returns null for a text that is not UTF-8 but for a few bytes
 */
export function lenientUtf8(bytes: Uint8Array): LenientText | null {
  const parts: string[] = [];
  const decoder = new TextDecoder('utf-8');
  let [sound, wrong, from] = [0, 0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    if (length > 0) {
      if (length > 1) sound += 1;
      at += length;
      continue;
    }
    // A character that the end of a sample has cut is neither.
    if (bytes.length - at < 4 && isCut(bytes, at)) break;
    wrong += 1;
    if (at > from) parts.push(decoder.decode(bytes.subarray(from, at)));
    parts.push(windows1252(String.fromCharCode(bytes[at] as number)));
    at += 1;
    from = at;
  }
  if (sound < wrong * SOUND_RATIO) return null;
  parts.push(decoder.decode(bytes.subarray(from)));
  return { text: parts.join('').replace(/^\ufeff/u, ''), wrong };
}

/** Length of the character of UTF-8 that begins here; 0 where none does (Unicode, table 3-7). */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  const length = first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  const second = bytes[at + 1] as number;
  const [low, high] =
    first === 0xe0
      ? [0xa0, 0xbf]
      : first === 0xed
        ? [0x80, 0x9f]
        : first === 0xf0
          ? [0x90, 0xbf]
          : first === 0xf4
            ? [0x80, 0x8f]
            : [0x80, 0xbf];
  if (second < low || second > high) return 0;
  for (let i = 2; i < length; i++) if (((bytes[at + i] as number) & 0xc0) !== 0x80) return 0;
  return length;
}

const isCut = (bytes: Uint8Array, at: number): boolean =>
  (bytes[at] as number) >= 0xc2 && bytes.subarray(at + 1).every((byte) => (byte & 0xc0) === 0x80);
