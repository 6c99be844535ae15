import { countedLetters, repeatedLetters } from '../../../core/text/letter-numbers.js';
import { fromRoman } from '../../../core/text/roman.js';
import { unwrapped } from './wrapped-lines.js';

const BULLET = /^[-*•▪◦–—]\s+/;
const NUMBER = /^\(?(\d{1,3})[.)]\s+/;
const LETTER = /^\(?([a-z]{1,2})\)\s+/i;
const ROMAN = /^\(?([ivx]{1,6})\)\s+/i;

const MARKERS = [BULLET, NUMBER, LETTER, ROMAN];

/**
 * The entries of a list that was typed one per line, without bullets and without the writer's own numbers: the document
 * numbers them itself. A line that was broken is one again. A number counts as one only at its place in the list, so that "Mr. Rao" and "2. floor" keep theirs.
 * @param keeps true for a line that stays as it was typed
 */
export function listLines(text: string, { keeps = () => false }: { keeps?: (line: string) => boolean } = {}): string[] {
  const lines = unwrapped(text.split('\n'), (line) => keeps(line) || MARKERS.some((marker) => marker.test(line)));
  return lines.map((line, index) => (keeps(line) ? line : withoutMarker(line, index))).filter(Boolean);
}

function withoutMarker(line: string, index: number): string {
  if (BULLET.test(line)) return line.replace(BULLET, '');
  if (NUMBER.exec(line)?.[1] === String(index + 1)) return line.replace(NUMBER, '');
  const letter = LETTER.exec(line)?.[1]?.toLowerCase();
  if (letter === countedLetters(index + 1) || letter === repeatedLetters(index + 1)) return line.replace(LETTER, '');
  if (fromRoman(ROMAN.exec(line)?.[1] ?? '') === index + 1) return line.replace(ROMAN, '');
  return line;
}

/** An address or a name typed over several lines, in one. */
export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/(?<![,;])[,;]+$/, '')
        .trimEnd(),
    )
    .filter(Boolean)
    .join(', ');
