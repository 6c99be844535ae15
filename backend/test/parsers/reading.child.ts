import { hostileTexts, mostHostileTo } from './hostile-texts.js';
import { parsersOf } from './parser.js';

/** More than a question, a turn or a suggestion may have, and some twenty pages of a document or a file. UTF-16 units. */
const LONGEST: Readonly<Record<string, number>> = { documents: 12_000, questions: 12_000, files: 60_000, law: 60_000, rendering: 60_000 };

/** What this process is at; then, once for each area, how many texts were read, or refused, in all. */
export type ReadingMessage = { reading: string } | { read: number };

const tell = (message: ReadingMessage): Promise<void> => new Promise((resolve) => process.send?.(message, () => resolve()));
const makers = hostileTexts();

/**
 * Has every parser of an area read its share of the most hostile texts, and says with which it begins, so that one that never ends can be
 * killed and named.
 */
async function readAll(area: string): Promise<void> {
  let read = 0;
  for (const [place, { name, run, longest = LONGEST[area] ?? 0 }] of (await parsersOf(area)).entries()) {
    for (const hostile of mostHostileTo(place)) {
      const text = makers.get(hostile)?.(longest);
      if (text === undefined) throw new Error(`there is no hostile text ${hostile}`);
      await tell({ reading: `${name}: ${longest} units of ${hostile}` });
      try {
        await run(text);
      } catch {
        // A refusal is an answer, too.
      }
      read += 1;
    }
  }
  await tell({ read });
}

// One area after the other, which share what their parsers have loaded.
process.on('message', (area: string) => void readAll(area));
