import { ExtractionError } from '../extraction-error.js';
import { isIllegible } from './illegible.js';

/** Letters in a font of unknown codes from which on a text is not what it shows. */
const MIN_LETTERS = 8;
const MAX_NAMED = 3;
/**
 * Such fonts take the places of letters and signs of Latin script, or those of private use; a letter in Unicode that another font shows is
 * what it says.
 */
const LETTERS = /[A-Za-z\u00a1-\u02ff\u2013-\u2122\uf020-\uf0ff]/gu;

/** How many letters of a run in such a font are not what they show. */
export const legacyLetters = (text: string): number => text.match(LETTERS)?.length ?? 0;

/**
 * Refuses a text that is set in fonts from before Unicode whose codes are not known: it would be read as Latin letters without sense.
 * @param letters how many are set in each font
 * @throws ExtractionError `unsupported`
 */
export function refuseUnknownFonts(letters: ReadonlyMap<string, number>): void {
  const total = [...letters.values()].reduce((sum, count) => sum + count, 0);
  if (total < MIN_LETTERS) return;
  const names = [...letters.keys()].slice(0, MAX_NAMED).join(', ');
  throw new ExtractionError('unsupported', undefined, {
    detail: `It is set in the font ${names}, whose letters are not Unicode. Please save it as PDF, which is read by its looks, or convert it to Unicode.`,
  });
}

/**
 * Refuses a text of which a page is not what it shows, whatever its font was called: typed for such a font, by ISCII, or without a map of its
 * characters.
 * @throws ExtractionError `unsupported`
 */
export function refuseIllegible(pages: readonly { text: string }[]): void {
  if (!pages.some(({ text }) => isIllegible(text))) return;
  throw new ExtractionError('unsupported', undefined, {
    detail:
      'Some of its letters are not Unicode: it may be typed for an old font of an Indian script. Please save it as PDF, which is read by its looks, or convert it to Unicode.',
  });
}
