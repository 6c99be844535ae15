import { unitsInFigures } from '../../../core/text/law-names/read-citations.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import type { ContentOrigin } from '../../../core/confidentiality/content-origin.js';
import type { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { analyse } from '../encoding/analyser.js';
import { statesIn } from '../encoding/languages/places.js';
import { Ranker } from './ranking/ranker.js';
import { mergeNeighbours } from './merge-neighbours.js';
import type { RetrievedPassage } from '../library/retrieved-passage.js';
import { Guide, type Guidance } from '../guide/guide.js';
import { ofOneLaw } from '../guide/personal-law.js';
import type { Correction } from '../guide/matching/question-words.js';
import { DocumentNames } from './citing/document-names.js';
import type { CitedPlace } from './citing/written-citations.js';
import { planQuery, type QueryPlan } from './query/plan-query.js';
import { inSmallLetters } from './query/small-letters.js';
import type { MatchedPassage } from './query/rerank.js';
import type { HeldQuestions } from './meaning/asked.js';
import { NO_MEANING, type QuestionMeaning } from './meaning/question-meaning.js';
import { LawOpener } from './law-opener.js';
import { LawReader, type LawReading, type MissingLaw } from './law-reader.js';
import { isMissing, lacksItsLaw, missingCases, missingSections, withoutNeedless, withoutOtherLaw } from './missing-law.js';
import { openings } from './openings.js';
import { type Doubt, doubtsOf } from './query/doubts.js';
import { formerOffence } from './query/former-offences.js';
import { decide, type Relevance } from './confidence/relevance.js';
import { LawOnDay, type LeftOut, toFilter, type SearchFilters, withActs } from './search-filters.js';
import type { OwnTopics } from '../library/own-topics.js';
import type { SourceCatalogue } from '../library/source-catalogue.js';
import { KnownTerms } from '../encoding/term-statistics.js';

export interface SearchRequest {
  question: string;
  /** The questions that it follows up; '' or nothing for one that stands alone. */
  context?: string;
  filters?: SearchFilters;
  /** Only the law in force on this day ('2024-07-01'); whatever the library holds when left out. */
  asOn?: string | null;
  /** Number of passages to return, 1 to 100. */
  first: number;
  /** Search this generation instead of the active one. */
  generation?: string;
  /** Join hits that adjoin in the same unit or chapter; on by default. */
  merge?: boolean;
  /** Complete the ranking with one by the question's own words alone; on by default. */
  complete?: boolean;
  /** Further words to look for, asked for only where nothing is cited; '' when there are none. */
  words?: () => Promise<string>;
  /** Id of the topic that the asker chose among those offered. */
  topic?: string | undefined;
  /** What the question comes from; left out by the product's own questions. */
  origin?: ContentOrigin;
  signal?: AbortSignal;
}

export interface SearchResponse {
  generation: string;
  passages: RetrievedPassage[];
  /** Whether the library speaks to the question at all. */
  relevance: Relevance;
  plan: QueryPlan;
  /** Slips that were corrected before the search. */
  corrections: Correction[];
  /** What the guide to the law says about the question. */
  guidance: Guidance;
  /** What speaks against an answer from acts. */
  doubts: readonly Doubt[];
  law: LawReading;
  /** Law that the question names and the library does not hold. */
  missing: MissingLaw[];
  /** What to say about something that is no longer an offence, where the question asks for its punishment; null for nothing. */
  former: string | null;
  /** Documents that it asks for and that were not in force on the day of `asOn`. */
  leftOut: LeftOut[];
  degraded?: 'dense-unavailable';
}

/** A provision that a text cites. */
export interface CitedProvision {
  /** "section 14(1)(a) of the Delhi Rent Control Act, 1958" */
  citation: string;
  passages: RetrievedPassage[];
  /** Null where nothing was searched for. */
  generation: string | null;
  law: LawReading;
  missing: MissingLaw[];
}

const MAX_FIRST = 100;
/** Names an act and a section, a State and a word that is written wrongly. */
const FIRST_QUESTION =
  'What does section 6 of the Transfer of Property Act, 1882 say about a transfer of proprty in Delhi, and what is a lease?';
/** Sections of the guide whose act is said to have been left out where it was not in force on the day that is asked about. */
const LEADING_UNITS = 3;

/** The passage that words alone put first. */
const byWords = (passages: readonly MatchedPassage[]): MatchedPassage | undefined =>
  passages.reduce<MatchedPassage | undefined>(
    (best, each) => ((each.scoreParts.lexical ?? 0) > (best?.scoreParts.lexical ?? 0) ? each : best),
    undefined,
  );

const analysed = (words: string): Promise<string[]> => withinTime(() => analyse(words));

/** From question to passages: exact references first, then BM25F (fused with dense vectors where an embedder is set), reranked. */
export class Searcher {
  private readonly names = new DocumentNames();
  private namesVersion: string | undefined;
  private readonly law: LawReader;
  private readonly ranker: Ranker;
  private readonly opener: LawOpener;
  private isWarm = false;

  constructor(
    private readonly index: Pick<RetrievalIndex, 'search' | 'idf'>,
    private readonly meaning: QuestionMeaning,
    private readonly titles: SourceCatalogue,
    private readonly guide: Guide = new Guide(),
    held: HeldQuestions = { any: () => false },
  ) {
    this.law = new LawReader(guide);
    this.ranker = new Ranker(index, guide, held);
    this.opener = new LawOpener(index);
  }

  /** Reads the guide; a search that starts earlier waits for it. */
  prepare(): Promise<void> {
    return this.guide.prepare();
  }

  /** @throws NoActiveGenerationError when nothing has ever been indexed. */
  async search(asked: SearchRequest): Promise<SearchResponse> {
    const request = { ...asked, question: await withinTime(() => inSmallLetters(asked.question)) };
    const first = Math.min(Math.max(1, request.first), MAX_FIRST);
    await this.guide.prepare();
    const names = await this.documentNames();
    this.warmUp(names);
    const terms = new KnownTerms(this.index);
    const { text, corrections } = await this.mend(request, names, terms);
    const context = request.context ?? '';
    const { question, law, plan, states } = await withinTime(() => {
      const ofLaw = ofOneLaw(unitsInFigures(text));
      return { question: ofLaw, ...this.planned(ofLaw, names, request.context), states: statesIn(`${context} ${ofLaw}`) };
    });
    const day = new LawOnDay(this.guide.inForce, request.asOn);
    const filter = day.limit(toFilter(withActs(request.filters, names)));
    // A follow-up question means little by itself, to topics and passages alike.
    const meaning = context === '' ? await this.meaning.of(question, request) : NO_MEANING;
    // A word that was corrected may be the wrong one, which misleads a model.
    const near = corrections.length === 0 ? meaning.near : undefined;
    const { guidance, wanted } = await withinTime(() => ({
      guidance: this.guide.read(question, context, near, request.topic),
      wanted: openings(plan, law, this.guide),
    }));
    const { open, closed } = day.split(wanted);
    const opened = this.opener.opened(plan, open, filter, request);
    // A model's words wait until it is known that nothing is cited; otherwise an index server is asked for both at once.
    const furtherWords = async (): Promise<string[]> =>
      request.words && (await opened).exact.length === 0 ? analysed(await request.words()) : [];
    const [{ exact, absent }, ranked] = await Promise.all([
      opened,
      furtherWords().then((words) => this.ranker.rank({ plan, filter, words, guidance, states, meaning, terms }, { ...request, first })),
    ]);
    const seen = new Set(exact.map((passage) => `${passage.documentId}#${passage.ordinals[0]}`));
    const rest = ranked.fused.filter((passage) => !seen.has(`${passage.documentId}#${passage.ordinals[0]}`));
    const { former, relevance, passages, doubts } = await withinTime(() => {
      // Who cites a judgment wants what it decided.
      const decision = plan.cases?.absent.length ? ['decision' as const] : [];
      const asked = [...new Set([...doubtsOf(question), ...decision])];
      const against = this.withLawOfState(asked, states, ranked.passages[0]?.title ?? '');
      // Opens what is cited, with what became of it.
      const gone = exact.length > 0 ? null : formerOffence(question);
      const known = this.guide.knows(byWords(ranked.passages)?.documentId ?? '');
      const decided = decide([...exact, ...rest], {
        guidance,
        ranking: ranked.passages,
        rarest: ranked.rarest,
        known,
        words: this.guide.wordsIn(`${plan.context} ${question}`),
        doubts: request.topic === undefined ? against : [],
        cited: exact.length > 0 || plan.cases?.held === true,
        missing:
          gone !== null ||
          isMissing(withoutNeedless(law, exact), [...absent, ...closed], guidance) ||
          lacksItsLaw(guidance, (act) => this.guide.isLoaded(act), known),
        named: plan.documentIds.length > 0,
      });
      return { former: gone, doubts: against, ...decided };
    });
    return {
      generation: ranked.generation,
      passages: (request.merge === false ? [...passages] : mergeNeighbours(passages)).slice(0, first),
      relevance,
      plan,
      corrections,
      guidance,
      doubts,
      law,
      missing: [
        ...withoutNeedless(law, exact).missing,
        ...missingSections(absent),
        ...missingCases(plan, (parties) => this.guide.strangeWords(parties).length > 0),
      ],
      former,
      leftOut: day.leftOut([
        ...wanted.flatMap(({ documentIds }) => documentIds),
        ...plan.documentIds,
        ...guidance.units.slice(0, LEADING_UNITS).map(({ documentId }) => documentId),
      ]),
      ...(ranked.degraded && { degraded: ranked.degraded }),
    };
  }

  /**
   * The provisions that are cited by number and law, each with its passages and those of what took its place where it was repealed;
   * nothing that merely resembles what they say.
   * @param places see `citedPlaces`
   * @param limit citations at most
   * @throws NoActiveGenerationError when nothing has ever been indexed.
   */
  async cited(
    places: readonly CitedPlace[],
    limit: number,
    request: Pick<SearchRequest, 'asOn' | 'generation' | 'signal'>,
  ): Promise<CitedProvision[]> {
    await this.guide.prepare();
    const names = await this.documentNames();
    const day = new LawOnDay(this.guide.inForce, request.asOn);
    const filter = day.limit(undefined);
    const cited = await withinTime(() =>
      this.law.citationsAt(places, limit).map((citation) => {
        const law = this.law.read(citation);
        return { citation, law, wanted: openings(withoutOtherLaw(planQuery(law.asked, names), law), law, this.guide) };
      }),
    );
    return Promise.all(
      cited.map(async ({ citation, law, wanted }) => {
        const { open } = day.split(wanted);
        const { passages, absent, generation } = await this.opener.open(open, filter, request);
        return { citation, passages, generation, law, missing: [...law.missing, ...missingSections(absent)] };
      }),
    );
  }

  /** Loads what questions need and compiles its patterns, with words of our own: the first question has then no more to do than others. */
  private warmUp(names: DocumentNames): void {
    if (this.isWarm) return;
    this.isWarm = true;
    const { law, plan } = this.planned(FIRST_QUESTION, names, undefined);
    this.guide.mended(FIRST_QUESTION, this.guide.strangeWords(FIRST_QUESTION));
    this.guide.read(FIRST_QUESTION);
    openings(plan, law, this.guide);
    this.ranker.termsOf(plan);
  }

  private planned(question: string, names: DocumentNames, context: string | undefined): { law: LawReading; plan: QueryPlan } {
    const law = this.law.read(question);
    return { law, plan: withoutOtherLaw(planQuery(law.asked, names, context), law) };
  }

  /** The law of a State decides nothing against an answer where the library holds it. */
  private withLawOfState(doubts: readonly Doubt[], states: readonly string[], title: string): Doubt[] {
    const isHeld = states.some((state) => this.guide.holdsLawOf(state)) || (states.length === 0 && statesIn(title).length > 0);
    return doubts.filter((doubt) => doubt !== 'state-law' || !isHeld);
  }

  /** Words that the guide does not know are slips only if the library does not know them either. */
  private async mend(
    request: SearchRequest,
    names: DocumentNames,
    terms: KnownTerms,
  ): Promise<{ text: string; corrections: Correction[] }> {
    const { question, context } = request;
    const { strange, looked } = await withinTime(() => {
      const words = this.guide.strangeWords(question);
      if (words.length === 0) return { strange: words, looked: [] };
      // The ranking will ask about the terms of what the question turns out to say: an index server is asked about both readings at once.
      const readings = [question, this.guide.mended(question, words).text];
      return { strange: words, looked: readings.flatMap((text) => this.ranker.termsOf(this.planned(text, names, context).plan)) };
    });
    if (strange.length === 0) return { text: question, corrections: [] };
    const { idf, rarest } = await terms.weights([...new Set([...strange.map(({ term }) => term), ...looked])], request);
    const slips = strange.filter(({ term }) => (idf.get(term) ?? rarest) >= rarest);
    return withinTime(() => this.guide.mended(question, slips));
  }

  /** Applies what changed in the library since the last search. */
  async catchUp(): Promise<void> {
    await this.takeLibrary();
  }

  /** The same for what administrators changed in the guide, which is read first. */
  async catchUpGuide(): Promise<void> {
    await this.guide.prepare();
    await this.documentNames();
  }

  private async documentNames(): Promise<DocumentNames> {
    await this.guide.takeTopics(await this.takeLibrary());
    return this.names;
  }

  /** @returns what administrators changed in the guide, which is applied only where the guide is read */
  private async takeLibrary(): Promise<OwnTopics | undefined> {
    const { version, entries, topics } = await this.titles.snapshot();
    if (this.namesVersion !== version) {
      this.names.update(entries);
      this.guide.update(entries);
    }
    this.namesVersion = version;
    return topics;
  }
}
