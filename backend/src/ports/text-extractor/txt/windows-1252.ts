/** The 32 places where windows-1252 differs from Latin-1; the five unassigned ones stay control characters. */
const WINDOWS_1252_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Reads Latin-1 text as windows-1252. Not with `TextDecoder`: some Node releases take the two for the same and turn
 * quotation marks into control characters.
 */
export function windows1252(latin1: string): string {
  return latin1.replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252_80_TO_9F[char.charCodeAt(0) - 0x80] ?? char);
}

/** The byte of a character of windows-1252; undefined for any other. */
export function windows1252Byte(character: string): number | undefined {
  const code = character.charCodeAt(0);
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const at = WINDOWS_1252_80_TO_9F.indexOf(character);
  return at < 0 ? undefined : 0x80 + at;
}
