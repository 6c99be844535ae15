/** Share of the characters, of those that are looked at, whose upper half is empty; all characters of papers are such. */
const EMPTY_SHARE = 0.98;
const MIN_BYTES = 8;
const WIDTH = 4;
const LAST = 0x10ffff;
const BYTE_ORDER_MARK = 0xfeff;

/** Whether bytes are UTF-32, by the two bytes of each four that are empty; null for anything else, UTF-16 too. */
export function utf32ByParity(sample: Uint8Array): 'utf-32le' | 'utf-32be' | null {
  const count = Math.floor(sample.length / WIDTH);
  if (sample.length < MIN_BYTES) return null;
  let [low, high] = [0, 0];
  for (let at = 0; at < count * WIDTH; at += WIDTH) {
    const [isStart, isEnd] = [sample[at] === 0 && sample[at + 1] === 0, sample[at + 2] === 0 && sample[at + 3] === 0];
    // Four empty bytes say nothing of their order, and are no text.
    if (isStart === isEnd) continue;
    if (isStart) high += 1;
    else low += 1;
  }
  if (low >= count * EMPTY_SHARE) return 'utf-32le';
  return high >= count * EMPTY_SHARE ? 'utf-32be' : null;
}

/** The text of UTF-32 without its byte order mark; U+FFFD for what is no character. */
export function decodeUtf32(bytes: Uint8Array, encoding: 'utf-32le' | 'utf-32be'): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + WIDTH <= bytes.length; at += WIDTH) {
    const code = view.getUint32(at, encoding === 'utf-32le');
    if (at === 0 && code === BYTE_ORDER_MARK) continue;
    parts.push(code > LAST || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code));
  }
  return parts.join('');
}
