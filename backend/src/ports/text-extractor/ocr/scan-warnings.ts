import { pagesThat } from '../../../core/text/page-ranges.js';
import type { ScanReport } from '../text-extractor.js';

/** Pages of which the doubtful words are told; the others are said to be doubtful. */
const MAX_PAGES_WITH_WORDS = 10;

/**
 * What whoever relies on the text is told of pages that were read from their pictures.
 * @param recognised pages whose own text lies behind a picture and was kept
 */
export function scanWarnings({ read, doubtful, unread, broken, words }: ScanReport, recognised: readonly number[] = []): string[] {
  const say = (numbers: readonly number[], one: string, several: string): string[] =>
    numbers.length > 0 ? [pagesThat(numbers, one, several)] : [];
  return [
    ...say(broken, 'has a damaged text layer, which was not used.', 'have damaged text layers, which were not used.'),
    ...say(read, 'was read from a picture: compare it with the original.', 'were read from pictures: compare them with the original.'),
    ...say(
      recognised,
      'has text that a scanner recognised: compare it with the original.',
      'have text that a scanner recognised: compare them with the original.',
    ),
    ...say(doubtful, 'could only be read with doubt.', 'could only be read with doubt.'),
    ...doubtfulWordsSaid(words),
    ...say(unread, 'could not be read.', 'could not be read.'),
  ];
}

/** "Doubtful on page 2: “l5”, “Rarn”." */
export const doubtfulWordsSaid = (words: ScanReport['words']): string[] =>
  words
    .slice(0, MAX_PAGES_WITH_WORDS)
    .map(({ page, words: of }) => `Doubtful on page ${page}: ${of.map((word) => `“${word}”`).join(', ')}.`);
