import { withinTime } from '../../../core/concurrency/time-guard.js';
import { today } from '../../../core/validation/calendar-day.js';
import type { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { encodeQuery, unitTerm } from '../encoding/encoder.js';
import type { Guidance, Guide } from '../guide/guide.js';
import type { Topic, TopicLaw } from '../guide/topic.js';
import { and } from './hit-passages.js';
import { asksTheSame, isList, itemsWithout, questionParts } from './query/question-parts.js';
import { contextIn } from './query/follow-up.js';
import { inSmallLetters } from './query/small-letters.js';
import { stepAskedOf, stepsFrom } from './query/neighbour-step.js';
import { type ActsOfNumber, actsOfNumber } from './citing/law-by-number.js';
import { AskingBack } from './confidence/asking-back.js';
import { twoMatters } from './confidence/two-matters.js';
import type { Relevance } from './confidence/relevance.js';
import { CERTAIN, LONG_STORY, SURE, UNRELATED } from './confidence/confidence.js';
import { asksMeaning } from './excerpts/asked-for.js';
import { Definitions } from './opening/definitions.js';
import { leadingSections } from './opening/leading-sections.js';
import { NamedSections } from './opening/named-sections.js';
import { isOfBestTopic, statesWithoutLaw } from './opening/topic-law.js';
import { wholeSection } from './opening/whole-section.js';
import { RepealedTwins } from './opening/repealed-twins.js';
import { Follower } from './following/follower.js';
import { Neighbours } from './following/neighbours.js';
import { withoutNeedless } from './following/needless-penalties.js';
import { citesOtherLaw } from './following/section-links.js';
import { type FoundSection, type Linked, MOST_NAMED, sectionKey, sectionsOf, selectSections, withCited, withLinked } from './sections.js';
import type { MissingLaw } from './law-reader.js';
import type { Searcher, SearchRequest, SearchResponse } from './searcher.js';
import { type CitedPlace, citedPlaces } from './citing/written-citations.js';

/** A question that needs an answer. */
export interface ConsultRequest extends Omit<SearchRequest, 'first' | 'merge'> {
  /** All questions of the conversation before it, oldest first: "the section after that" is one of them. */
  earlier?: readonly string[];
}

/** The parts of an answer to a question. */
export interface Consultation extends SearchResponse {
  /** Each with all its passages, in the order of the text. */
  open: FoundSection[];
  named: FoundSection[];
  /** The question without the words that named a document, preceded by those that it follows up. */
  asked: string;
  /** The day the question is about: '2024-07-01'. */
  day: string;
  /** Acts that the nearest topic names and the library lacks. */
  absent: string[];
  /** Topics that may be meant, best first: in place of an answer where none is sure, and beside one that is not certain. Mostly none. */
  choices: readonly Topic[];
  /** The two topics of a story that are answered together, since either may be what is asked; missing mostly. */
  matters?: readonly Topic[];
  /** Which acts have a section of the number that is cited without one; null or missing where something else is asked. */
  ofNumber?: ActsOfNumber | null;
  /** Questions of a list of several that no passage surely answers; mostly none. */
  unanswered?: readonly string[];
  /** What people ask next about the nearest topic, in the language of the question; missing where nothing is stated. */
  followUps?: readonly string[];
  /** States that the question names, whose law decides it and is not in the library. */
  statesWithoutLaw: string[];
}

/** What is opened where it is not sure what is meant. */
const NOTHING_STATED = { passages: [], open: [], named: [], absent: [], statesWithoutLaw: [] };

/** Whether the library holds a section; `act-missing` where it does not hold the act. */
export type SectionHeld = 'held' | 'section-missing' | 'act-missing';

/** The score from which a topic's law is reported as missing; below it, the question may not be about the topic at all. */
const SURE_TOPIC = 1.5;
/** Passages from which the sections of an answer are chosen. */
const CONSULTED = 24;
/** Passages that are considered for a part of a question; the first is opened. */
const LEADING = 6;
/** The most provisions cited by texts that are opened; each takes a search of its own. */
const MOST_PROVISIONS = 8;
/** Characters of an opened section that are searched for citations of other laws. */
const READ_FOR_LINKS = 8000;
/** Questions before the one that a step starts from that may lead to its section in their turn; each may cost a search. */
const MOST_EARLIER = 6;
/** Sections that are opened where one took the place of the first; what it replaced is then only named. */
const MOST_WITH_HEIR = 2;
/** Opened sections that are searched like that, and provisions of other laws that are looked up for each. */
const MOST_FOLLOWED = 2;
const CITED_ELSEWHERE = 2;

/** From question to sections: what an answer opens and what it names. */
export class Consultant {
  private readonly follower: Follower;
  private readonly neighbours: Neighbours;
  private readonly twins: RepealedTwins;
  private readonly namedSections: NamedSections;
  private readonly definitions: Definitions;
  private readonly askingBack: AskingBack;

  constructor(
    private readonly index: Pick<RetrievalIndex, 'search' | 'idf'>,
    private readonly searcher: Searcher,
    private readonly guide: Guide,
  ) {
    this.follower = new Follower(index);
    this.neighbours = new Neighbours(index, guide);
    this.twins = new RepealedTwins(index, guide);
    this.namedSections = new NamedSections(index, guide);
    this.definitions = new Definitions(index, guide);
    this.askingBack = new AskingBack(index, guide);
  }

  /**
   * What an answer is made of: the sections that it opens, whole, and those that it names.
   * @throws NoActiveGenerationError when nothing has ever been indexed.
   */
  async consult({ earlier = [], ...request }: ConsultRequest): Promise<Consultation> {
    const question = await withinTime(() => inSmallLetters(request.question));
    return this.found(await this.standingAlone({ earlier, ...request, question }));
  }

  /** A question that asks for the section beside another one, or something of that section, with its citation instead. */
  private async standingAlone({ earlier = [], ...request }: ConsultRequest): Promise<Omit<ConsultRequest, 'earlier'>> {
    const asked = await withinTime(() => stepAskedOf(request.question, earlier));
    const beside = await this.sectionBeside(asked ? { ...request, question: asked.step, earlier: asked.earlier } : { ...request, earlier });
    if (beside === null) return request;
    return { ...request, question: asked ? `${request.question} ${beside}` : beside, context: '' };
  }

  /** A citation of the section that a question means by "the section after that"; null where it means none, or none is found. */
  private async sectionBeside({ question, earlier = [], ...request }: ConsultRequest): Promise<string | null> {
    const steps = await withinTime(() => stepsFrom(question, earlier));
    if (!steps) return null;
    await this.searcher.prepare();
    const context = await withinTime(() => contextIn(this.guide, steps.question, steps.earlier));
    const start = { ...request, words: undefined, question: steps.question, context, earlier: steps.earlier.slice(-MOST_EARLIER) };
    const { open, relevance, generation } = await this.found(await this.standingAlone(start));
    // Besides what took its place, the old law that was cited is what was asked about.
    const from = open.findLast(({ found }) => found === 'reference') ?? open[0];
    if (!relevance.sufficient || !from || from.passages.length === 0) return null;
    return this.neighbours.citationBeside(from, steps.by, { generation, signal: request.signal });
  }

  private async found(request: Omit<ConsultRequest, 'earlier'>): Promise<Consultation> {
    // Asked together, so that an index server is asked once.
    const [response, ofParts] = await Promise.all([
      this.searcher.search({ ...request, first: CONSULTED, merge: false }),
      this.answersOfParts(request),
    ]);
    const { guidance, generation, plan } = response;
    const day = request.asOn ?? today();
    const asked = [plan.context, plan.rest || request.question].filter(Boolean).join(' ');
    const scope = { generation, signal: request.signal, asOn: request.asOn ?? null };
    const defining = await this.definitions.of(request.question, response, scope);
    const relevance = defining.length > 0 ? { ...response.relevance, confidence: null, sufficient: true } : response.relevance;
    // Another generation may have been promoted in between.
    const leads = ofParts.flatMap((part) => (part.generation === generation && isSure(part.relevance) ? part.passages.slice(0, 1) : []));
    const sections = this.known(sectionsOf([...response.passages, ...leads]), day);
    const isNone = defining.length > 0 || response.law.cited.length > 0 || response.doubts.length > 0;
    const lacking = isNone ? [] : await this.provisionsLacking(guidance, sections[0], request.signal);
    const nothing = { ...response, ...NOTHING_STATED, relevance: { ...relevance, sufficient: false }, choices: [], asked, day };
    if (lacking.length > 0) return { ...nothing, missing: [...response.missing, ...lacking] };
    if (relevance.confidence !== null && (await withinTime(() => this.askingBack.isOfAnyAct(request, response, sections[0])))) {
      const ofNumber = actsOfNumber(response.law, this.guide);
      const choices = await this.askingBack.ofNumber(response, scope);
      return { ...nothing, ofNumber, choices };
    }
    const isLong = (request.question.match(/\S+/gu) ?? []).length >= LONG_STORY;
    const isDoubtful = relevance.sufficient && (leads.length === 0 || isLong) && (relevance.confidence ?? 1) < CERTAIN;
    if (isDoubtful && !isSure(relevance)) {
      const choices = await this.askingBack.ofStory(request.question, guidance, scope);
      const both = request.context ? [] : await withinTime(() => twoMatters(guidance.topics, this.guide.wordsIn(request.question)));
      const near = both.length > 0 ? both : choices.slice(0, MOST_NAMED);
      const nearest = this.known(await leadingSections(this.index, this.guide, near, scope), day);
      if (both.length > 0 && nearest.length === both.length)
        return { ...nothing, relevance, open: this.namedSections.ofEach(guidance, nearest), choices, matters: both };
      if (choices.length > 0) return { ...nothing, choices, named: nearest };
    }
    const chosen = await withinTime(() =>
      selectSections(
        sections,
        leads.map(sectionKey),
        asksTheSame(request.question) || isList(request.question),
        (second) => isDoubtful || isOfBestTopic(this.guide, second, guidance),
      ),
    );
    // Started together, so that an index server is asked once: the passages that were found show what is linked.
    const isSufficient = relevance.sufficient;
    const [open, linked, beside] = await Promise.all([
      Promise.all(chosen.open.map((section) => wholeSection(this.index, section, scope))),
      isSufficient ? this.linked(chosen.open, request.question, scope, day) : null,
      isSufficient && leads.length < 2 ? this.namedSections.beside(guidance, chosen.open, relevance.confidence, scope) : [],
    ]);
    const selection = linked
      ? await withinTime(() => withLinked({ open, named: chosen.named }, withoutNeedless(linked, open), request.question))
      : { open, named: chosen.named };
    selection.open =
      defining.length > 0
        ? defining
        : await Promise.all(
            selection.open.map((section) => (open.includes(section) ? Promise.resolve(section) : wholeSection(this.index, section, scope))),
          );
    const heir = isSufficient ? await this.twins.heirOf(selection.open[0], scope, day) : null;
    if (heir) selection.open = [heir.section, ...selection.open].slice(0, MOST_WITH_HEIR);
    else if (isSufficient && defining.length === 0)
      selection.open =
        leads.length > 1
          ? this.namedSections.ofEach(guidance, selection.open)
          : (this.namedSections.of(guidance, selection.open, relevance.confidence, beside) ?? selection.open);
    const law = heir
      ? {
          ...response.law,
          successions: [...response.law.successions, heir.succession],
          replaced: response.law.replaced.filter(({ from }) => from !== heir.succession.from.act),
        }
      : response.law;
    const twins = this.twins.twinsIn(selection.open, law.successions);
    selection.open = selection.open.filter((section) => !twins.includes(section));
    // What the ranking would have opened is still named.
    const ranked = open.filter((section) => !twins.some((twin) => isSame(twin, section)));
    selection.named = withCited(
      [...twins, ...ranked, ...selection.named]
        .filter((section, at, all) => all.findIndex((each) => isSame(each, section)) === at)
        .filter((section) => !selection.open.some((each) => isSame(each, section))),
    );
    const [topic] = guidance.topics;
    const sure = topic !== undefined && topic.score >= SURE_TOPIC && response.law.cited.length === 0;
    const absent = sure ? topic.topic.law.map(({ act }) => act).filter((act) => !this.guide.isLoaded(act)) : [];
    // What merely shares words with a question is not the nearest law to it.
    const isUnrelated = !isSufficient && (relevance.confidence ?? 1) < UNRELATED;
    return {
      ...response,
      // Who asks what a word means is not told what to do about the matters in which it is used.
      guidance:
        defining.length > 0
          ? { ...guidance, topics: guidance.topics.filter((each) => this.guide.isOpened(each.topic, selection.open)) }
          : guidance,
      relevance,
      ...(isUnrelated ? { open: [], named: [] } : selection),
      law,
      asked,
      day,
      absent: [...new Set(absent)],
      ofNumber: isSufficient ? null : actsOfNumber(law, this.guide),
      choices: isDoubtful
        ? await this.askingBack.ofTopics(guidance.topics, scope, { opened: (each) => this.guide.isOpened(each, selection.open) })
        : await this.askingBack.ofMatter(request, response, isSufficient, scope),
      unanswered: await withinTime(() =>
        itemsWithout(
          request.question,
          ofParts.map(({ relevance: each }) => isSure(each)),
        ),
      ),
      statesWithoutLaw: await withinTime(() => statesWithoutLaw(this.guide, request, topic)),
      followUps: topic && isSufficient ? await this.askingBack.followUps(topic.topic, request.question, selection.open, scope) : [],
    };
  }

  /**
   * What is found for each part of a question that asks several things, each following up those before it; [] for one that asks a single
   * thing.
   */
  private async answersOfParts({ question, context, ...request }: Omit<ConsultRequest, 'earlier'>): Promise<SearchResponse[]> {
    const parts = await withinTime(() => questionParts(question));
    if (parts.length < 2) return [];
    return Promise.all(
      parts.map((part, at) => {
        const before = [context ?? '', ...(isList(question) ? [] : parts.slice(0, at))].filter(Boolean).join(' ');
        return this.searcher.search({ ...request, words: undefined, question: part, context: before, first: LEADING, merge: false });
      }),
    );
  }

  /**
   * The sections that are cited, each opened exactly, with what took its place where it was repealed; null where none is.
   * @throws NoActiveGenerationError when nothing has ever been indexed.
   */
  async consultCited(
    places: readonly CitedPlace[],
    { asOn, signal }: Pick<ConsultRequest, 'asOn' | 'signal'>,
  ): Promise<Consultation | null> {
    const provisions = await this.searcher.cited(places, MOST_PROVISIONS, { asOn, signal });
    const generation = provisions.find((each) => each.generation !== null)?.generation ?? '';
    if (provisions.length === 0) return null;
    const day = asOn ?? today();
    const open = this.known(sectionsOf(provisions.flatMap(({ passages }) => passages)), day);
    return {
      generation,
      passages: open.flatMap(({ passages }) => passages),
      relevance: { value: 0, confidence: null, sufficient: open.length > 0 },
      plan: { references: [], documentIds: [], binding: false, rest: '', context: '' },
      corrections: [],
      guidance: { topics: [], units: [] },
      doubts: [],
      law: {
        acts: provisions.flatMap(({ law }) => law.acts),
        cited: provisions.flatMap(({ law }) => law.cited),
        successions: provisions.flatMap(({ law }) => law.successions),
        misnumbered: provisions.flatMap(({ law }) => law.misnumbered),
        replaced: [],
        missing: provisions.flatMap(({ law }) => law.missing),
        asked: '',
      },
      missing: provisions.flatMap(({ missing }) => missing),
      former: null,
      leftOut: [],
      open,
      named: [],
      asked: '',
      day,
      absent: [],
      choices: [],
      statesWithoutLaw: [],
    };
  }

  /**
   * The provision that a question surely is about, where the library holds its act and nothing of the topic in it, as in prints that end
   * before the schedules; [] for none, and where what comes first is no section of an act, which may answer all the same.
   */
  private async provisionsLacking(guidance: Guidance, first: FoundSection | undefined, signal?: AbortSignal): Promise<MissingLaw[]> {
    const [best] = guidance.topics;
    const isOfAct = first?.passages[0]?.documentType === 'act' && first.unit !== '';
    if (!best || best.score < SURE_TOPIC || !isOfAct || this.guide.isOpened(best.topic, [first])) return [];
    const { law } = best.topic;
    const held = await this.held(law, signal);
    const [leading] = law;
    return leading && held[0] === 'section-missing' && !held.includes('held') ? [{ ...leading, missing: 'section' }] : [];
  }

  /** Sections with what is known about whether they are law. */
  private known(sections: readonly FoundSection[], day: string): FoundSection[] {
    return sections.map((section) => ({
      ...section,
      gone: this.guide.goneAt(section.documentId, section.unit, day),
      status: this.guide.statusOf(section.documentId, section.unit, day),
    }));
  }

  /** Whether the library holds sections, in the order given. @throws NoActiveGenerationError */
  async held(law: readonly TopicLaw[], signal?: AbortSignal): Promise<SectionHeld[]> {
    await this.searcher.catchUp();
    return Promise.all(
      this.guide.placesOf(law).map(async ({ documentIds, units }) => {
        if (documentIds.length === 0) return 'act-missing';
        const { hits } = await this.index.search({
          lexical: encodeQuery(units.map((unit) => [unitTerm(unit), 1])),
          filter: and({ field: 'documentId', in: documentIds }, { field: 'unit', in: units }),
          limit: 1,
          signal,
        });
        return hits.length > 0 ? 'held' : 'section-missing';
      }),
    );
  }

  /** What has to be shown with sections, as far as it is still law. */
  private async linked(
    open: readonly FoundSection[],
    question: string,
    scope: Pick<SearchRequest, 'asOn' | 'signal'> & { generation: string },
    day: string,
  ): Promise<Linked> {
    const [{ penalties, definitions, references }, ...elsewhere] = await Promise.all([
      this.follower.follow(open, question, scope),
      ...open.slice(0, MOST_FOLLOWED).map((section) => this.citedElsewhere(section, scope)),
    ]);
    const standing = (sections: readonly FoundSection[]) =>
      sections.filter(({ documentId, unit }) => !this.guide.goneAt(documentId, unit, day));
    const meant = definitions.length > 0 && (await withinTime(() => asksMeaning(question))) ? definitions : [];
    return { penalties: standing(penalties), definitions: meant, references: standing([...references, ...elsewhere.flat()]) };
  }

  /** The first section of another law of the library that a section cites: "an offence under section 138 of the Negotiable Instruments Act, 1881". */
  private async citedElsewhere(
    section: FoundSection,
    scope: Pick<SearchRequest, 'asOn' | 'signal'> & { generation: string },
  ): Promise<FoundSection[]> {
    const { documentId, unit, passages } = section;
    const text = passages
      .map((passage) => passage.text)
      .join('\n')
      .slice(0, READ_FOR_LINKS);
    if (unit === '' || passages[0]?.documentType === 'judgment' || !citesOtherLaw(text)) return [];
    const provisions = await this.searcher.cited(citedPlaces([text]), CITED_ELSEWHERE, scope);
    const [found] = sectionsOf(provisions.flatMap((provision) => provision.passages)).filter((each) => each.documentId !== documentId);
    return found ? [{ ...found, score: section.score, found: 'ranking', relation: { kind: 'reference', of: unit.toUpperCase() } }] : [];
  }
}

const isSure = ({ sufficient, confidence }: Relevance): boolean => sufficient && (confidence ?? 1) >= SURE;
const isSame = (one: FoundSection, other: FoundSection): boolean => one.documentId === other.documentId && one.unit === other.unit;
