/** A run of UTF-7 (RFC 2152): base64 of UTF-16 between `+` and the first other sign, of which `-` belongs to it. */
const RUN = /\+([A-Za-z0-9/+]{3,4000})-?/gu;
/** What texts of papers have beyond ASCII: accents, the scripts of India, dashes, quotation marks and the signs of money. */
const OF_PAPERS = /^[ -~\n\r\t\u00a0-\u00ff\u0900-\u0dff\u2010-\u2044\u20a0-\u20bf]+$/u;
const BEYOND_ASCII = /[^\u0000-\u007f]/u;
/** Base64 carries six bits a sign; what is left over is empty and less than one sign. */
const BITS = 6;
const UNIT = 16;
/** Below this a plus sign before a word is one. */
const MIN_RUNS = 2;

/**
 * The words of a text that was saved as UTF-7, as old mail programs do; any other text as it is.
 * @returns how many runs were restored with it
 */
export function withoutUtf7(text: string): { text: string; restored: number } {
  if (!text.includes('+') || BEYOND_ASCII.test(text)) return { text, restored: 0 };
  let [restored, kept] = [0, 0];
  const whole = text.replace(RUN, (run, base64: string) => {
    const meant = decoded(base64);
    if (meant === null) kept += 1;
    else restored += 1;
    return meant ?? run;
  });
  return restored >= MIN_RUNS && restored > kept ? { text: whole.replaceAll('+-', '+'), restored } : { text, restored: 0 };
}

function decoded(base64: string): string | null {
  if ((base64.length * BITS) % UNIT >= BITS) return null;
  const bytes = Buffer.from(base64, 'base64');
  const even = bytes.subarray(0, bytes.length & ~1);
  const text = Buffer.from(even).swap16().toString('utf16le');
  return OF_PAPERS.test(text) && BEYOND_ASCII.test(text) ? text : null;
}
