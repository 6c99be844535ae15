import { lenientUtf8 } from './lenient-utf8.js';
import { withoutMojibake } from './mojibake.js';
import { withoutUtf7 } from './utf-7.js';
import { decodeUtf32, utf32ByParity } from './utf-32.js';
import { windows1252 } from './windows-1252.js';

export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be' | 'macintosh' | 'windows-1252';
  /** Bytes of a text in UTF-8 that were not, and were read as windows-1252. */
  wrongBytes?: number;
  /** Characters that a program had garbled. */
  restored?: number;
}

/** How much is looked at to tell UTF-16 and binary data apart, in bytes. */
const SAMPLE_BYTES = 64 * 1024;
/** Share of NUL bytes on one side of the pairs from which bytes count as UTF-16: spaces alone exceed it in any script. */
const UTF16_NUL_SHARE = 0.01;
/** How much rarer NUL must be on the other side. */
const UTF16_NUL_RATIO = 50;
/** Share of the pairs that are characters of the scripts in which papers are written here: pairs of ASCII read as Chinese. */
const UTF16_KNOWN_SHARE = 0.8;
/** Above this share of control characters the bytes are not text. */
const CONTROL_SHARE = 0.01;
/** One is an accident, however short the text. */
const STRAY_CONTROLS = 1;
const CONTROLS = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f\u007f-\u0084\u0086-\u009f\ufffd\ufffe\uffff]/g;

/**
 * Text from bytes of unknown encoding: byte order mark, then the NUL parity of UTF-32 and of UTF-16, then UTF-8, of which
 * a few bytes may be windows-1252, then that of old Macintoshes, then windows-1252.
 * UTF-16 comes before UTF-8 because Devanagari in UTF-16 can be valid UTF-8.
 * @returns null when the bytes are not text
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const decoded = decodeAny(bytes);
  return looksLikeText(decoded.text) ? decoded : null;
}

/** Whether the first 64 KiB read as text; for deciding what a file is without decoding all of it. */
export function startsAsText(bytes: Uint8Array): boolean {
  return looksLikeText(decodeAny(bytes.subarray(0, SAMPLE_BYTES)).text);
}

function decodeAny(bytes: Uint8Array): DecodedText {
  const decoded = decodeAsIs(bytes);
  const { text, restored } = withoutMojibake(decoded.text);
  const plain = withoutUtf7(text);
  const all = restored + plain.restored;
  return all > 0 ? { ...decoded, text: plain.text, restored: all } : decoded;
}

function decodeAsIs(bytes: Uint8Array): DecodedText {
  const wide = utf32ByParity(bytes.subarray(0, SAMPLE_BYTES));
  if (wide) return { encoding: wide, text: decodeUtf32(bytes, wide) };
  const encoding = markedEncoding(bytes) ?? utf16ByParity(bytes.subarray(0, SAMPLE_BYTES));
  if (encoding && encoding !== 'utf-8') return { encoding, text: new TextDecoder(encoding).decode(bytes) };
  try {
    // `stream` forgives a character cut off at the end of a sample.
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }) };
  } catch {
    const lenient = lenientUtf8(bytes);
    if (lenient) return { encoding: 'utf-8', text: lenient.text, wrongBytes: lenient.wrong };
    if (encoding) return { encoding, text: new TextDecoder(encoding).decode(bytes) };
    if (isMacintosh(bytes.subarray(0, SAMPLE_BYTES))) return { encoding: 'macintosh', text: new TextDecoder('macintosh').decode(bytes) };
    return {
      encoding: 'windows-1252',
      text: windows1252(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')),
    };
  }
}

function markedEncoding(bytes: Uint8Array): DecodedText['encoding'] | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function utf16ByParity(sample: Uint8Array): DecodedText['encoding'] | null {
  const pairs = sample.length >> 1;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < pairs * 2; i += 2) {
    if (sample[i] === 0) even++;
    if (sample[i + 1] === 0) odd++;
  }
  const known = (side: 0 | 1): boolean => {
    let count = 0;
    for (let i = side; i < pairs * 2; i += 2) if (isKnownBlock(sample[i] as number)) count++;
    return count >= pairs * UTF16_KNOWN_SHARE;
  };
  if (odd > pairs * UTF16_NUL_SHARE && odd >= even * UTF16_NUL_RATIO && known(1)) return 'utf-16le';
  if (even > pairs * UTF16_NUL_SHARE && even >= odd * UTF16_NUL_RATIO && known(0)) return 'utf-16be';
  return null;
}

/** By the upper byte of a character: Latin, the scripts of India, punctuation and the signs of money. */
const isKnownBlock = (upper: number): boolean => upper <= 0x01 || (upper >= 0x09 && upper <= 0x0d) || upper === 0x20 || upper === 0x21;

/** Dashes and quotation marks of old Macintoshes, capitals with accents in windows-1252. */
const MAC_MARKS = [0xd0, 0xd5] as const;
/** The dashes among them, of which one is Ñ: a text has to have quotation marks as well. */
const LAST_MAC_DASH = 0xd1;
/** Share of the bytes beyond ASCII that are such. */
const MAC_SHARE = 0.8;

/** Whether the only signs beyond ASCII are dashes and quotation marks as old Macintoshes keep them; windows-1252 has its own at 80 to 9F. */
function isMacintosh(sample: Uint8Array): boolean {
  let [marks, quotes, beyond] = [0, 0, 0];
  for (const byte of sample) {
    if (byte < 0x80) continue;
    if (byte < 0xa0) return false;
    beyond += 1;
    if (byte < MAC_MARKS[0] || byte > MAC_MARKS[1]) continue;
    marks += 1;
    if (byte > LAST_MAC_DASH) quotes += 1;
  }
  return quotes > 0 && marks >= beyond * MAC_SHARE;
}

function looksLikeText(text: string): boolean {
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls <= Math.max(STRAY_CONTROLS, text.length * CONTROL_SHARE);
}
