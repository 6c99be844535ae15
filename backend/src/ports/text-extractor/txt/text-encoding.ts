/** The 32 places where windows-1252 differs from Latin-1; the five unassigned ones stay control characters. */
const WINDOWS_1252_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
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
 * Text from bytes of unknown encoding: byte order mark, then the NUL parity of UTF-16, then strict UTF-8, then windows-1252.
 * UTF-16 comes before UTF-8 because Devanagari in UTF-16 can be valid UTF-8.
 * @returns null when the bytes are not text
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const decoded = decodeAny(bytes);
  return decoded && looksLikeText(decoded.text) ? decoded : null;
}

/** Whether the first 64 KiB read as text; for deciding what a file is without decoding all of it. */
export function startsAsText(bytes: Uint8Array): boolean {
  const decoded = decodeAny(bytes.subarray(0, SAMPLE_BYTES));
  return decoded !== null && looksLikeText(decoded.text);
}

function decodeAny(bytes: Uint8Array): DecodedText | null {
  const encoding = markedEncoding(bytes) ?? utf16ByParity(bytes.subarray(0, SAMPLE_BYTES));
  if (encoding) return { encoding, text: new TextDecoder(encoding).decode(bytes) };
  try {
    // `stream` forgives a character cut off at the end of a sample.
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }) };
  } catch {
    return {
      encoding: 'windows-1252',
      text: windows1252(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')),
    };
  }
}

/**
 * Reads Latin-1 text as windows-1252. Not with `TextDecoder`: some Node releases take the two for the same and turn
 * quotation marks into control characters.
 */
export function windows1252(latin1: string): string {
  return latin1.replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252_80_TO_9F[char.charCodeAt(0) - 0x80] ?? char);
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
