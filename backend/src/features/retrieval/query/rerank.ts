import type { RetrievedPassage } from '../passage-payload.js';
import type { PassageMatch, PassageMatcher } from './passage-match.js';

/** What the features weigh beside the relative score of the first ranking (1 for the best); measured: docs/retrieval.md. */
const HEADING_WEIGHT = 0.3;
const PROXIMITY_WEIGHT = 0.3;
/** The law itself stands before decisions that apply it. */
const ENACTMENT_WEIGHT = 0.08;
/** Sections that speak about the act rather than about people hold many words and answer few questions. */
const FRAME_PENALTY = 0.2;
const FRAME_SECTION = /^\W*(?:definitions?|interpretation|short title|savings?|repeal|extent|commencement|construction)\b/iu;

export interface MatchedPassage extends RetrievedPassage {
  match: PassageMatch;
}

/** Orders candidates by their score together with how well the heading and neighbouring words meet the question. */
export function rerank(passages: readonly RetrievedPassage[], matcher: PassageMatcher): MatchedPassage[] {
  const top = Math.max(...passages.map((passage) => passage.score), Number.MIN_VALUE);
  return passages
    .map((passage) => {
      const match = matcher.match(passage);
      const kind = (passage.documentType === 'judgment' ? 0 : ENACTMENT_WEIGHT) - (FRAME_SECTION.test(passage.heading) ? FRAME_PENALTY : 0);
      const score = passage.score / top + HEADING_WEIGHT * match.heading + PROXIMITY_WEIGHT * match.proximity + kind;
      return { ...passage, score, match };
    })
    .sort((a, b) => b.score - a.score);
}
