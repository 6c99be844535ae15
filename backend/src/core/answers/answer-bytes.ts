const SMALL_VALUE_BYTES = 8;

/**
 * About how many bytes a value takes as JSON: the text itself, without the marks that escape it.
 * @param enough counting ends once the sum is larger
 */
export function answerBytes(value: unknown, enough: number): number {
  let bytes = 0;
  const rest: unknown[] = [value];
  for (let next = rest.pop(); bytes <= enough; next = rest.pop()) {
    if (typeof next === 'string') bytes += Buffer.byteLength(next) + 2;
    else if (Array.isArray(next)) {
      bytes += next.length;
      for (const item of next) rest.push(item);
    } else if (typeof next === 'object' && next !== null && !(next instanceof Date)) {
      for (const [key, item] of Object.entries(next)) {
        bytes += key.length + 4;
        rest.push(item);
      }
    } else bytes += SMALL_VALUE_BYTES;
    if (rest.length === 0) break;
  }
  return bytes;
}
