import { withinTime } from '../../../../core/concurrency/time-guard.js';
import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { Guidance, Guide } from '../../guide/guide.js';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import type { Topic } from '../../guide/topic.js';
import { isNumberOfAnyAct } from '../citing/law-by-number.js';
import type { OpeningScope } from '../opening/section-at.js';
import type { FoundSection } from '../sections.js';
import type { SearchRequest, SearchResponse } from '../searcher.js';
import { choicesOf, type Offered, saysEnough, sentencesOfStory } from './choices.js';
import { heldTopics } from './held-topics.js';

/** Topics of a sentence of a story that may be what its teller asks about. */
const OF_SENTENCE = 2;

/** What a person is asked who may mean one of several things. */
export class AskingBack {
  constructor(
    private readonly index: Pick<RetrievalIndex, 'search'>,
    private readonly guide: Guide,
  ) {}

  /** Whether a question that stands alone is about a section of no act, which could be one of several. */
  isOfAnyAct(
    request: Omit<SearchRequest, 'first'>,
    { law, guidance: { topics } }: SearchResponse,
    first: FoundSection | undefined,
  ): boolean {
    if (request.context || request.topic !== undefined) return false;
    return isNumberOfAnyAct(law, { topics, words: this.guide.wordsIn(request.question), first }, this.guide);
  }

  /** Topics whose law has the number that is cited. */
  ofNumber({ law: { cited }, guidance }: SearchResponse, scope: OpeningScope): Promise<Topic[]> {
    const ofNumber = guidance.topics.filter(({ topic }) =>
      cited.some(({ section, word }) => word !== 'rule' && topic.law.some((law) => law.section === section)),
    );
    return this.ofTopics(ofNumber, scope);
  }

  /** Topics of a question, and of the sentences of a story that say enough. */
  async ofStory(question: string, { topics }: Guidance, scope: OpeningScope): Promise<Topic[]> {
    const ofSentences = await withinTime(() =>
      sentencesOfStory(question)
        .filter((sentence) => saysEnough(this.guide.wordsIn(sentence)))
        .flatMap((sentence) => this.guide.read(sentence).topics.slice(0, OF_SENTENCE)),
    );
    return this.ofTopics(topics, scope, { ofSentences });
  }

  /** The nearest of some topics, without those that lead to nothing in the library. @param more as `choicesOf` takes it */
  async ofTopics(topics: readonly TopicMatch[], scope: OpeningScope, more?: Offered): Promise<Topic[]> {
    const choices = await withinTime(() => choicesOf(topics, (act) => this.guide.isLoaded(act), more));
    return heldTopics(this.index, this.guide, choices, scope);
  }

  /** What people ask next about a topic, without what the library does not hold, and what an answer opens anyway. */
  async followUps(topic: Topic, question: string, open: readonly FoundSection[], scope: OpeningScope): Promise<string[]> {
    const next = await withinTime(() =>
      this.guide.followUpsOf(topic, question).filter((each) => !each.topic || !this.guide.isOpened(each.topic, open)),
    );
    const topics = next.flatMap((each) => each.topic ?? []);
    const held = topics.length > 0 ? await heldTopics(this.index, this.guide, topics, scope) : [];
    return next.filter((each) => !each.topic || held.includes(each.topic)).map((each) => each.question);
  }
}
