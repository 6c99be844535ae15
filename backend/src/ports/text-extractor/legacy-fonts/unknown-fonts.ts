import { ExtractionError } from '../extraction-error.js';

/** Letters in a font of unknown codes from which on a text is not what it shows. */
const MIN_LETTERS = 8;
const MAX_NAMED = 3;

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
