import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isUUID } from 'class-validator';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { batched } from '../../../core/graphql/batched.js';
import { IdsArgs } from '../../../core/graphql/nodes/ids.args.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { type Page, PageArgs } from '../../../core/pages/page.js';
import { SectionArgs, SectionsArgs, SourcesArgs } from './browse.args.js';
import { BrowseService } from './browse.service.js';
import {
  CitedSource,
  LibraryCoverage,
  Source,
  SourceConnection,
  SourceContents,
  SourceSection,
  SourceSectionConnection,
  SourceUnit,
} from './browse.views.js';
import { SourceDocument } from '../source-viewer/source-viewer.views.js';
import { SectionNotFoundError } from '../legal-sources.errors.js';
import { CitingService } from './citing.service.js';
import { SourceUnits } from './source-units.service.js';

const MOST_ACTS = 20;
const MOST_QUESTIONS = 12;

/** The library as signed-in users browse it. */
@Resolver(() => Source)
@Access('user')
@OpenToKeys('SEARCH')
export class BrowseResolver {
  /** What was searched for when a source was listed. */
  private readonly searches = new WeakMap<Source, string>();

  constructor(
    private readonly browse: BrowseService,
    private readonly citing: CitingService,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => SourceConnection, {
    description: 'The sources of law that the library holds, by title; in a search, those with the words in their title come first.',
  })
  async sources(@CurrentActor() actor: Actor, @Args() args: SourcesArgs): Promise<Page<Source>> {
    await this.limits.consume('search-user', actor.userId);
    const page = await this.browse.list(args);
    if (args.search) for (const source of page.nodes) this.searches.set(source, args.search);
    return page;
  }

  @Query(() => [Source], {
    nullable: 'items',
    description: 'Sources of law by the ids that citations and passages name, in their order; null for what the library does not hold.',
  })
  async sourcesById(@CurrentActor() actor: Actor, @Args() { ids }: IdsArgs): Promise<(Source | null)[]> {
    await this.limits.consume('search-user', actor.userId);
    const found = new Map((await this.browse.findAll(ids.filter((id) => isUUID(id)))).map((source) => [source.id, source]));
    return ids.map((id) => found.get(id.toLowerCase()) ?? null);
  }

  @ResolveField(() => [SourceSection], {
    description: 'Up to 5 sections whose headings hold the words that were searched for; none where its title holds them all.',
  })
  matches(@Parent() source: Source, @Context() context: object): Promise<SourceSection[]> {
    const search = this.searches.get(source);
    if (search === undefined) return Promise.resolve([]);
    const loader = batched(context, `source-matches ${search}`, (sources: readonly Source[]) => this.browse.matches(sources, search));
    return loader.load(source);
  }

  @ResolveField(() => Int, { description: 'How many judgments of the library cite it.' })
  citedByCount(@Parent() source: Source, @Context() context: object): Promise<number> {
    return batched(context, 'source-citing', (sources: readonly Source[]) => this.citing.counts(sources)).load(source);
  }
}

/** What is in a source, and what cites it. */
@Resolver(() => SourceContents)
@Access('user')
@OpenToKeys('SEARCH')
export class SourceContentsResolver {
  constructor(
    private readonly browse: BrowseService,
    private readonly citing: CitingService,
    private readonly units: SourceUnits,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => SourceContents, { nullable: true, description: 'A source of law with its sections, what it cites and what cites it.' })
  async sourceContents(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID, description: 'As citations and passages name it.' }) id: string,
  ): Promise<SourceContents> {
    await this.limits.consume('search-user', actor.userId);
    return { source: await this.browse.find(id) };
  }

  @ResolveField(() => SourceSectionConnection, {
    description: 'Its sections and schedules, in its order; of a judgment its numbered paragraphs.',
  })
  sections(@Parent() { source }: SourceContents, @Args() args: SectionsArgs): Promise<Page<SourceSection>> {
    return this.browse.sections(source, args);
  }

  @ResolveField(() => SourceUnit, {
    nullable: true,
    description:
      'A section, schedule or numbered paragraph of it with its words, by its label or its name; null where it has none of that name.',
  })
  async section(@Parent() { source }: SourceContents, @Args() { label }: SectionArgs): Promise<SourceUnit | null> {
    try {
      return await this.units.unit(source, label);
    } catch (error) {
      if (error instanceof SectionNotFoundError) return null;
      throw error;
    }
  }

  @ResolveField(() => [CitedSource], {
    description: 'Acts and judgments that it cites, each once, those that the library holds first; at most 200.',
  })
  cites(@Parent() { source }: SourceContents): Promise<CitedSource[]> {
    return this.citing.citedIn(source);
  }

  @ResolveField(() => SourceConnection, { description: 'The judgments of the library that cite it, by title.' })
  citedBy(@Parent() { source }: SourceContents, @Args() args: PageArgs): Promise<Page<Source>> {
    return this.citing.citing(source, args);
  }
}

/** What a source that is opened is in the library. */
@Resolver(() => SourceDocument)
@Access('user')
@OpenToKeys('SEARCH')
export class SourceEntryResolver {
  constructor(private readonly browse: BrowseService) {}

  @ResolveField(() => Source, { nullable: true, description: 'What the library knows about it; null for a moment after an upgrade.' })
  async entry(@Parent() { id }: SourceDocument): Promise<Source | null> {
    const [source] = await this.browse.findAll([id]);
    return source ?? null;
  }
}

/** What the library covers. */
@Resolver(() => LibraryCoverage)
@Access('user')
@OpenToKeys('SEARCH')
export class LibraryCoverageResolver {
  constructor(
    private readonly browse: BrowseService,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => LibraryCoverage, { description: 'What the library covers, in counts and names.' })
  async libraryCoverage(@CurrentActor() actor: Actor): Promise<LibraryCoverage> {
    await this.limits.consume('search-user', actor.userId);
    return this.browse.coverage();
  }

  @ResolveField(() => [Source], { description: `The acts that bear on most questions, at most \`first\` of them and ${MOST_ACTS}.` })
  mainActs(
    @Args('first', { type: () => Int, defaultValue: 6, description: `Number of acts to return, 1 to ${MOST_ACTS}.` }) first: number,
  ): Promise<Source[]> {
    return this.browse.leadingActs(Math.min(MOST_ACTS, Math.max(1, first)));
  }

  @ResolveField(() => [String], { description: `Questions that the library can answer, at most \`first\` of them and ${MOST_QUESTIONS}.` })
  sampleQuestions(
    @Args('first', { type: () => Int, defaultValue: 6, description: `Number of questions to return, 1 to ${MOST_QUESTIONS}.` })
    first: number,
  ): Promise<string[]> {
    return this.browse.sampleQuestions(Math.min(MOST_QUESTIONS, Math.max(1, first)));
  }
}
