import type { Guidance } from '../../guide/guide.js';
import { topicOdds } from '../../guide/matching/topic-odds.js';
import { confidenceOf } from './confidence.js';
import type { Doubt } from '../query/doubts.js';
import { SURELY_ASKED } from '../meaning/asked.js';
import type { MatchedPassage } from '../query/rerank.js';
import { type FoundSection, sectionsOf } from '../sections.js';
import type { RetrievedPassage } from '../../library/retrieved-passage.js';

/** How sure a search is that the library speaks to the question. */
export interface Relevance {
  /** Log odds that the guide's nearest topic is meant; comparable between questions, and between libraries of any size. */
  value: number;
  /**
   * The probability that the best section answers the question, 0 to 1; null where there is nothing to doubt: it is cited, known to answer
   * this question, or in a document that is named or that the guide does not cover.
   */
  confidence: number | null;
  /** False: say what was not found instead of quoting passages that only share words with the question. */
  sufficient: boolean;
}

/** What is known about a question and about what was found for it. */
export interface Evidence {
  guidance: Guidance;
  /** The best section. */
  best: FoundSection | undefined;
  /** The score of the section that comes closest to it; 0 where there is none. */
  next: number;
  /** The ranking by the question's words, best first. */
  ranking: readonly MatchedPassage[];
  /** IDF of a term that no passage has. */
  rarest: number;
  /** Different content words of the question. */
  words: number;
  doubts: readonly Doubt[];
  /** Whether units that the question cites were found. */
  cited: boolean;
  /** Whether it names law that the library does not hold, and no other. */
  missing: boolean;
  /** Whether it names a document of the library. */
  named: boolean;
  /** Whether the guide knows the act of the best passage by words: its topics then cover what people ask about that act. */
  known: boolean;
}

/** What the decision considers besides the score and the length of the question, on the scale of `topicOdds`. */
const WEIGHTS = { shared: 0.24, lexical: 0.42 };
const DOUBTS: Readonly<Record<Doubt, number>> = {
  foreign: 3,
  forecast: 5,
  person: 5,
  'figure-of-today': 5,
  'state-law': 6,
  decision: 3,
  'everyday-matter': 6,
};
/** What a question gains by naming a document of the library. */
const NAMED = 2;
const THRESHOLD = -1.7;
/**
 * The threshold for the value that includes nearness in meaning. It is higher, since even a question without an answer is near some
 * topic: chosen so that none of the questions that words would refuse is answered.
 */
const THRESHOLD_WITH_MEANING = 0.3;
/** A ranking by words that puts a section so high agrees with the guide. */
const AGREED_RANK = 15;

/**
 * The one decision on whether an answer quotes. What is cited and found is never refused; a question that names law the library lacks is
 * never answered from other law; otherwise the guide's nearest topic decides where the library has its law, and the words alone where the
 * guide knows nothing of the document.
 */
export function assessRelevance(evidence: Evidence): Relevance {
  const { guidance, best, next, words: length, doubts, cited, missing, named } = evidence;
  if (!best) return { value: -Infinity, confidence: null, sufficient: false };
  if (cited) return { value: Infinity, confidence: null, sufficient: true };
  if (missing) return { value: -Infinity, confidence: null, sufficient: false };
  const agreed = best.passages.some(({ scoreParts }) => (scoreParts.lexicalRank ?? Infinity) <= AGREED_RANK);
  // A decision in the library says itself what the court held.
  const against = doubts.reduce((sum, doubt) => sum + (named && doubt === 'decision' ? 0 : DOUBTS[doubt]), 0);
  const oddsOf = (score: number, shared: number): number =>
    topicOdds(score, length) + WEIGHTS.shared * shared + (agreed ? WEIGHTS.lexical : 0) + (named ? NAMED : 0) - against;
  const byWords = guidance.topics.reduce<{ score: number; shared: number }>(
    (most, topic) => {
      const score = topic.score - (topic.meaning ?? 0);
      return score > most.score ? { score, shared: topic.words.length } : most;
    },
    { score: 0, shared: 0 },
  );
  const [topic] = guidance.topics;
  const value = oddsOf(byWords.score, byWords.shared);
  const withMeaning = topic?.meaning === undefined ? -Infinity : oddsOf(topic.score, topic.words.length);
  const near = value >= THRESHOLD || withMeaning >= THRESHOLD_WITH_MEANING;
  // The section is known to answer this very question.
  const answers = against === 0 && best.passages.some(({ asked }) => (asked ?? 0) >= SURELY_ASKED);
  const led = best.passages.some((passage) => passage.topic !== undefined);
  const words = byWordsAlone(evidence);
  const suffices = words >= leastByWords(evidence) || (led && agrees(value, words + smallLibrary(evidence)));
  const isCovered = !answers && !named && (led || evidence.known);
  const confidence = isCovered ? confidenceOf({ topics: guidance.topics, best, next, words: length, value }) : null;
  return { value, confidence, sufficient: (near && led) || answers || (against === 0 && suffices) };
}

/** How many sections are searched for a topic's one when words alone put another first but do not suffice. */
const NEAR_THE_TOP = 5;

/**
 * The decision, and the passages in the order that follows from it: where the section put first by words is not enough on its own and a
 * topic is meant, the topic's best section comes first.
 * @param passages best first
 */
export function decide<P extends RetrievedPassage>(
  passages: readonly P[],
  evidence: Omit<Evidence, 'best' | 'next'>,
): { relevance: Relevance; passages: readonly P[] } {
  const sections = sectionsOf(passages).slice(0, NEAR_THE_TOP);
  const assess = (best: FoundSection | undefined): Relevance =>
    assessRelevance({ ...evidence, best, next: sections.find((section) => section !== best)?.score ?? 0 });
  const relevance = assess(sections[0]);
  const led = sections.find((section) => section.passages.some(({ topic }) => topic !== undefined));
  if (relevance.sufficient || !led) return { relevance, passages };
  const again = assess(led);
  if (!again.sufficient) return { relevance, passages };
  // Where words and a topic suffice only together, the order of both is kept.
  if (again.value < THRESHOLD) return { relevance: again, passages };
  const first = new Set<RetrievedPassage>(led.passages);
  return {
    relevance: again,
    passages: [...passages.filter((passage) => first.has(passage)), ...passages.filter((passage) => !first.has(passage))],
  };
}

/** Passages that are considered; an answer would be drawn from these. */
const CONSIDERED = 5;
/** Logistic regression likewise, by words alone: docs/retrieval-lab-book.md. */
const BY_WORDS = { lexical: 1, coverage: 0.71, heading: 1, proximity: 0.26 };
const LEAST_BY_WORDS = 2.68;
/** For an act that the guide knows, words alone must match better: its topics would have matched what people ask about it. */
const LEAST_IN_KNOWN = 3.6;
/** In a library of few passages its own subject's words are common and score low, so less is asked for. */
const CALIBRATED_IDF = 8.25;
const SMALL_LIBRARY_SLOPE = 0.2;
/** A question that names a loaded document needs less. */
const LEAST_IN_NAMED = 0.4;

/** A topic and words, neither sufficient alone, suffice together from this much of each on. */
const TOGETHER = { words: 2.5, both: 2.2, share: 2 };

const agrees = (odds: number, words: number): boolean => words >= TOGETHER.words && odds + TOGETHER.share * words >= TOGETHER.both;

/** By how much the threshold for words is lowered for the largest IDF of a small library. */
const smallLibrary = ({ rarest }: Evidence): number => SMALL_LIBRARY_SLOPE * Math.max(0, CALIBRATED_IDF - rarest);

function leastByWords(evidence: Evidence): number {
  if (evidence.named) return LEAST_IN_NAMED;
  return (evidence.known ? LEAST_IN_KNOWN : LEAST_BY_WORDS) - smallLibrary(evidence);
}

/**
 * How well the best passages match the question: their score in multiples of the largest IDF (BM25 grows with the library), the share of
 * the question that they cover, in the heading and in the question's own word order.
 */
function byWordsAlone({ ranking, rarest }: Evidence): number {
  const best = ranking.slice(0, CONSIDERED);
  const most = (part: (passage: MatchedPassage) => number): number => best.reduce((top, passage) => Math.max(top, part(passage)), 0);
  return (
    BY_WORDS.lexical * most(({ scoreParts }) => (scoreParts.lexical ?? 0) / (rarest || 1)) +
    BY_WORDS.coverage * most(({ match }) => match.coverage) +
    BY_WORDS.heading * most(({ match }) => match.heading) +
    BY_WORDS.proximity * most(({ match }) => match.proximity)
  );
}
