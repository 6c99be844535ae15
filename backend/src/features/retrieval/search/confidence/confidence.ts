import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import type { FoundSection } from '../sections.js';

/** What tells whether the section that would be opened first is the one that a question asks for. */
export interface Signs {
  /** Topics of the guide, best first. */
  topics: readonly TopicMatch[];
  /** The section that would be opened first. */
  best: FoundSection;
  /** How many different content words the question has. */
  words: number;
  /** What speaks against an answer from acts, on the scale of `topicOdds`. */
  against: number;
}

/**
 * Logistic regression on 552 questions of 14 kinds, a third of them in words that the guide had never seen, with the kinds in equal parts:
 * `npm run bench -- confidence` prints its curve, docs/retrieval-lab-book.md says how it was made.
 */
const WEIGHTS = {
  bias: -8.587,
  /** Of the nearest topic, and by how much it leads the next one and the next one of another act. */
  score: 1.957,
  lead: 2.715,
  leadOfAct: 0.678,
  /** Natural logarithm of one more than the number of words. */
  length: 1.454,
  /** Share of the words that the topic uses. */
  covered: 2.723,
  /** One by the place of the section in the ranking by words. */
  rank: 0.983,
  /** Whether the nearest topic led to the section. */
  led: 1.34,
  against: -0.81,
} as const;
const MOST_AGAINST = 6;

/** Words of a question in which its parts do not speak for themselves: what is sure of one sentence of a story may not be what is asked. */
export const LONG_STORY = 55;
/** From this probability on an answer states the law. Of 30 just below it 19 would be right, but six of the others had what is right among the choices. */
export const SURE = 0.5;
/** Below this probability what was found has nothing to do with a question that is not answered: small talk, a poem. */
export const UNRELATED = 0.12;
/** Below this probability topics are offered with the answer: one of six is not what was meant. */
export const CERTAIN = 0.8;
/**
 * From here on the nearest topic is taken as meant, however low it scores, where the first section is its law: it held the expected section
 * for 61 of 63 questions from 0.7 on, and for 17 of the 19 below.
 */
export const CONFIRMS = 0.6;

/** Different content words from which a question tells a story. */
export const STORY_TERMS = 16;
/** Those from which it is a long one. */
const LONG_STORY_TERMS = 25;
/** Share of the nearest topic's score from which a topic of another act says something else of a story; a shorter one has less to go by. */
const DISAGREES = { short: 0.97, long: 0.9 };
/** A topic that is no nearer to a long story shares only words of the telling with it. */
const LEAST_OF_STORY = 0.5;
/** What is asked back is less likely than `SURE`. */
const ASKED_BACK = 0.45;

/** The law that stands for a topic. */
const actOf = ({ topic }: TopicMatch): string | undefined => topic.law[0]?.act;

/** Whether the topics that are nearest to a story are of different acts, or none is near. */
function disagree([first, ...others]: readonly TopicMatch[], words: number): boolean {
  if (!first || words < STORY_TERMS) return false;
  const isLong = words >= LONG_STORY_TERMS;
  const least = (isLong ? DISAGREES.long : DISAGREES.short) * first.score;
  const [second] = others;
  return (second !== undefined && second.score >= least && actOf(second) !== actOf(first)) || (isLong && first.score < LEAST_OF_STORY);
}

/**
 * The probability, 0 to 1, that the section which would be opened first is one that answers the question. A story whose best topics disagree
 * is asked back: what it is about could not be told.
 */
export function confidenceOf({ topics, best, words, against }: Signs): number {
  const [first, second] = topics;
  const total = first?.score ?? 0;
  const rival = first && topics.find((each) => actOf(each) !== actOf(first));
  const rank = best.passages.reduce((least, { scoreParts }) => Math.min(least, scoreParts.lexicalRank ?? Infinity), Infinity);
  const led = first !== undefined && best.passages.find(({ topic }) => topic !== undefined)?.topic === first.topic.id;
  const odds =
    WEIGHTS.bias +
    // Nearness in meaning decides which topic comes first; by itself it is near something for any question.
    WEIGHTS.score * (total - (first?.meaning ?? 0)) +
    WEIGHTS.lead * (total - (second?.score ?? 0)) +
    WEIGHTS.leadOfAct * (total - (rival?.score ?? 0)) +
    WEIGHTS.length * Math.log(1 + words) +
    WEIGHTS.covered * ((first?.words.length ?? 0) / Math.max(1, words)) +
    WEIGHTS.rank / rank +
    (led ? WEIGHTS.led : 0) +
    WEIGHTS.against * Math.min(MOST_AGAINST, against);
  const probability = 1 / (1 + Math.exp(-odds));
  return probability < CERTAIN && disagree(topics, words) ? Math.min(probability, ASKED_BACK) : probability;
}
