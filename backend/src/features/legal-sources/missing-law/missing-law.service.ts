import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Page, type PageQuery } from '../../../core/pages/page.js';
import { pageOfNumbered } from '../../../core/pages/reach.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import type { LackingAct } from './missing-law.views.js';

/** The acts that topics, questions and documents of the library point to and the library lacks. */
@Injectable()
export class MissingLawService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly guide: GuideService,
  ) {}

  /** A page, what was asked for most first, then what most documents cite. @throws BadRequestError for a cursor of no page */
  async list(query: PageQuery): Promise<Page<LackingAct>> {
    const rows = await this.database.query<{ act: string; asked: string; last_asked_at: Date }[]>(
      'select act, asked, last_asked_at from missing_law',
    );
    const asked = new Map(rows.map(({ act, asked: count, last_asked_at: at }) => [act, { asked: Number(count), lastAskedAt: at }]));
    const lacking = await this.guide.lackingActs([...asked.keys()]);
    const all = lacking
      .map((each): LackingAct => ({ ...each, asked: 0, lastAskedAt: null, ...asked.get(each.act) }))
      .sort((a, b) => b.asked - a.asked || b.citedBy - a.citedBy || b.topics - a.topics || a.act.localeCompare(b.act));
    return pageOfNumbered(all, query);
  }
}
