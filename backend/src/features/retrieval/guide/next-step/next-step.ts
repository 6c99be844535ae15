import type { AskedSlot } from '../matching/general-question.js';
import type { TopicMatch, TopicMatcher } from '../matching/topic-matcher.js';
import type { Topic } from '../topic.js';
import type { NamedWords } from '../words/named-words.js';
import { matchAmong } from './match-among.js';
import { type KnownLaw, StepTopics } from './step-topics.js';
import { type Step, toldStep } from './told-step.js';

/** Topics of the turn before whose acts the next step may be in, and the share of the nearest one's score that the others need. */
const EARLIER = { most: 4, share: 0.75 };
/** What a topic of the step gains: enough to be sure by itself, so that the words of the turn only tell it from others of the step. */
const OF_STEP = 1.4;
/** The same for the topic that was asked about, where its own text says what comes next; a topic of its own for the step says more. */
const SAYS_NEXT = 1.2;
/** How much less likely law of another field is where the next step of a matter is told, and law of the act that is for no such step. */
const ELSEWHERE = 0.5;
/** The slots of a text that say what to do when the other side refuses. */
const WHEN_REFUSED: readonly AskedSlot[] = ['refusal', 'forum', 'time'];
const WHEN_DECIDED: readonly AskedSlot[] = ['refusal'];

/** A step of a matter that a question tells, with the topics that it leads to, best first. */
export interface NextStep {
  step: Step;
  topics: readonly TopicMatch[];
  /** What is asked of the text of the topic before, where that topic leads. */
  slots: readonly AskedSlot[];
  /** The weight of every other topic. */
  shareOf: (topic: Topic) => number;
}

/** What is known of the law that next steps are looked for in. */
export interface StepLaw extends KnownLaw {
  pinnedWordsOf: (topic: string, slots: readonly AskedSlot[]) => readonly NamedWords[];
}

/** Where matters go on from what a question tells of them. */
export class NextSteps {
  private readonly steps: StepTopics;

  constructor(private readonly guide: StepLaw) {
    this.steps = new StepTopics(guide);
  }

  /**
   * Where a matter goes on: to the topics of the step that a question tells in the acts that were spoken of, or to what the text of the earlier topic
   * says of it. Null where the question tells no step, and where nothing is known to come next.
   * @param earlier topics of the questions that it follows up, best first
   */
  of(question: string, context: string, earlier: readonly TopicMatch[], matcher: TopicMatcher): NextStep | null {
    const [before] = earlier;
    const step = before && toldStep(question);
    if (!before || !step) return null;
    const spoken = earlier.slice(0, EARLIER.most).filter(({ score }) => score >= EARLIER.share * before.score);
    const acts = [...new Set(spoken.flatMap(({ topic }) => topic.law[0]?.act ?? []))];
    const ofStep = [...new Map(acts.flatMap((act) => this.steps.of(act, step)).map((topic) => [topic.id, topic])).values()];
    const slots = step === 'refusal' ? WHEN_REFUSED : WHEN_DECIDED;
    const says = this.guide.pinnedWordsOf(before.topic.id, slots);
    const ownSays = step === 'refusal' ? says.length > 0 : says.some((place) => this.steps.isFor(place, step));
    const gaining = (topics: readonly Topic[], gain: number): TopicMatch[] =>
      matchAmong(matcher, topics, question, context).map((match) => ({ ...match, score: match.score + gain }));
    const found = gaining(ofStep, OF_STEP);
    const own = ownSays && !found.some(({ topic }) => topic.id === before.topic.id) ? gaining([before.topic], SAYS_NEXT) : [];
    const topics = [...found, ...own].sort((a, b) => b.score - a.score);
    if (topics.length === 0) return null;
    const isNear = ({ field, law: [first] }: Topic): boolean =>
      first !== undefined && (acts.includes(first.act) || (field !== undefined && field === before.topic.field));
    return { step, topics, slots: ownSays ? slots : [], shareOf: (topic) => (isNear(topic) ? 1 : ELSEWHERE) };
  }
}
