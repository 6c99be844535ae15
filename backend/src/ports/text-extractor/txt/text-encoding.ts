import { lenientUtf8 } from './lenient-utf8.js';
import { withoutMojibake } from './mojibake.js';
import { windows1252 } from './windows-1252.js';

export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
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
/** Above this share of control characters the bytes are not text. */
const CONTROL_SHARE = 0.01;
const CONTROLS = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f\u007f-\u0084\u0086-\u009f\ufffd\ufffe\uffff]/g;

/**
 * Text from bytes of unknown encoding: byte order mark, then the NUL parity of UTF-16, then UTF-8, of which
 * a few bytes may be windows-1252, then windows-1252.
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
  return restored > 0 ? { ...decoded, text, restored } : decoded;
}

function decodeAsIs(bytes: Uint8Array): DecodedText {
  const encoding = markedEncoding(bytes) ?? utf16ByParity(bytes.subarray(0, SAMPLE_BYTES));
  if (encoding && encoding !== 'utf-8') return { encoding, text: new TextDecoder(encoding).decode(bytes) };
  try {
    // `stream` forgives a character cut off at the end of a sample.
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }) };
  } catch {
    const lenient = lenientUtf8(bytes);
    if (lenient) return { encoding: 'utf-8', text: lenient.text, wrongBytes: lenient.wrong };
    if (encoding) return { encoding, text: new TextDecoder(encoding).decode(bytes) };
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
  if (odd > pairs * UTF16_NUL_SHARE && odd >= even * UTF16_NUL_RATIO) return 'utf-16le';
  if (even > pairs * UTF16_NUL_SHARE && even >= odd * UTF16_NUL_RATIO) return 'utf-16be';
  return null;
}

function looksLikeText(text: string): boolean {
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls <= text.length * CONTROL_SHARE;
}
