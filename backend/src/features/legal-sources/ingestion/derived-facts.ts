import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { loggers } from '../../../core/observability/loggers.js';
import { RetrievalService } from '../../retrieval/retrieval.service.js';
import { LegalLibrary, nextRevision } from '../library/legal-library.js';
import { CONTENTS_RULES, storeContents } from '../library/source-contents.js';
import { LegalDocument } from '../legal-sources.entity.js';

/** Documents that are read again in one turn; a library of thousands takes some turns, and ingestion goes on between them. */
const TURN = 500;

/** What ingestion derives from a text today and rows of earlier versions lack; a row that was read since has it all, if only as null. */
const LACKING = `(facts is null or not (facts ? 'cites' and facts ? 'ownStatus' and facts ? 'citations')
  or not exists (select from source_contents where document_id = legal_documents.id and rules >= ${CONTENTS_RULES}))`;

/** Fills in what earlier versions did not derive from texts: its sections, the acts and judgments that it cites, whether its own words say that it is in force. */
@Injectable()
export class DerivedFacts {
  /** Texts that could not be read since this process began, so that they hold up no others. */
  private readonly unreadable = new Set<string>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly library: LegalLibrary,
    private readonly retrieval: RetrievalService,
  ) {}

  /**
   * Reads the stored texts of some documents again, each row by itself, so that it goes on where it was stopped. Nothing is uploaded or
   * indexed again, and what administrators set is left alone.
   * @returns documents filled in; 0 when there is nothing left to do
   */
  async fill(limit = TURN): Promise<number> {
    const rows = await this.database.query<{ id: string; filename: string; documentType: LegalDocument['documentType'] }[]>(
      `select id, filename, document_type as "documentType" from legal_documents
       where text_key is not null and ${LACKING} and not (id = any($1::uuid[])) order by id limit $2`,
      [[...this.unreadable], limit],
    );
    let filled = 0;
    for (const row of rows) {
      try {
        if (await this.fillOne(row)) filled += 1;
      } catch (error) {
        this.unreadable.add(row.id);
        loggers.jobs.warn({ err: error, documentId: row.id }, 'a stored text could not be read again');
      }
    }
    return filled;
  }

  private async fillOne({ id, filename, documentType }: Pick<LegalDocument, 'id' | 'filename' | 'documentType'>): Promise<boolean> {
    const held = await this.library.load(id);
    if (!held) return false;
    const { facts: read, outline } = await this.retrieval.describe(held.source, documentType, filename);
    const { court, shortNames, opening, cites, ownStatus, judgment } = read;
    return this.database.transaction(async (manager) => {
      const same = { id, textVersion: held.identity.version, documentType };
      const row = await manager.findOne(LegalDocument, { where: same, lock: { mode: 'pessimistic_write' } });
      // Replaced or deleted in the meantime: ingestion has the last word.
      if (!row) return false;
      const facts = { ...(row.facts ?? { court, shortNames, opening }), cites, ownStatus, citations: judgment?.citations ?? [] };
      await manager.update(LegalDocument, { id }, { facts, revision: await nextRevision(manager) });
      await storeContents(manager, { ...row, facts }, { source: held.source, outline, facts: read });
      return true;
    });
  }
}
