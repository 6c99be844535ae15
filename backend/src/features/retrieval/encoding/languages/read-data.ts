import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'data');

/**
 * A data file of this folder. Its form is tested by `npm run check -- lexicon`, not at every start.
 * @throws Error when the file is missing or is not JSON
 */
export const readData = (name: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'));

/** The value that `make` gives, made when it is first asked for. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
