import type { Topic } from '../topic.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The most words of a question that are read. */
const MOST_WORDS = 400;
/** The weight of a topic whose decisive fact the question does not tell. */
const UNTOLD = 0.75;

/** The words of a question, as `toldShare` takes them. */
export const wordsTold = (question: string): ReadonlySet<string> =>
  new Set((question.toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS));

/**
 * The weight of a topic by the fact that tells it from its neighbours: "my wife and I both want a divorce" is not about a wife who left, and
 * a friend who keeps a bicycle has not committed a breach of trust by that alone.
 */
export const toldShare = ({ told }: Pick<Topic, 'told'>, words: ReadonlySet<string>): number =>
  told === undefined || told.some((word) => words.has(word)) ? 1 : UNTOLD;
