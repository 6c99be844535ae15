import type { PassageMatch, RetrievedPassage } from '../../library/retrieved-passage.js';
import type { PassageMatcher } from './passage-match.js';

/**
 * The weights of the features, compared with the relative score of the first ranking (1 for the best). Chosen over all development sets
 * together; each may be halved or doubled without much change: docs/retrieval-lab-book.md.
 */
const WEIGHTS = { coverage: 0.3, heading: 0.2, headingPrecision: 0.2, opening: 0.2, proximity: 0.3 };
const FEATURES = Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][];
/** A passage next to a good one, and a chapter with many candidates, are more likely to be meant. */
const NEIGHBOUR_WEIGHT = 0.1;
const SIBLINGS_WEIGHT = 0.3;
/** The law itself comes before decisions that apply it. */
const ENACTMENT_WEIGHT = 0.2;
/** Sections that speak about the act rather than about people hold many words and answer few questions. */
const FRAME_WEIGHT = 0.3;
const FRAME_SECTION = /^\W*(?:definitions?|interpretation|short title|savings?|repeal|extent|commencement|construction)\b/iu;
/** A section that was removed from its act answers nothing, though its former heading still matches words. */
const REPEALED_WEIGHT = 1;
const REPEALED = /^\W*(?:repealed|omitted)\b/iu;

export interface MatchedPassage extends RetrievedPassage {
  match: PassageMatch;
}

const placeOf = (passage: RetrievedPassage, ordinal: number): string => `${passage.documentId}#${ordinal}`;
const chapterOf = ({ documentId, headingPath }: RetrievedPassage): string => [documentId, ...headingPath.slice(0, -1)].join('\n');

/** How the first ranking scored the surroundings of a candidate; only other candidates are known. */
class Surroundings {
  private readonly scores = new Map<string, number>();
  private readonly chapters = new Map<string, number>();
  private total = 0;

  constructor(candidates: readonly RetrievedPassage[]) {
    for (const passage of candidates) {
      for (const ordinal of passage.ordinals) this.scores.set(placeOf(passage, ordinal), passage.score);
      const chapter = chapterOf(passage);
      this.chapters.set(chapter, (this.chapters.get(chapter) ?? 0) + passage.score);
      this.total += passage.score;
    }
  }

  /** The better score of the passages before and after. */
  neighbour(passage: RetrievedPassage): number {
    const at = passage.ordinals[0] ?? 0;
    const scoreAt = (ordinal: number): number => this.scores.get(placeOf(passage, ordinal)) ?? 0;
    return Math.max(scoreAt(at - 1), scoreAt(at + 1));
  }

  /** Share of all scores that the rest of the chapter has. */
  siblings(passage: RetrievedPassage): number {
    return this.total ? ((this.chapters.get(chapterOf(passage)) ?? 0) - passage.score) / this.total : 0;
  }
}

/** "What is a negotiable instrument?", "meaning of premises": then the definitions are the answer. */
const ASKS_MEANING =
  /^\s*(?:what|who)\s+(?:is|are)\s+(?:an?\s+)?[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2}(?:\s?\?)?\s*$|\b(?:meant by|meaning of|definition of|define[sd]?)\b/iu;

const DEFINITIONS = /^\W*(?:definitions?|interpretation)\b/iu;

function frameWeight(heading: string, meaning: boolean): number {
  if (REPEALED.test(heading)) return -REPEALED_WEIGHT;
  if (meaning) return DEFINITIONS.test(heading) ? FRAME_WEIGHT : 0;
  return FRAME_SECTION.test(heading) ? -FRAME_WEIGHT : 0;
}

/** Whether a question asks what a word means. */
export const asksMeaning = (question: string): boolean => ASKS_MEANING.test(question);

/**
 * Orders candidates by their score together with how well they match the question and what surrounds them.
 * @param meaning whether the question asks what a word means
 */
export function rerank(passages: readonly RetrievedPassage[], matcher: PassageMatcher, meaning: boolean): MatchedPassage[] {
  const top = passages.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE);
  const around = new Surroundings(passages);
  return passages
    .map((passage) => {
      const match = matcher.match(passage);
      const met = FEATURES.reduce((sum, [key, weight]) => sum + weight * match[key], 0);
      const kind = (passage.documentType === 'judgment' ? 0 : ENACTMENT_WEIGHT) + frameWeight(passage.heading, meaning);
      const place = (NEIGHBOUR_WEIGHT * around.neighbour(passage)) / top + SIBLINGS_WEIGHT * around.siblings(passage);
      return { ...passage, score: passage.score / top + met + place + kind, match };
    })
    .sort((a, b) => b.score - a.score);
}
