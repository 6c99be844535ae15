import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { decodeSequence, decodeSorted, encodeSequence, encodeSorted } from '../../../core/pages/cursor.js';
import { type CursorQuery, type Page, pageFrom } from '../../../core/pages/page.js';
import { reachOf, rowsOfHeld } from '../../../core/pages/reach.js';
import { excerptAround } from '../../../core/text/excerpt.js';
import { caseCitations } from '../../../core/text/law-names/case-citations.js';
import { today } from '../../../core/validation/calendar-day.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import { type KnownLawStatus, type LawStatus, stampOf } from '../../retrieval/retrieval.service.js';
import { LegalDocumentType } from '../../retrieval/retrieval.views.js';
import { LegalDocumentNotFoundError } from '../legal-sources.errors.js';
import { LegalLibrary } from '../library/legal-library.js';
import { type StoredSection, wordsOf } from '../library/source-contents.js';
import type { LegalDocumentKind } from '../stored-facts.js';
import type { KindCount, LibraryCoverage, Source, SourceSection } from './browse.views.js';
import { questionAbout, questionsOfDay, SAMPLE_QUESTIONS } from './sample-questions.js';
import { sectionsFound } from './section-search.js';
import { actCitation, judgmentCitation, paragraphCitation, sectionCitation } from './usual-citation.js';

export interface SourcesQuery extends CursorQuery {
  search?: string | null;
  documentType?: LegalDocumentKind | null;
  yearFrom?: number | null;
  yearTo?: number | null;
  jurisdiction?: string | null;
  court?: string | null;
  lawState?: LawStatus['state'] | null;
  updatedAfter?: Date | null;
}

export interface SectionsQuery extends CursorQuery {
  search?: string | null;
}

interface SourceRow {
  id: string;
  title: string;
  document_type: LegalDocumentKind;
  year: number | null;
  jurisdiction: string | null;
  law_status: LawStatus | null;
  section_count: number;
  court: string | null;
  bench: string | null;
  decided_on: string | null;
  citations: string[];
  names: string[];
  sort: string;
}

const COLUMNS = `d.id, coalesce(d.title, d.filename) as title, d.document_type, d.year, d.jurisdiction, d.law_status, c.section_count, c.court,
  c.bench, to_char(c.decided_on, 'YYYY-MM-DD') as decided_on, c.citations, c.names`;
/** The library holds what was read of a source; what else administrators see of it is not for its readers. */
const HELD = 'from legal_documents d join source_contents c on c.document_id = d.id where d.text_key is not null';
/** How much of a sort key orders a list and stands in a cursor. */
const SORT_LENGTH = 120;
const MOST_NAMES = 100;
/** Sections that a source is shown with where a search found their headings. */
const MOST_MATCHES = 5;

/** Acts, and sections of each, that questions are made of where the library answers few of those that are kept. */
const DAY_MS = 86_400_000;
const MOST_SAMPLE_ACTS = 3;
const MOST_SAMPLE_SECTIONS = 30;

/** The library as its readers browse it: what was read of each source, never its file, its state or its failures. */
@Injectable()
export class BrowseService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly guide: GuideService,
    private readonly library: LegalLibrary,
  ) {}

  /** A page of the library by title; where something is searched for, those whose title holds it first. @throws BadRequestError for a cursor of no page */
  async list({ search, ...asked }: SourcesQuery): Promise<Page<Source>> {
    const values: unknown[] = [];
    const param = (value: unknown): string => `$${values.push(value)}`;
    const parts: string[] = [];
    const query = search ? tsQuery(search) : null;
    const keys = search ? (await withinTime(() => caseCitations(search, MOST_MATCHES))).map(({ key }) => key) : [];
    let sort = `left(c.sort_key, ${SORT_LENGTH})`;
    if (keys.length > 0) parts.push(`c.names && ${param(keys)}::text[]`);
    else if (query !== null) {
      const wanted = param(query);
      parts.push(`c.words @@ ${wanted}::tsquery`);
      sort = `(case when c.title_words @@ ${wanted}::tsquery then '0' else '1' end) || ${sort}`;
    } else if (search) parts.push('false');
    const { documentType, yearFrom, yearTo, jurisdiction, court, lawState, updatedAfter } = asked;
    if (documentType) parts.push(`d.document_type = ${param(documentType)}`);
    if (yearFrom != null) parts.push(`d.year >= ${param(yearFrom)}`);
    if (yearTo != null) parts.push(`d.year <= ${param(yearTo)}`);
    if (jurisdiction) parts.push(`d.jurisdiction = ${param(jurisdiction)}`);
    if (court) parts.push(`c.court = ${param(court)}`);
    if (updatedAfter) {
      const time = param(updatedAfter);
      parts.push(
        `d.id in (select id from legal_documents where changed_at > ${time} union select document_id from source_contents where changed_at > ${time})`,
      );
    }
    if (lawState) parts.push(`d.id = any(${param(await this.guide.documentsInState(lawState))}::uuid[])`);
    const where = [HELD, ...parts].join(' and ');
    const count = this.counting(where, [...values]);
    const order = query === null ? 'title' : 'search';
    const { from: cursor, take, beyond, order: direction } = reachOf(asked, 'ASC');
    const from = cursor ? decodeSorted(order, cursor) : null;
    const rest = from ? ` and (${sort} collate "C", d.id) ${beyond} (${param(from.value)}, ${param(from.id)}::uuid)` : '';
    const rows = await this.database.query<SourceRow[]>(
      `select ${COLUMNS}, ${sort} as sort ${where}${rest} order by ${sort} collate "C" ${direction}, d.id ${direction} limit ${param(take)}`,
      values,
    );
    const page = pageFrom(rows, asked, count, ({ sort: value, id }) => encodeSorted(order, { value, id }));
    return { ...page, nodes: await this.sources(page.nodes) };
  }

  private counting(where: string, values: unknown[]): () => Promise<number> {
    return async () => {
      const [{ count }] = await this.database.query<[{ count: string }]>(`select count(*) ${where}`, values);
      return Number(count);
    };
  }

  /** One source. @throws LegalDocumentNotFoundError, also while its text was not read yet */
  async find(id: string): Promise<Source> {
    const [source] = isUUID(id) ? await this.findAll([id]) : [];
    if (!source) throw new LegalDocumentNotFoundError();
    return source;
  }

  /** The sources of these that the library holds, in no order. */
  async findAll(ids: readonly string[]): Promise<Source[]> {
    return this.sources(await this.database.query<SourceRow[]>(`select ${COLUMNS} ${HELD} and d.id = any($1::uuid[])`, [ids]));
  }

  /** A page of the sections of a source, in its order. @throws BadRequestError for a cursor of no page */
  async sections(source: Source, { search, ...query }: SectionsQuery): Promise<Page<SourceSection>> {
    const [row] = await this.database.query<{ sections: StoredSection[]; version: number }[]>(
      `select c.sections, d.text_version as version ${HELD} and d.id = $1`,
      [source.id],
    );
    const text = row && search ? await this.library.textOf(source.id, row.version) : null;
    const words = wordsOf(search ?? '');
    const found = await withinTime(() => sectionsFound(row?.sections ?? [], { search, text: text?.text }));
    const rows = rowsOfHeld(found, query, (cursor) => {
      const given = Number(decodeSequence(cursor));
      return ({ at }) => at - given;
    });
    const stamps = await this.guide.sectionStamps(
      source.id,
      rows.map(({ section }) => section),
      today(),
    );
    const excerpts = text
      ? await withinTime(() => rows.map(({ section }) => excerptAround(text.text.slice(section.start, section.end), words)))
      : [];
    const shown = rows.map(({ section, at }, n) => ({
      ...sectionView(source, section, section.paragraph ? null : (stamps[n] ?? null)),
      excerpt: excerpts[n] ?? null,
      at,
    }));
    return pageFrom(shown, query, found.length, ({ at }) => encodeSequence(String(at)));
  }

  /** Of sources that a search found, the sections whose headings hold its words; none for one whose title holds them all. */
  async matches(sources: readonly Source[], search: string): Promise<SourceSection[][]> {
    const words = wordsOf(search);
    const query = tsQuery(search);
    if (query === null || (await withinTime(() => caseCitations(search, 1))).length > 0) return sources.map(() => []);
    const rows = await this.database.query<{ id: string; section: StoredSection }[]>(
      `select c.document_id as id, found.section from source_contents c
       cross join lateral (
         select section from jsonb_array_elements(c.sections) with ordinality as each (section, at)
         where lower(section->>'heading') like any ($3) and lower(concat_ws(' ', section->>'label', section->>'heading', c.sort_key)) like all ($3)
         order by at limit ${MOST_MATCHES}
       ) found
       where c.document_id = any($1::uuid[]) and not c.title_words @@ $2::tsquery`,
      [sources.map(({ id }) => id), query, words.map((word) => `%${word}%`)],
    );
    return sources.map((source) => rows.filter(({ id }) => id === source.id).map(({ section }) => sectionView(source, section, null)));
  }

  /** What the library covers; the acts that bear on most questions are `leadingActs`. */
  async coverage(): Promise<LibraryCoverage> {
    const [kinds, jurisdictions, courts] = await Promise.all([
      this.database.query<{ document_type: LegalDocumentKind; count: string }[]>(
        `select d.document_type, count(*) ${HELD} group by 1 order by count(*) desc, 1`,
      ),
      this.names('d.jurisdiction'),
      this.names('c.court'),
    ]);
    const counts = kinds.map(({ document_type, count }): KindCount => ({
      documentType: enumValue(LegalDocumentType, document_type),
      count: Number(count),
    }));
    return { total: counts.reduce((sum, { count }) => sum + count, 0), kinds: counts, jurisdictions, courts };
  }

  /** The acts that bear on the most questions, up to this many. */
  async leadingActs(limit: number): Promise<Source[]> {
    const ids = await this.guide.leadingActs(limit);
    const found = new Map((await this.findAll(ids)).map((source) => [source.id, source]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Questions whose section the library holds, others on each day, then some about its leading acts. */
  async sampleQuestions(limit: number): Promise<string[]> {
    const acts = await this.guide.actsNamed(SAMPLE_QUESTIONS.map(({ act }) => act));
    const held = await this.sectionsOf(
      [...acts.values()].flat(),
      SAMPLE_QUESTIONS.map(({ section }) => section),
    );
    const known = SAMPLE_QUESTIONS.filter(({ act, section }) => (acts.get(act) ?? []).some((id) => held.has(`${id} ${section}`)));
    const questions = questionsOfDay(known, limit, Math.floor(Date.now() / DAY_MS)).map(({ question }) => question);
    return questions.length < limit ? [...questions, ...(await this.questionsAbout(limit - questions.length))] : questions;
  }

  /** Which of these sections documents have, as "id label". */
  private async sectionsOf(documentIds: readonly string[], labels: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string; label: string }[]>(
      `select d.id, section->>'label' as label
       from legal_documents d join source_contents c on c.document_id = d.id
       cross join lateral jsonb_array_elements(c.sections) as section
       where d.text_key is not null and d.id = any($1::uuid[]) and section->>'label' = any($2)`,
      [documentIds, labels],
    );
    return new Set(rows.map(({ id, label }) => `${id} ${label}`));
  }

  private async questionsAbout(limit: number): Promise<string[]> {
    const questions: string[] = [];
    for (const source of await this.leadingActs(MOST_SAMPLE_ACTS)) {
      const { nodes } = await this.sections(source, { first: MOST_SAMPLE_SECTIONS });
      for (const section of nodes) {
        const question = questionAbout(section, source.title);
        if (question !== null) questions.push(question);
      }
      if (questions.length >= limit) break;
    }
    return questions.slice(0, limit);
  }

  private async names(column: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `select ${column} as name ${HELD} and ${column} is not null group by 1 order by count(*) desc, 1 limit ${MOST_NAMES}`,
    );
    return rows.map(({ name }) => name);
  }

  private async sources(rows: readonly SourceRow[]): Promise<Source[]> {
    const proposed = await this.guide.proposedStatuses(rows.map(({ id }) => id));
    return rows.map((row) => sourceView(row, row.law_status ?? proposed.get(row.id) ?? null));
  }
}

/** Words of which each has to begin a word of a source; null where there is none to look for. */
function tsQuery(search: string): string | null {
  const words = wordsOf(search);
  // Words are letters and digits only, so that nothing in them means anything to a query.
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}

/** A section of the contents as readers see it. */
export const sectionView = (source: Source, section: StoredSection, stamp: string | null): SourceSection => ({
  label: section.label,
  name: section.name,
  heading: section.heading,
  chapter: section.chapter,
  citation: section.paragraph
    ? paragraphCitation(section.label, source.citation)
    : sectionCitation(section.name, source.title, source.year),
  stamp,
  page: section.page,
  excerpt: null,
  spanStart: section.start,
  spanEnd: section.end,
});

function sourceView(row: SourceRow, status: LawStatus | KnownLawStatus | null): Source {
  const { id, title, year, jurisdiction, court, bench, citations, names } = row;
  const judged = row.document_type === 'judgment';
  const decidedOn = row.decided_on;
  return {
    id,
    title,
    documentType: enumValue(LegalDocumentType, row.document_type),
    year,
    jurisdiction,
    citation: judged ? judgmentCitation({ title, citations, court, decidedOn, year }) : actCitation(title, year),
    stamp: judged || !status ? null : stampOf(status, today()),
    sectionCount: row.section_count,
    court: judged ? court : null,
    bench,
    decidedOn,
    citations,
    names,
  };
}
