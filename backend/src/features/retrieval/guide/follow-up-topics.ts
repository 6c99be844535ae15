import type { TopicMatch } from './matching/topic-matcher.js';
import type { Topic } from './topic.js';

/** The scores from which a topic answers what follows another one: after that one, and by the words of the question alone. */
const ANSWERS = { after: 2, alone: 1.2 };

/** A follow-up question stays with the law that was asked about: its field and its act and, a little less often, the very section. */
const FOLLOW = { sameField: 1.3, sameAct: 1.3, sameBoth: 1.8, sameSection: 0.8 };

/** A question that names nothing of its own is about what was asked before, or something beside it. */
const GENERAL = { same: 1.8, elsewhere: 0.5, says: 1.3 };

/**
 * How much likelier a topic is, or less likely, after a question that was about another one.
 * @param before the topic of that question
 * @param general for a question that names nothing of its own: whether the text of the topic says what it asks; otherwise undefined
 */
export function followShare({ id, field, law: [law] }: Topic, before: TopicMatch | undefined, general?: { says: boolean }): number {
  const earlier = before?.topic.law[0];
  if (!law || !before || !earlier) return 1;
  const sameAct = law.act === earlier.act;
  const sameField = field !== undefined && field === before.topic.field;
  const stays = sameAct && sameField ? FOLLOW.sameBoth : sameAct ? FOLLOW.sameAct : sameField ? FOLLOW.sameField : 1;
  if (general) {
    const near = id === before.topic.id ? GENERAL.same : stays === 1 ? GENERAL.elsewhere : stays;
    return general.says ? near * GENERAL.says : near;
  }
  return stays * (sameAct && law.section === earlier.section ? FOLLOW.sameSection : 1);
}

/** A question that people ask next, in their language, and the topic that answers it. */
export interface NextQuestion {
  question: string;
  topic: Topic;
}

/**
 * One of the questions that follow a topic, where another topic with law of its own surely answers it: asked after that one as well as by
 * itself, that topic is the nearest; undefined otherwise. In Hindi it is asked in the first way in which people ask about that topic; what
 * follows is written in English.
 * @param written one of `next`
 * @param read the topics that a question is about, best first, after a question before it
 */
export function nextQuestion(
  { id, name, asks, law: [own] }: Pick<Topic, 'id' | 'name' | 'asks' | 'law'>,
  written: string,
  hindi: boolean,
  read: (question: string, context: string) => readonly TopicMatch[],
): NextQuestion | undefined {
  const others = (question: string, context: string): TopicMatch | undefined =>
    read(question, context).find(({ topic }) => topic.id !== id);
  const after = others(written, asks.en[0] ?? name);
  if (!after || after.score < ANSWERS.after) return undefined;
  const alone = others(written, '');
  const { topic } = after;
  const [law] = topic.law;
  const isSame = law !== undefined && own !== undefined && law.act === own.act && law.section === own.section;
  if (alone?.topic.id !== topic.id || alone.score < ANSWERS.alone || isSame) return undefined;
  const question = hindi ? topic.asks.hi[0] : written;
  return question === undefined ? undefined : { question, topic };
}
