import type { TopicMatch } from './matching/topic-matcher.js';
import type { Topic } from './topic.js';

/** The score from which a topic answers what follows another one, if it is nearer than that one. */
const ANSWERS = 2;

/** A follow-up question stays with the law that was asked about: its field and its act and, a little less often, the very section. */
const FOLLOW = { sameField: 1.3, sameAct: 1.3, sameBoth: 1.8, sameSection: 0.8 };

/** How much likelier a topic is, or less likely, after a question that was about another one. @param before the topic of that question */
export function followShare({ field, law: [law] }: Topic, before: TopicMatch | undefined): number {
  const earlier = before?.topic.law[0];
  if (!law || !before || !earlier) return 1;
  const sameAct = law.act === earlier.act;
  const sameField = field !== undefined && field === before.topic.field;
  const stays = sameAct && sameField ? FOLLOW.sameBoth : sameAct ? FOLLOW.sameAct : sameField ? FOLLOW.sameField : 1;
  return stays * (sameAct && law.section === earlier.section ? FOLLOW.sameSection : 1);
}

/**
 * What people ask next about a topic, in Hindi: the topics that answer it, each by the first way in which people ask about it in Hindi. What
 * follows is written in English only; what no other topic surely answers is left out.
 * @param read the topics that a question is about, best first, after a question before it
 */
export function hindiFollowUps(
  { id, name, asks, next }: Pick<Topic, 'id' | 'name' | 'asks' | 'next'>,
  read: (question: string, context: string) => readonly TopicMatch[],
): string[] {
  const questions = next.flatMap((question) => {
    const topics = read(question, asks.en[0] ?? name);
    const other = topics.find(({ topic }) => topic.id !== id);
    const own = topics.find(({ topic }) => topic.id === id)?.score ?? 0;
    return other && other.score >= ANSWERS && other.score > own ? other.topic.asks.hi.slice(0, 1) : [];
  });
  return [...new Set(questions)];
}
