import { isHindi } from '../../../core/text/is-hindi.js';
import type { Token } from '../encoding/analyser.js';
import { statesIn } from '../encoding/languages/places.js';
import type { OwnTopics } from '../library/own-topics.js';
import type { PreparedTopics } from './kept-topics.js';
import type { LibraryActs } from './library/library-acts.js';
import { followShare, type NextQuestion, nextQuestion } from './follow-up-topics.js';
import { type GuidedUnit, guidedUnits } from './guided-units.js';
import { isRespondent, sideShare } from './matching/asker-side.js';
import { type AskedSlot, generalTerms, slotsAsked } from './matching/general-question.js';
import { LawGuide } from './library/law-guide.js';
import { toldShare, wordsTold } from './matching/told-share.js';
import { askingSentences, storyTopics } from './matching/story-topics.js';
import { type Correction, englishFor, mended, strangeWords } from './matching/question-words.js';
import { forPersonalLaws, personalShare } from './personal-law.js';
import { askerFacts } from './asker/asker-facts.js';
import { Addressees } from './asker/addressees.js';
import type { PersonalLaw, Topic } from './topic.js';
import { preparedMatcher, preparedTopics, shippedTopics } from './prepared-topics.js';
import { actsByTitle, type LackingAct, lackingActs } from './library/lacking-acts.js';
import { leadingActs, topicsByAct } from './library/leading-acts.js';
import { stateShare } from './state-law.js';
import { NextSteps } from './next-step/next-step.js';
import { isOfOtherLaw, namesNewSubject } from './subjects.js';
import { bestMatches, type NearWay, type TopicMatch, type TopicMatcher } from './matching/topic-matcher.js';
import { loadNamedWords, type NamedWords, type TopicWords } from './words/named-words.js';
import { pinnedWords, textsByTopic } from './words/pinned-words.js';
import type { PlainText } from './plain-texts/plain-text.js';

/** How the guide reads a question in one library. */
export interface Guidance {
  /** Best first. */
  topics: readonly TopicMatch[];
  /** By weight, each section once. */
  units: readonly GuidedUnit[];
  /** The personal laws that the question names. */
  laws?: readonly PersonalLaw[];
  /** What is asked of the matter that was spoken of before, where the question names nothing of its own. */
  slots?: readonly AskedSlot[];
}

/** Below this, a topic merely shares a word with the question. */
const LEAST_SCORE = 0.35;
/** The score of a topic that the asker chose: that of a way of asking word for word. */
const CHOSEN_SCORE = 3;
/** The nearest topics of a question, which may have offered what follows it. */
const OFFERED_BY = 3;
/** How much more topics weigh against words in a follow-up question: few of its own words say what it is about. */
const IN_CONTEXT = 1.6;

/** Which sections answer which everyday question: topics, matched with questions and with the acts of a library. */
export class Guide extends LawGuide {
  private prepared: PreparedTopics | undefined;
  private own: OwnTopics & { matcher?: TopicMatcher } = { version: 0, added: [], off: new Set() };
  private actsByTitle: LibraryActs | undefined;
  private words: ReadonlyMap<string, TopicWords> | undefined;
  /** To whom topics speak. */
  readonly addressees = new Addressees();
  private texts: ReadonlyMap<string, PlainText> | undefined;
  /** By topic; emptied when topics change. */
  private readonly following = new Map<string, NextQuestion | null>();
  private general: ReadonlySet<string> | undefined;
  private readonly steps = new NextSteps(this);

  /** @param topics the shipped ones when left out */
  constructor(private readonly topics?: readonly Topic[]) {
    super();
  }

  /** Reads the topics, a little at a time so that other requests are served in the meantime; it must run before anything else here. */
  async prepare(): Promise<void> {
    this.prepared ??= await (this.topics ? preparedTopics(this.topics) : shippedTopics());
  }

  /** Applies what administrators added and switched off, a little at a time; the latest version wins. The guide must be prepared. */
  async takeTopics(topics: OwnTopics | undefined): Promise<void> {
    if (!topics || topics.version <= this.own.version) return;
    const { vocabulary, matcher } = this.ready();
    const own = await preparedMatcher(topics.added, vocabulary, matcher);
    if (topics.version <= this.own.version) return;
    this.own = { version: topics.version, matcher: own, added: topics.added, off: topics.off };
    this.following.clear();
  }

  /** The shipped topics. The guide must be prepared. */
  shippedTopics(): readonly Topic[] {
    return this.ready().matcher.all;
  }

  /** The words of the law that answer a topic; undefined where the guide names none. */
  wordsOf(topic: string): TopicWords | undefined {
    return (this.words ??= loadNamedWords()).get(topic);
  }

  /** The parts of the law that the shipped plain text of a topic rests on, in these slots if there are any; [] for a topic without one. */
  pinnedWordsOf(topic: string, slots?: readonly AskedSlot[]): readonly NamedWords[] {
    const text = (this.texts ??= textsByTopic()).get(topic);
    return text ? pinnedWords(text, slots) : [];
  }

  /** Acts that the library lacks among those that topics name, its documents cite or questions ask about. */
  lackingActs(more: readonly string[]): LackingAct[] {
    const { off, added } = this.own;
    return lackingActs([...added, ...this.shippedTopics().filter(({ id }) => !off.has(id))], more, {
      citations: this.citations,
      known: (this.actsByTitle ??= actsByTitle(this.titles())),
      successors: this.successors,
      isLoaded: (act) => this.isLoaded(act),
    });
  }

  /** The acts of the library to which most topics lead, then those cited most. */
  leadingActs(limit: number): string[] {
    const topicsOf = topicsByAct(this.shippedTopics(), this.acts);
    return leadingActs([...this.entries.all.values()], (id) => (topicsOf.get(id) ?? 0) + this.citations.share(id), limit);
  }

  /** English words of a question that the guide does not know; the library may. */
  strangeWords(question: string): Token[] {
    const { vocabulary } = this.ready();
    // The words of an administrator's own way of asking are known in the form that the vocabulary gives them.
    const isOwn = ({ start, end }: Token): boolean =>
      this.ready()
        .matcher.wordsOf(question.slice(start, end))
        .some(({ term }) => this.own.matcher?.uses(term));
    return strangeWords(question, vocabulary).filter((token) => !isOwn(token));
  }

  /** How many different content words a question has, including those of the questions that it follows up. */
  wordsIn(question: string): number {
    return new Set(
      this.ready()
        .matcher.wordsOf(question)
        .map(({ term }) => term),
    ).size;
  }

  /** For terms of a question in Hindi, those that say the same in English. */
  englishFor(question: string): ReadonlyMap<string, readonly string[]> {
    return englishFor(question);
  }

  /** The question with its slips corrected. @param strange words that neither the guide nor the library knows */
  mended(question: string, strange: readonly Token[]): { text: string; corrections: Correction[] } {
    return mended(question, strange, this.ready().vocabulary);
  }

  /**
   * The topics that a question is about, and the sections of the library that they lead to.
   * @param context the questions that it follows up, '' for none
   * @param near topics that are near in meaning, see `TopicVectors`
   * @param chosen id of the topic that the asker chose among those offered; a follow-up that was offered leads to its topic by itself
   */
  read(question: string, context = '', near?: ReadonlyMap<number, NearWay>, chosen?: string): Guidance {
    const topic = chosen === undefined ? this.offeredAs(question, context) : this.topicOf(chosen);
    const { topics: matches, laws, slots } = this.matches(question, context, near);
    const topics = topic ? [{ topic: forPersonalLaws(topic, laws), score: CHOSEN_SCORE, way: topic.name, words: [] }] : matches;
    const words = this.wordsIn(`${context} ${question}`);
    const units = guidedUnits(topics, words, context ? IN_CONTEXT : 1, (act) => this.acts.documentsOf(act));
    return { topics, units, laws, ...(slots && { slots }) };
  }

  /** The topics that a question is about, best first, and what it asks of the one before it. */
  private matches(
    question: string,
    context: string,
    nearby?: ReadonlyMap<number, NearWay>,
  ): Omit<Required<Guidance>, 'units' | 'slots'> & Pick<Guidance, 'slots'> {
    const whole = `${context} ${question}`;
    const [facts, states] = [askerFacts(whole), statesIn(whole)];
    const { laws: named } = facts;
    const earlier = context ? this.match(context) : [];
    const [before] = earlier;
    const next = this.steps.of(question, context, earlier, this.ready().matcher);
    const asked = before && this.isGeneral(question) ? slotsAsked(question) : undefined;
    const [respondent, told] = [isRespondent(whole), wordsTold(whole)];
    const share = ({ topic }: TopicMatch): number =>
      personalShare(topic, named) *
      stateShare(topic, states) *
      sideShare(topic, respondent) *
      toldShare(topic, told) *
      this.addressees.shareOf(topic.id, facts) *
      (next?.shareOf(topic) ?? 1) *
      followShare(topic, before, asked && { says: asked.length > 0 && this.pinnedWordsOf(topic.id, asked).length > 0 });
    const stepped = new Set(next?.topics.map(({ topic }) => topic.id));
    const near = this.ofStory(question, context, this.match(question, context, nearby)).filter(({ topic }) => !stepped.has(topic.id));
    const topics = [...near.map((match) => ({ ...match, score: match.score * share(match) })), ...(next?.topics ?? [])]
      .map((match) => ({ ...match, topic: forPersonalLaws(match.topic, named) }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .sort((a, b) => b.score - a.score);
    const slots = next && before && topics[0]?.topic.id === before.topic.id && next.slots.length > 0 ? next.slots : asked;
    return { topics, laws: named, ...(slots && { slots }) };
  }

  /** The topic of a question that was offered as one that follows the question before it; undefined for any other. The guide must be prepared. */
  offeredAs(question: string, context: string): Topic | undefined {
    if (context === '') return undefined;
    const asked = question.trim();
    const hindi = isHindi(asked);
    for (const { topic } of this.match(context).slice(0, OFFERED_BY))
      for (const written of topic.next) {
        const next = hindi || written === asked ? this.followUpAs(topic, written, hindi) : undefined;
        if (next?.topic && next.question === asked) return next.topic;
      }
    return undefined;
  }

  /** A topic that is switched on; undefined where there is none of this id. The guide must be prepared. */
  topicOf(id: string): Topic | undefined {
    const { added, off } = this.own;
    return off.has(id) ? undefined : (added.find((each) => each.id === id) ?? this.shippedTopics().find((each) => each.id === id));
  }

  /** A question of a topic's `next`, with the topic that surely answers it; undefined for none. What administrators wrote follows as it stands. */
  followUpAs(topic: Topic, written: string, hindi: boolean): { question: string; topic?: Topic } | undefined {
    if (this.own.added.some(({ id }) => id === topic.id)) return { question: written };
    const key = `${hindi ? 'hi' : 'en'} ${topic.id} ${written}`;
    const known = this.following.get(key);
    if (known !== undefined) return known ?? undefined;
    const found = nextQuestion(topic, written, hindi, (next, before) => this.matches(next, before).topics);
    this.following.set(key, found ?? null);
    return found;
  }

  /** Whether a question has nothing to do with the one before it in a conversation. The guide must be prepared. @param points it says "he" or "it" */
  isNewSubject(question: string, before: string, points = false): boolean {
    const now = this.match(question);
    const known = namesNewSubject({ question, before, points, now }, this.ready().matcher);
    return known ?? (!this.isGeneral(question) && isOfOtherLaw(now, this.match(before), this.wordsIn(question)));
  }

  /** Topics beside those of the questions that a question follows up, in the same act: what may be meant where nothing answers it. */
  besides(question: string, context: string): readonly TopicMatch[] {
    return this.steps.besides(question, this.match(context), this.ready().matcher);
  }

  /** The topics of a question that tells a story, told by what it asks; those of any other as they are. */
  private ofStory(question: string, context: string, topics: TopicMatch[]): TopicMatch[] {
    const asked = context === '' ? askingSentences(question) : '';
    return asked === '' ? topics : storyTopics(topics, this.match(asked, question));
  }

  /** Whether a question names nothing of its own: "How long does it take?" */
  private isGeneral(question: string): boolean {
    const { matcher } = this.ready();
    this.general ??= generalTerms((text) => matcher.wordsOf(text));
    return matcher.wordsOf(question).every(({ term }) => this.general?.has(term));
  }

  private match(question: string, context = '', near?: ReadonlyMap<number, NearWay>): TopicMatch[] {
    const { matcher, off } = this.own;
    const shipped = this.ready().matcher.match(question, context, { off, near });
    return matcher ? bestMatches(shipped, matcher.match(question, context)) : shipped;
  }

  private ready(): PreparedTopics {
    if (!this.prepared) throw new Error('the guide was not prepared');
    return this.prepared;
  }
}
