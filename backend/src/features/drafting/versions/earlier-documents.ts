import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { loggers } from '../../../core/observability/loggers.js';
import { TemplateStore } from '../../templates/engine/template-store.js';
import type { FormValues } from '../../templates/form/form-values.js';
import { VersionWriter } from './version-writer.js';
import { documentTitle } from './document-title.js';

/** Rows moved in one transaction, so that a start that is interrupted loses little. */
const BATCH = 50;

interface EarlierRow {
  id: string;
  owner_id: string;
  document_type: string;
  template_version: string;
  template_data: FormValues;
  suggestions: string | null;
  content: string;
  drafted_by: string;
  notice: string | null;
  reservation_id: string;
  remaining_tokens: string;
  price: string;
}

/** Moves what was kept in clear text before there were versions into encrypted ones. Safe to run in several processes at once. */
@Injectable()
export class EarlierDocuments implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly templates: TemplateStore,
    private readonly writer: VersionWriter,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    let moved = 0;
    for (let batch = await this.moveBatch(); batch > 0; batch = await this.moveBatch()) moved += batch;
    if (moved > 0) loggers.app.info({ moved }, 'earlier documents were encrypted');
  }

  private moveBatch(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<EarlierRow[]>(
        `select d.*, r.amount as price from generated_documents d join token_reservations r on r.id = d.reservation_id
         order by d.created_at limit ${BATCH} for update of d skip locked`,
      );
      for (const row of rows) {
        const label = this.templates.find(row.document_type)?.label ?? row.document_type;
        await this.writer.add(manager, {
          userId: row.owner_id,
          documentId: null,
          documentType: row.document_type,
          title: documentTitle(label, row.template_data),
          origin: row.suggestions ? 'revised' : 'generated',
          templateVersion: row.template_version,
          draftedBy: row.drafted_by,
          promptVersion: null,
          price: Number(row.price),
          form: {
            given: row.template_data,
            values: row.template_data,
            suggestions: row.suggestions,
            referenceFilename: null,
            notice: row.notice,
            citations: [],
          },
          content: row.content,
          reservationId: row.reservation_id,
          remainingTokens: Number(row.remaining_tokens),
        });
        await manager.query('delete from generated_documents where id = $1', [row.id]);
      }
      return rows.length;
    });
  }
}
