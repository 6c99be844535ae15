import { isHindi } from '../../../core/text/is-hindi.js';
import type { Token } from '../encoding/analyser.js';
import { statesIn } from '../encoding/languages/places.js';
import type { CatalogueEntry } from '../library/source-catalogue.js';
import type { OwnTopics } from '../library/own-topics.js';
import { ActCitations } from './library/act-citations.js';
import type { PreparedTopics } from './kept-topics.js';
import { LawStatuses } from './library/law-statuses.js';
import { LibraryActs } from './library/library-acts.js';
import { LibraryEntries } from './library/library-changes.js';
import { UndatedActs } from './library/undated-acts.js';
import { DefinitionSections } from './definition-sections.js';
import { followShare, type NextQuestion, nextQuestion } from './follow-up-topics.js';
import { type GuidedUnit, guidedUnits } from './guided-units.js';
import { isRespondent, sideShare } from './matching/asker-side.js';
import { type AskedSlot, generalTerms, slotsAsked } from './matching/general-question.js';
import { type GoneSection, loadActs } from './load-acts.js';
import { toldShare, wordsTold } from './matching/told-share.js';
import { askingSentences, storyTopics } from './matching/story-topics.js';
import { type Correction, englishFor, mended, strangeWords } from './matching/question-words.js';
import { forPersonalLaws, personalShare } from './personal-law.js';
import { askerFacts } from './asker/asker-facts.js';
import { Addressees } from './asker/addressees.js';
import type { KnownLawStatus } from '../reading/law-status.js';
import { undatedAct } from '../reading/undated-acts.js';
import type { PersonalLaw, Topic, TopicLaw } from './topic.js';
import { preparedMatcher, preparedTopics, shippedTopics } from './prepared-topics.js';
import { SectionForces, sectionStamp } from './section-force.js';
import { actsByTitle, type LackingAct, lackingActs } from './library/lacking-acts.js';
import { leadingActs, topicsByAct } from './library/leading-acts.js';
import { stateShare } from './state-law.js';
import { NextSteps } from './next-step/next-step.js';
import { isOfOtherLaw, namesNewSubject } from './subjects.js';
import { loadSuccessors, type Successors } from './successors.js';
import { bestMatches, type NearWay, type TopicMatch, type TopicMatcher } from './matching/topic-matcher.js';
import { unitLabels } from './unit-label.js';
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
export class Guide {
  private prepared: PreparedTopics | undefined;
  private readonly acts = new LibraryActs();
  private readonly undated = new UndatedActs(() => ({ titles: this.titles(), successors: this.successors }));
  private readonly citations = new ActCitations(this);
  private readonly entries = new LibraryEntries();
  private readonly forces = new SectionForces(this.acts);
  private readonly statuses = new LawStatuses(this.entries.all, this.acts, () => ({
    successors: this.successors,
    titles: [...this.knownSections().keys()],
    commencements: this.forces.commencements(),
  }));
  private loaded: readonly string[] | undefined;
  private ofStates = new Map<string, readonly string[]>();
  private own: OwnTopics & { matcher?: TopicMatcher } = { version: 0, added: [], off: new Set() };
  private actsByTitle: LibraryActs | undefined;
  private sections: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;
  private definitions: ReadonlyMap<string, DefinitionSections> | undefined;
  private known: readonly string[] | undefined;
  private words: ReadonlyMap<string, TopicWords> | undefined;
  /** To whom topics speak. */
  readonly addressees = new Addressees();
  private texts: ReadonlyMap<string, PlainText> | undefined;
  private kept: Successors | undefined;
  /** By topic; emptied when topics change. */
  private readonly following = new Map<string, NextQuestion | null>();
  private general: ReadonlySet<string> | undefined;
  private readonly steps = new NextSteps(this);

  /** @param topics the shipped ones when left out */
  constructor(private readonly topics?: readonly Topic[]) {}

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

  /** Repealed acts and what took their place. */
  get successors(): Successors {
    return (this.kept ??= loadSuccessors());
  }

  /** Titles of all acts that the guide knows, repealed ones too. */
  titles(): readonly string[] {
    return (this.known ??= [...new Set([...this.knownSections().keys(), ...this.successors.repealed()])]);
  }

  /** The heading of a section; undefined where the guide does not know the act, or the act has no section of this number. */
  headingOf(act: string, section: string): string | undefined {
    return this.knownSections().get(act)?.get(section);
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

  /** The numbers of an act's sections, in no order; [] where the guide does not know the act. */
  sectionsOf(act: string): string[] {
    return [...(this.knownSections().get(act)?.keys() ?? [])];
  }

  /** The section of an act that defines the word that a question asks about; undefined where the guide knows none. */
  definitionIn(act: string, question: string): string | undefined {
    this.definitions ??= new Map(loadActs().map((known) => [known.title, new DefinitionSections(known)]));
    return this.definitions.get(act)?.forQuestion(question);
  }

  /** Titles of the documents of the library. */
  loadedTitles(): readonly string[] {
    return (this.loaded ??= [...this.entries.all.values()].map(({ title }) => title));
  }

  /** The States whose law an act of the library is by its title; [] for law of all India, and for judgments, which name States as parties. */
  statesOf(documentId: string): readonly string[] {
    const known = this.ofStates.get(documentId);
    if (known) return known;
    const entry = this.entries.all.get(documentId);
    const states = !entry || entry.documentType === 'judgment' ? [] : statesIn(entry.title);
    this.ofStates.set(documentId, states);
    return states;
  }

  /** Whether an act of the library is law of this State. */
  holdsLawOf(state: string): boolean {
    return [...this.entries.all.keys()].some((id) => this.statesOf(id).includes(state));
  }

  /** Why a section of the library has no force on a day ('2024-07-01'); undefined for one that is in force, or still was then. */
  goneAt(documentId: string, unit: string, day: string): GoneSection | undefined {
    return this.forces.goneAt(documentId, unit, day);
  }

  /** Whether a section of the library is in force on a day, in words; null where it is not known. */
  stampOf({ documentId, unit, heading }: { documentId: string; unit: string; heading: string }, day: string): string | null {
    return sectionStamp({ gone: this.goneAt(documentId, unit, day), heading, status: this.statusOf(documentId, unit, day) }, day);
  }

  /** Whether a section is in force on a day, or as its act; null where nothing is known. */
  statusOf(documentId: string, unit: string, day: string): KnownLawStatus | null {
    return this.forces.statusOf(documentId, unit, day, this.inForce.of(documentId));
  }

  /** Which acts the documents of the library cite. */
  get citing(): ActCitations {
    return this.citations;
  }

  /** Which documents of the library are in force. */
  get inForce(): LawStatuses {
    return this.statuses;
  }

  /** Whether a document of the library is an act that the guide knows. */
  knows(documentId: string): boolean {
    return this.acts.isOneOf(documentId, this.titles());
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

  /** The documents of the library that hold an act, by its title and year, or by the name that `citedActs` gives one without its year. */
  documentsOf(act: string): readonly string[] {
    return undatedAct(act) === null ? this.acts.documentsOf(act) : this.undated.documentsOf(act);
  }

  isLoaded(act: string): boolean {
    return this.acts.documentsOf(act).length > 0;
  }

  /** Whether the leading section of a topic is one of these. */
  isOpened({ law }: Pick<Topic, 'law'>, open: readonly { documentId: string; unit: string }[]): boolean {
    return this.placesOf(law.slice(0, 1)).some(({ documentIds, units }) =>
      open.some((each) => documentIds.includes(each.documentId) && units.includes(each.unit.toLowerCase())),
    );
  }

  /** The same sections in the library, each with its documents and labels, in the order given. */
  placesOf(law: readonly TopicLaw[]): { documentIds: readonly string[]; units: readonly string[] }[] {
    return law.map(({ act, section }) => ({ documentIds: this.acts.documentsOf(act), units: unitLabels(section) }));
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

  /** Applies the library as it is now. */
  update(entries: readonly CatalogueEntry[]): void {
    const changes = this.entries.take(entries);
    this.citations.update(changes, [...this.acts.update(changes), ...this.undated.update(changes)]);
    this.statuses.reset();
    this.loaded = undefined;
    this.ofStates = new Map();
    this.forces.reset();
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

  /** The sections of each act that the guide has a list of, with their headings. */
  private knownSections(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    return (this.sections ??= new Map(loadActs().map(({ title, sections }) => [title, new Map(Object.entries(sections))])));
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
