import { Injectable } from '@nestjs/common';
import { SectionQuestionsService, type WholeSection } from '../../retrieval/section-questions.service.js';
import { columns, QuestionStore } from './question-store.js';

/** Notes the sections of documents that are new or have changed. */
@Injectable()
export class QuestionScanner {
  constructor(
    private readonly store: QuestionStore,
    private readonly sections: SectionQuestionsService,
  ) {}

  async run(signal: AbortSignal, progress: (done: number, total: number) => Promise<void>): Promise<void> {
    const known = new Map(
      (
        await this.store.database.query<{ id: string; version: number }[]>('select document_id as id, version from questioned_documents')
      ).map(({ id, version }) => [id, version]),
    );
    const changed = (await this.sections.documents()).filter(({ documentId, version }) => known.get(documentId) !== version);
    for (const [done, { documentId }] of changed.entries()) {
      signal.throwIfAborted();
      await progress(done, changed.length);
      const document = await this.sections.sectionsOf(documentId);
      if (document) await this.note(documentId, document.version, document.sections);
    }
  }

  /** A section whose text has changed is another one: the questions of the former go. */
  private async note(documentId: string, version: number, sections: readonly WholeSection[]): Promise<void> {
    const rows = sections.map(({ hash, ordinal, unit, heading }) => ({ hash, ordinal, unit, heading }));
    await this.store.database.transaction(async (manager) => {
      // Deleted since it was read: nothing is noted.
      const [document] = await manager.query<unknown[]>('select from legal_documents where id = $1 for share', [documentId]);
      if (!document) return;
      await manager.query(
        `insert into questioned_documents (document_id, version) values ($1, $2)
         on conflict (document_id) do update set version = excluded.version`,
        [documentId, version],
      );
      await manager.query(`delete from questioned_sections where document_id = $1 and not (encode(hash, 'hex') = any($2))`, [
        documentId,
        rows.map(({ hash }) => hash),
      ]);
      await manager.query(
        `insert into questioned_sections (document_id, hash, place, unit, heading)
         select $1, decode(hash, 'hex'), place, unit, heading
         from unnest($2::text[], $3::integer[], $4::text[], $5::text[]) as sections (hash, place, unit, heading)
         on conflict (document_id, hash) do update set place = excluded.place, unit = excluded.unit, heading = excluded.heading`,
        [documentId, ...columns(unique(rows), ['hash', 'ordinal', 'unit', 'heading'])],
      );
    });
  }
}

/** Two sections of one text are asked for once. */
const unique = <T extends { hash: string }>(rows: readonly T[]): T[] => [...new Map(rows.map((row) => [row.hash, row])).values()];
