/** Letters that text recognition puts for digits, and the other way round. */
const DIGIT_FOR: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', '|': '1' };
/** A number, date or sum in which some digits came out as letters, with what may stand before it: "Rs.9,00,0OO/-", "l0.O3.2026". */
const MIXED_NUMBER = /^(?:\(|Rs\.?|₹|INR)?[\dOoIl|][\dOoIl|,./:-]*\)?[,.;:]?$/;
/** A sum in groups, of which only the first digit may be left: "5,OOO/-". */
const GROUPED = /^(?:Rs\.?|₹|INR)?\d{1,3}(?:,[\dOoIl|]{2,3}){1,4}(?:\/-)?[,.;:]?$/;
/** "O.37" is an Order of the Code of Civil Procedure. */
const ORDER = /^O\.\d/;
/** A word with a digit for one of its letters: "N0TICE", "c1ient". */
const MIXED_WORD = /^[("']?\p{L}*[01]\p{L}*[)"',.;:]?$/u;
/** A small "l" for the "I" of a word in capitals: "NOTlCE". */
const L_IN_CAPITALS = /^[("']?\p{Lu}{2,}l\p{Lu}{1,}[)"',.;:]?$/u;
/** Words that the rules look for and in which "m" often comes out as "rn". */
const WITH_M =
  'my from amount payment demand demands time same claim claimed sum complaint complainant company compensation summons summoned firm remain remains payments made months month committed premises terms demanded smt kumar sharma memo them him whom agreement judgment documents mr mrs term maximum information';
const RN = new Map(
  WITH_M.split(' ').flatMap((word) =>
    [...word.matchAll(/m/g)].map((match) => [`${word.slice(0, match.index)}rn${word.slice(match.index + 1)}`, word]),
  ),
);

/**
 * A token of a scanned text as it was probably printed; others come back as they are. Only what the rules look for is repaired:
 * numbers, and the words of notices.
 * @param token without white space
 */
export function repaired(token: string): string {
  const digits = token.match(/\d/g)?.length ?? 0;
  if (digits > 0 && MIXED_NUMBER.test(token) && !ORDER.test(token) && (digits > 1 || token.length <= 4 || GROUPED.test(token))) {
    const [prefix = ''] = /^(?:Rs\.?|INR)/.exec(token) ?? [];
    return prefix + token.slice(prefix.length).replace(/[OoIl|]/g, (letter) => DIGIT_FOR[letter] ?? letter);
  }
  if (digits === 1 && token.length >= 4 && MIXED_WORD.test(token)) {
    const capitals = /\p{Lu}\p{Lu}/u.test(token);
    return token.replace(/[01]/, (digit) => (digit === '0' ? (capitals ? 'O' : 'o') : capitals ? 'I' : 'l'));
  }
  if (L_IN_CAPITALS.test(token)) return token.replace('l', 'I');
  if (token.includes('rn')) {
    const [, before = '', word = '', after = ''] = /^([("']?)(\p{L}+)([)"',.;:]?)$/u.exec(token) ?? [];
    const right = RN.get(word.toLowerCase());
    if (right) return before + (/^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right) + after;
  }
  return token;
}
