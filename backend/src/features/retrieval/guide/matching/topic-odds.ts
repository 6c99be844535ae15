/** Logistic regression of questions that a library can answer against questions that it cannot: docs/retrieval-lab-book.md. */
const WEIGHTS = { score: 4.08, length: 5.15, bias: -15.9 };

/**
 * Log odds that a topic is meant by a question. The longer a question is, the smaller is the share of it that any topic can have.
 * @param score of the topic
 * @param words how many different content words the question has
 */
export const topicOdds = (score: number, words: number): number =>
  WEIGHTS.bias + WEIGHTS.score * score + WEIGHTS.length * Math.log(1 + words);
