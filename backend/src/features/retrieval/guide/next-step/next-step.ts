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
/** The same for sections of an act that no topic leads to, where there are no more of them. */
const OF_SECTION = 1.8;
const MOST_SECTIONS = 2;
/** The least score of the section by which it goes on from whoever decided it, and its lead over all others. */
const DECIDED_BY = 3;
const LEAD = 0.5;
/** The same for the topic that was asked about, where its own text says what comes next; a topic of its own for the step says more. */
const SAYS_NEXT = 1.2;
/** What a topic of the step gains for its nearness to the matter by itself, of which the turn that tells the step says little. */
const OF_MATTER = 0.4;
/** Below this a topic of the step has nothing in common with the matter but its act. */
const LEAST_SHARED = 0.45;
/** How much less likely law of another field is where the next step of a matter is told, and law of the act that is for no such step. */
const ELSEWHERE = 0.5;
/** The slots of a text that say what comes next, and those that do where the other side refuses and the text says nothing of that. */
const WHEN_REFUSED: readonly AskedSlot[] = ['refusal'];
const OTHERWISE: readonly AskedSlot[] = ['forum', 'time'];

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
    const saysOf = (slots: readonly AskedSlot[]) => this.guide.pinnedWordsOf(before.topic.id, slots);
    const slots = step === 'refusal' && saysOf(WHEN_REFUSED).length === 0 ? OTHERWISE : WHEN_REFUSED;
    const says = saysOf(slots);
    const ownSays = step === 'refusal' ? says.length > 0 : says.some((place) => this.steps.isFor(place, step));
    const gaining = (topics: readonly Topic[], gain: number): TopicMatch[] => {
      const ofMatter = new Map(matchAmong(matcher, topics, context, '').map(({ topic, score }) => [topic.id, OF_MATTER * score]));
      return matchAmong(matcher, topics, question, context).map((match) => ({
        ...match,
        score: match.score + gain + (ofMatter.get(match.topic.id) ?? 0),
      }));
    };
    const rung = step === 'appeal' ? acts.map((act) => this.steps.from(act, question)).find((topic) => topic !== undefined) : undefined;
    // What was asked before was itself the way to who has decided now.
    const further = ofStep.filter(({ id }) => id !== before.topic.id && id !== rung?.id);
    const all = gaining(further.length > 0 ? further : ofStep, OF_STEP);
    const near = all.filter(({ topic, score }) => score >= OF_STEP + LEAST_SHARED || !acts.includes(topic.law[0]?.act ?? ''));
    const sections = rung || near.length > 0 ? [] : acts.flatMap((act) => this.steps.sectionsIn(act, step));
    // Which of several is meant nothing tells.
    const bySection = sections.length > MOST_SECTIONS ? [] : gaining(sections, OF_SECTION);
    const found = [...near, ...bySection];
    const own = ownSays && !found.some(({ topic }) => topic.id === before.topic.id) ? gaining([before.topic], SAYS_NEXT) : [];
    const others = [...found, ...own].sort((a, b) => b.score - a.score);
    const score = Math.max(DECIDED_BY, (others[0]?.score ?? 0) + LEAD);
    const topics = rung
      ? [{ topic: rung, score, way: rung.name, words: [] }, ...others.filter(({ topic }) => topic.id !== rung.id)]
      : others;
    if (topics.length === 0) return null;
    const isNear = ({ field, law: [first] }: Topic): boolean =>
      first !== undefined && (acts.includes(first.act) || (field !== undefined && field === before.topic.field));
    return { step, topics, slots: ownSays ? slots : [], shareOf: (topic) => (isNear(topic) ? 1 : ELSEWHERE) };
  }

  /**
   * Topics of the act that was spoken of by what they share with a question, best first; the earlier topics where none shares anything.
   * @param earlier topics of the questions that it follows up, best first
   */
  besides(question: string, earlier: readonly TopicMatch[], matcher: TopicMatcher): readonly TopicMatch[] {
    const act = earlier[0]?.topic.law[0]?.act;
    const ofAct = this.guide.shippedTopics().filter(({ law: [first] }) => first !== undefined && first.act === act);
    const near = matchAmong(matcher, ofAct, question, '').filter(({ words }) => words.length > 0);
    return near.length > 1 ? near : [...near, ...earlier].filter(({ topic }) => topic.law[0]?.act === act);
  }
}
