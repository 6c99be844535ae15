import type { Finding } from './finding.js';
import { bareWords, type TextLine } from './text-lines.js';

const PLACE_TO_SIGN =
  /^(?:signature|signed|sign here|sd\/-|(?:authori[sz]ed )?signator(?:y|ies)|deponent|testator|testatrix|executant|yours (?:faithfully|truly|sincerely)|thumb impression)\b|_{6,}|\bsignature\s*:|^हस्ताक्षर/i;

/** Nothing at which anybody could sign. */
export function* findMissingSignature(lines: readonly TextLine[]): Generator<Finding> {
  if (lines.some((line) => PLACE_TO_SIGN.test(bareWords(line)))) return;
  const last = lines.findLast(({ text }) => text.trim() !== '') ?? lines[0];
  if (!last) return;
  const end = last.start + last.text.length;
  yield { kind: 'missing-signature', message: 'There is no place to sign.', line: last.number, start: end, end, excerpt: '' };
}
