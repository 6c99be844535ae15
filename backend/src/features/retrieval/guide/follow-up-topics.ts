import type { TopicMatch } from './matching/topic-matcher.js';
import type { Topic } from './topic.js';

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
