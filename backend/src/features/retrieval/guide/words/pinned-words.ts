import { loadPlainTexts } from '../plain-texts/load-plain-texts.js';
import { pinOf } from '../plain-texts/pins.js';
import type { PlainText, Sentence } from '../plain-texts/plain-text.js';
import type { NamedWords } from './named-words.js';

/**
 * The parts of the law that a plain text rests on, by section, in the order in which the text comes to each.
 * @param slots only of the sentences that say these; of all where there are none
 */
export function pinnedWords({ sentences }: Pick<PlainText, 'sentences'>, slots: readonly Sentence['slot'][] = []): NamedWords[] {
  const named = new Map<string, NamedWords & { take: string[] }>();
  const read = sentences.filter(({ slot }) => slots.length === 0 || slots.includes(slot));
  for (const written of read.flatMap(({ pins }) => pins)) {
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

/** The texts that the product ships, by the id of their topic. */
export const textsByTopic = (): ReadonlyMap<string, PlainText> =>
  new Map(loadPlainTexts().flatMap((text) => text.topics.map((topic): [string, PlainText] => [topic, text])));
