import { Controller, Get, Param, Query } from '@nestjs/common';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { allFields, described } from '../../../core/descriptions/shape.js';
import { pageAsked, PagedQuery, pageShape, placeOf } from '../../../core/pages/list-query.js';
import { SourceViewer } from '../source-viewer/source-viewer.service.js';
import { OpenedFile } from '../source-viewer/source-viewer.views.js';
import { SectionsQuery, SourcesQuery } from './browse.inputs.js';
import { BrowseService } from './browse.service.js';
import { CitedSource, LibraryCoverage, Source, SourceSection, SourceUnit } from './browse.views.js';
import { CitingService } from './citing.service.js';
import { SourceUnits } from './source-units.service.js';

const NOT_FOUND = { 404: 'Source not found' };

/** The library as programs browse it by REST. */
@Controller('api/sources')
@DescribesPath({
  id: 'The source, as citations and passages name it.',
  label:
    'Number of a section or paragraph, such as 138, or its name, such as Section 138 or Schedule I, as the sections of the source list it.',
})
@Access('user')
@OpenToKeys('SEARCH')
export class BrowseController {
  constructor(
    private readonly browse: BrowseService,
    private readonly citing: CitingService,
    private readonly units: SourceUnits,
    private readonly viewer: SourceViewer,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @Describes(
    'The sources of law that the library holds, by title, page by page; in a search, those with the words in their title come first.',
    {
      id: 'listSources',
      answer: pageShape('sources', Source),
    },
  )
  async list(@CurrentActor() actor: Actor, @Query() query: SourcesQuery) {
    await this.count(actor);
    const { limit, cursor, document_type: documentType, year_from: yearFrom, year_to: yearTo, law_state: lawState } = query;
    const { search, jurisdiction, court, updated_after: updatedAfter } = query;
    const filters = { search, documentType, yearFrom, yearTo, jurisdiction, court, lawState, updatedAfter };
    const page = await this.browse.list({ ...pageAsked({ limit, cursor }), ...filters });
    return { sources: page.nodes, ...(await placeOf(page)) };
  }

  @Get('coverage')
  @Describes('What the library covers, in counts and names.', { id: 'getLibraryCoverage', answer: LibraryCoverage })
  async coverage(@CurrentActor() actor: Actor): Promise<LibraryCoverage> {
    await this.count(actor);
    return this.browse.coverage();
  }

  @Get(':id')
  @Describes('A source of law, with signed addresses of its file and of its whole text.', {
    id: 'getSource',
    answer: { ...allFields(Source), file: described('The file, and the text that was read from it.', OpenedFile) },
    errors: NOT_FOUND,
  })
  async source(@CurrentActor() actor: Actor, @Param('id') id: string) {
    const source = await this.find(actor, id);
    const { document } = await this.viewer.open(source.id);
    return { ...source, file: document };
  }

  @Get(':id/sections')
  @Describes('The sections and schedules of a source, in its order, page by page; of a judgment its numbered paragraphs.', {
    id: 'listSourceSections',
    answer: pageShape('sections', SourceSection),
    errors: NOT_FOUND,
  })
  async sections(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() { search, ...query }: SectionsQuery) {
    const page = await this.browse.sections(await this.find(actor, id), { ...pageAsked(query), search });
    return { sections: page.nodes, ...(await placeOf(page)) };
  }

  @Get(':id/sections/:label')
  @Describes('A section or schedule of a source, or a numbered paragraph of a judgment, with its words.', {
    id: 'getSourceSection',
    answer: SourceUnit,
    errors: { 404: 'Source or section not found' },
  })
  async unit(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('label') label: string): Promise<SourceUnit> {
    return this.units.unit(await this.find(actor, id), label);
  }

  @Get(':id/cites')
  @Describes('Acts and judgments that a source cites, each once, those that the library holds first; at most 200.', {
    id: 'listCitedSources',
    answer: { cites: described('Those that the library holds first.', [CitedSource]) },
    errors: NOT_FOUND,
  })
  async cites(@CurrentActor() actor: Actor, @Param('id') id: string) {
    return { cites: await this.citing.citedIn(await this.find(actor, id)) };
  }

  @Get(':id/cited-by')
  @Describes('The judgments of the library that cite a source, by title, page by page.', {
    id: 'listCitingSources',
    answer: pageShape('sources', Source),
    errors: NOT_FOUND,
  })
  async citedBy(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: PagedQuery) {
    const page = await this.citing.citing(await this.find(actor, id), pageAsked(query));
    return { sources: page.nodes, ...(await placeOf(page)) };
  }

  private async find(actor: Actor, id: string): Promise<Source> {
    await this.count(actor);
    return this.browse.find(id);
  }

  private count({ userId }: Actor): Promise<void> {
    return this.limits.consume('search-user', userId);
  }
}
