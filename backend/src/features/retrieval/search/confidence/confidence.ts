import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import { leadsTo } from './choices.js';
import type { FoundSection } from '../sections.js';

/** What tells whether the section that would be opened first is the one that a question asks for. */
export interface Signs {
  /** Topics of the guide, best first. */
  topics: readonly TopicMatch[];
  /** The section that would be opened first. */
  best: FoundSection;
  /** The score of the section that comes closest to it; 0 where there is none. */
  next: number;
  /** How many different content words the question has. */
  words: number;
  /** Log odds that the nearest topic is meant, less what speaks against an answer from acts: `Relevance.value`. */
  value: number;
}

/**
 * Logistic regression on 779 questions of 20 kinds, two thirds of them in words that the guide had never seen: `npm run bench -- confidence` prints
 * its curve, docs/retrieval-lab-book.md says how it was made.
 */
const WEIGHTS = {
  bias: -0.65,
  value: 0.673,
  /** By how much the section's score leads that of the next one. */
  gap: 2.11,
  /** By how much the nearest topic leads the next one that leads to another section. */
  lead: 1.073,
  /** Share of the topics next to the nearest one that are of its field of law. */
  field: 0.753,
  /** Natural logarithm of one more than the number of words. */
  length: -1.012,
  /** Whether the nearest topic led to the section. */
  led: 1.212,
  /** Whether a story is told: its words speak of more than what is asked. */
  story: -0.733,
} as const;
/** What is further out says no more. */
const VALUES = { least: -4, most: 5 };
const MOST_GAP = 3;
/** So many topics next to the nearest one tell whether a question keeps to one field of law. */
const NEIGHBOURS = 4;

/** Words of a question in which its parts do not speak for themselves: what is sure of one sentence of a story may not be what is asked. */
export const LONG_STORY = 55;
/** From this probability on an answer states the law. Of 32 just below it 13 would be right, and most of the others had what is right among the choices. */
export const SURE = 0.5;
/** Below this probability what was found has nothing to do with a question that is not answered: small talk, a poem. */
export const UNRELATED = 0.15;
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
export function confidenceOf({ topics, best, next, words, value }: Signs): number {
  const [first, ...others] = topics;
  const other = others.find(({ topic }) => first && leadsTo(topic) !== leadsTo(first.topic));
  const neighbours = others.slice(0, NEIGHBOURS).filter(({ topic: { field } }) => field === first?.topic.field);
  const led = first !== undefined && best.passages.find(({ topic }) => topic !== undefined)?.topic === first.topic.id;
  const odds =
    WEIGHTS.bias +
    WEIGHTS.value * Math.min(VALUES.most, Math.max(VALUES.least, value)) +
    WEIGHTS.gap * Math.min(MOST_GAP, best.score - next) +
    // Nearness in meaning decides which topic comes first; by itself it is near something for any question.
    WEIGHTS.lead * ((first?.score ?? 0) - (first?.meaning ?? 0) - (other?.score ?? 0)) +
    WEIGHTS.field * (neighbours.length / NEIGHBOURS) +
    WEIGHTS.length * Math.log(1 + words) +
    (led ? WEIGHTS.led : 0) +
    (words >= STORY_TERMS ? WEIGHTS.story : 0);
  const probability = 1 / (1 + Math.exp(-odds));
  return probability < CERTAIN && disagree(topics, words) ? Math.min(probability, ASKED_BACK) : probability;
}
