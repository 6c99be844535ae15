import { sentences } from '../../../../core/text/sentences.js';
import type { TopicMatch } from './topic-matcher.js';

/** Words from which a question tells a story; sentences of it that are read. */
const STORY_WORDS = 25;
const MOST_SENTENCES = 40;
/** How much the sentences that ask add to the whole. */
const ASKED_WEIGHT = 0.5;
/** How a sentence asks, in English, Hindi and Hinglish; "who", "when" and the like ask only where they begin it. */
const ASKS =
  /[?？]\s*$|^(?:and |so |but )?(?:can|could|is|are|do|does|did|what|how|who|whom|where|when|which|why|will|would|should|may|must|kya|kaise|kab|kahan|kaun|kitn[aei]|क्या|कैसे|कब|कहाँ|कहां|कौन|कितन[ाेी])(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:(?:what|where|how|who) (?:can|do|does|should|is|are|much|long|many|will|happens)|can (?:i|we|he|she|they)|is (?:it|this|there))(?!\p{L})/iu;

/**
 * The sentences in which a story asks something; '' for a question that tells none, and where all or none of its sentences ask.
 */
export function askingSentences(question: string): string {
  if ((question.match(/\S+/gu) ?? []).length < STORY_WORDS) return '';
  const all = sentences(question)
    .slice(-MOST_SENTENCES)
    .map(({ start, end }) => question.slice(start, end));
  const asking = all.filter((sentence) => ASKS.test(sentence));
  return asking.length < all.length ? asking.join(' ') : '';
}

/**
 * The topics of a story, in which what is asked weighs more than what is told: a lorry, a hospital and a broken leg lead to any accident,
 * "when the vehicle is not known" to one of them. Scores stay comparable with those of other questions.
 * @param whole topics of the story @param asked topics of the sentences that ask, with the story as their context
 */
export function storyTopics(whole: readonly TopicMatch[], asked: readonly TopicMatch[]): TopicMatch[] {
  // A topic that is in one list only scores in the other no more than the last of it.
  const least = (matches: readonly TopicMatch[]): number => matches.at(-1)?.score ?? 0;
  const all = new Map([...asked, ...whole].map((match) => [match.topic.id, match]));
  const scoreIn = (matches: readonly TopicMatch[], { topic, score }: TopicMatch): number =>
    matches.find((each) => each.topic.id === topic.id)?.score ?? Math.min(score, least(matches));
  return [...all.values()]
    .map((match) => ({ ...match, score: (scoreIn(whole, match) + ASKED_WEIGHT * scoreIn(asked, match)) / (1 + ASKED_WEIGHT) }))
    .sort((one, other) => other.score - one.score);
}
