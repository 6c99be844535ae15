import type { TopicMatch } from './matching/topic-matcher.js';
import { topicOdds } from './matching/topic-odds.js';
import { unitLabels } from './unit-label.js';

/** A section of a document that a topic leads to. */
export interface GuidedUnit {
  documentId: string;
  /** Label in the index, lower case. */
  unit: string;
  /**
   * How near the topic is to the question, and how relevant the section is to the topic; on the scale of a passage's lexical score, 0 to
   * about 4.
   */
  weight: number;
  /** Whether it is the most relevant section of the topic. */
  first: boolean;
  match: TopicMatch;
}

/** The weight of the second, third, … section of a topic relative to its first. */
const LATER_SECTIONS = [1, 0.7, 0.5, 0.5, 0.5, 0.5];
/**
 * What a topic adds to its sections: for its log odds, from `least` on and whole from `most` on; for its score; less for what its score
 * lacks of the nearest topic's; and where another topic names the section too. docs/retrieval-lab-book.md says how these were chosen.
 */
const RAISE = { least: -3, most: 6, odds: 2.5, score: 0.6, behind: 0.5, shared: 0.2 };
/**
 * From this many words on, the gap between a topic's score and the nearest one's counts more, in proportion to their number: each way of
 * asking shares only a part of a long question, so that all scores are low and lie close together.
 */
const LONG = 3;
/**
 * How much of what meaning gave the nearest topic is subtracted from all of them: otherwise several would count as certain, and their order
 * would be lost.
 */
const GAINED = 0.5;
const MOST_UNITS = 24;

/**
 * The sections of a library that topics lead to, by weight, each once.
 * @param topics best first
 * @param words how many different content words the question has
 * @param times the weight of its topics relative to those of a question that stands alone
 * @param documentsOf the documents of the library that hold an act
 */
export function guidedUnits(
  topics: readonly TopicMatch[],
  words: number,
  times: number,
  documentsOf: (act: string) => readonly string[],
): GuidedUnit[] {
  const units = new Map<string, GuidedUnit & { topics: number }>();
  const nearest = topics[0]?.score ?? 0;
  const gained = GAINED * (topics[0]?.meaning ?? 0);
  const behind = RAISE.behind * Math.max(1, words / LONG);
  for (const match of topics) {
    const odds = (topicOdds(match.score - gained, words) - RAISE.least) / (RAISE.most - RAISE.least);
    const raise = RAISE.odds * Math.min(1, Math.max(0, odds)) + RAISE.score * (match.score - gained);
    for (const [place, { act, section }] of match.topic.law.entries()) {
      const weight = times * raise * (LATER_SECTIONS[place] ?? 0) - behind * (nearest - match.score);
      for (const documentId of documentsOf(act))
        for (const unit of unitLabels(section)) {
          const key = `${documentId}#${unit}`;
          const known = units.get(key);
          const best = known && known.weight >= weight ? known : { documentId, unit, weight, first: place === 0, match };
          units.set(key, { ...best, topics: (known?.topics ?? 0) + 1 });
        }
    }
  }
  return [...units.values()]
    .map(({ topics: naming, ...unit }) => ({ ...unit, weight: Math.max(0, unit.weight) + (naming > 1 ? RAISE.shared : 0) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_UNITS);
}
