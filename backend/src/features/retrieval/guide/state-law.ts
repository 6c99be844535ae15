import type { Topic } from './topic.js';

/** The weight of a topic on the law of one State where the question names no place, and where it names another State. */
const UNSAID = 0.8;
const ANOTHER = 0.2;

/** What a passage of one State's law loses in the same two cases, compared with a score of about 2 for words that meet the question. */
const PASSAGE = { unsaid: 0.3, another: 2.5 };

/** The weight of a topic for a question that names these States: 1 where nothing speaks against it. */
export function stateShare({ state }: Pick<Topic, 'state'>, named: readonly string[]): number {
  if (state === undefined || named.includes(state)) return 1;
  return named.length === 0 ? UNSAID : ANOTHER;
}

/** What a passage of the law of these States loses for a question that names those. @param law none for law of all India */
export function stateLoss(law: readonly string[], named: readonly string[]): number {
  if (law.length === 0 || law.some((state) => named.includes(state))) return 0;
  return named.length === 0 ? PASSAGE.unsaid : PASSAGE.another;
}
