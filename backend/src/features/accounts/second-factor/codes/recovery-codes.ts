import { randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Crockford's Base32: without I, L, O and U, which are taken for other characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Codes of 80 random bits each, such as `7K2M-Q0XA-94TD-HZ31`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/**
 * What a person typed, in the form that codes are made in: capitals, groups, and the digits that some letters are taken for.
 * @returns null when it is not a recovery code, whatever account it is for
 */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (letters.length !== GROUPS * GROUP_LENGTH || [...letters].some((letter) => !ALPHABET.includes(letter))) return null;
  return grouped(letters);
}

const newCode = (): string =>
  grouped(Array.from({ length: GROUPS * GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''));

const grouped = (letters: string): string =>
  Array.from({ length: GROUPS }, (_unused, group) => letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH)).join('-');
