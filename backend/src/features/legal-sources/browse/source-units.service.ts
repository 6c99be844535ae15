import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { today } from '../../../core/validation/calendar-day.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import { SectionNotFoundError } from '../legal-sources.errors.js';
import { LegalLibrary } from '../library/legal-library.js';
import type { StoredSection } from '../library/source-contents.js';
import { sectionView } from './browse.service.js';
import type { Source, SourceUnit } from './browse.views.js';

/** A section, schedule or numbered paragraph of a source with its words. */
@Injectable()
export class SourceUnits {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly guide: GuideService,
    private readonly library: LegalLibrary,
  ) {}

  /**
   * @param label as the contents list it, or its name with what it is ("Section 138"), in small or capital letters; the first of them
   * @throws SectionNotFoundError
   */
  async unit(source: Source, label: string): Promise<SourceUnit> {
    const [row] = await this.database.query<{ section: StoredSection; version: number }[]>(
      `select found.section, d.text_version as version from legal_documents d join source_contents c on c.document_id = d.id
       cross join lateral (
         select section from jsonb_array_elements(c.sections) with ordinality as each (section, at)
         where lower($2) in (lower(section->>'label'), lower(section->>'name')) order by at limit 1
       ) found
       where d.id = $1 and d.text_key is not null`,
      [source.id, label],
    );
    const text = row ? await this.library.textOf(source.id, row.version) : null;
    if (!row || !text) throw new SectionNotFoundError();
    const { section } = row;
    const [stamp = null] = section.paragraph ? [] : await this.guide.sectionStamps(source.id, [section], today());
    return { ...sectionView(source, section, stamp), text: text.text.slice(section.start, section.end) };
  }
}
