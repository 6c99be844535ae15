import { setImmediate } from 'node:timers/promises';
import { withinTime } from '../../../../core/concurrency/time-guard.js';
import { asksInHindi } from '../../../../core/text/hinglish/asks-in-hindi.js';
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
/** Topics whose follow-ups are remembered. */
const MOST_KEPT = 2_000;

/** What a person is asked who may mean one of several things. */
export class AskingBack {
  /** Which of the topics that follow one are held, by their ids: the same for every question, as long as the library is as it was. */
  private readonly kept = new Map<string, ReadonlySet<string>>();
  /** A list of its own for each state of the library. */
  private library: readonly string[] | undefined;

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

  /** Where nothing answers a question that follows others up: topics of the act that they are about, rather than that nothing was found. */
  async ofMatter(
    { question, context = '' }: Pick<SearchRequest, 'question' | 'context'>,
    { doubts, missing }: Pick<SearchResponse, 'doubts' | 'missing'>,
    isAnswered: boolean,
    scope: OpeningScope,
  ): Promise<Topic[]> {
    if (isAnswered || context === '' || doubts.length > 0 || missing.length > 0) return [];
    return this.ofTopics(await withinTime(() => this.guide.besides(question, context)), scope);
  }

  /** The nearest of some topics, without those that lead to nothing in the library. @param more as `choicesOf` takes it */
  async ofTopics(topics: readonly TopicMatch[], scope: OpeningScope, more?: Offered): Promise<Topic[]> {
    const choices = await withinTime(() => choicesOf(topics, (act) => this.guide.isLoaded(act), more));
    return heldTopics(this.index, this.guide, choices, scope);
  }

  /** What people ask next about a topic, without what the library does not hold, and what an answer opens anyway. */
  async followUps(topic: Topic, question: string, open: readonly FoundSection[], scope: OpeningScope): Promise<string[]> {
    const hindi = asksInHindi(question);
    const found: { question: string; topic?: Topic }[] = [];
    // Texts of the guide, not of a user: there is nothing to guard against, but others have their turn in between.
    for (const written of topic.next) {
      const each = this.guide.followUpAs(topic, written, hindi);
      if (each) found.push(each);
      await setImmediate();
    }
    const next = found.filter((each, at) => found.findIndex((other) => other.question === each.question) === at);
    const held = await this.heldOnce(
      next.flatMap((each) => each.topic ?? []),
      scope,
    );
    const leadsOn = (to: Topic): boolean => held.has(to.id) && !this.guide.isOpened(to, open);
    return next.filter((each) => !each.topic || leadsOn(each.topic)).map((each) => each.question);
  }

  private async heldOnce(topics: readonly Topic[], scope: OpeningScope): Promise<ReadonlySet<string>> {
    if (topics.length === 0) return new Set();
    const library = this.guide.loadedTitles();
    if (this.library !== library || this.kept.size >= MOST_KEPT) this.kept.clear();
    this.library = library;
    const key = [scope.generation, ...topics.map(({ id }) => id)].join(' ');
    const known = this.kept.get(key);
    if (known) return known;
    const held = new Set((await heldTopics(this.index, this.guide, topics, scope)).map(({ id }) => id));
    // It may have changed in the meantime.
    if (this.guide.loadedTitles() === library) this.kept.set(key, held);
    return held;
  }
}
