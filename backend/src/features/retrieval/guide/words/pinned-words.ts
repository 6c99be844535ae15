import { loadPlainTexts } from '../plain-texts/load-plain-texts.js';
import { pinOf } from '../plain-texts/pins.js';
import type { PlainText } from '../plain-texts/plain-text.js';
import type { NamedWords } from './named-words.js';

/** The parts of the law that a plain text rests on, by section, in the order in which the text comes to each. */
export function pinnedWords({ sentences }: Pick<PlainText, 'sentences'>): NamedWords[] {
  const named = new Map<string, NamedWords & { take: string[] }>();
  for (const written of sentences.flatMap(({ pins }) => pins)) {
    const pin = pinOf(written);
    if (!pin) continue;
    const { act, section, part } = pin;
    const key = `${act}#${section}`;
    const known = named.get(key) ?? { act, section, at: '', take: [], never: [] };
    if (part !== '' && !known.take.includes(part)) known.take.push(part);
    named.set(key, known);
  }
  return [...named.values()];
}

/** The same for all texts that the product ships, by the id of their topic. */
export const loadPinnedWords = (): ReadonlyMap<string, readonly NamedWords[]> =>
  new Map(loadPlainTexts().flatMap((text) => text.topics.map((topic): [string, NamedWords[]] => [topic, pinnedWords(text)])));
