import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { loggers } from '../../../core/observability/loggers.js';

export const QUESTION_LANGUAGES = ['en', 'hi', 'hinglish'] as const;
export type QuestionLanguage = (typeof QUESTION_LANGUAGES)[number];

/** A question that a section answers, as it is put into the index. */
export interface KeptQuestion {
  language: QuestionLanguage;
  question: string;
}

export interface DocumentQuestions {
  /** Increases whenever one is added, struck or lost. */
  revision: number;
  /** By the hash of their section. */
  bySection: Map<string, KeptQuestion[]>;
}

/** How long a process may take to notice that there are questions at all. */
const LOOK_EVERY_MS = 30_000;

/** The questions that sections answer, as far as the index should hold them: struck ones are left out. */
@Injectable()
export class KeptQuestions {
  private some = false;
  private looked = -Infinity;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(documentId: string): Promise<DocumentQuestions> {
    const [document] = await this.database.query<{ revision: string }[]>(
      'select revision from questioned_documents where document_id = $1',
      [documentId],
    );
    const bySection = new Map<string, KeptQuestion[]>();
    if (!document) return { revision: 0, bySection };
    // Read after the revision: anything added in between is written again under its own revision.
    const rows = await this.database.query<(KeptQuestion & { hash: string })[]>(
      `select encode(hash, 'hex') as hash, language, question from section_questions
       where document_id = $1 and struck_at is null order by number`,
      [documentId],
    );
    for (const { hash, language, question } of rows) bySection.set(hash, [...(bySection.get(hash) ?? []), { language, question }]);
    return { revision: Number(document.revision), bySection };
  }

  /** Of the documents that ever had one. */
  async revisions(): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; revision: string }[]>(
      'select document_id as id, revision from questioned_documents',
    );
    return new Map(rows.map(({ id, revision }) => [id, Number(revision)]));
  }

  /** Notes that the index holds the questions of a document as of a revision. */
  async settled(documentId: string, revision: number): Promise<void> {
    await this.database.query('update questioned_documents set indexed_revision = greatest(indexed_revision, $2) where document_id = $1', [
      documentId,
      revision,
    ]);
  }

  /** Whether the index may hold any, as it was known a moment ago; searches leave them out otherwise. */
  any(): boolean {
    if (Date.now() - this.looked > LOOK_EVERY_MS) {
      this.looked = Date.now();
      void this.look();
    }
    return this.some;
  }

  /** Looks now. Never fails. */
  async look(): Promise<void> {
    try {
      const [row] = await this.database.query<[{ some: boolean }]>('select exists (select from section_questions) as some');
      this.some = row.some;
    } catch (error) {
      loggers.index.warn({ err: error }, 'whether there are questions of sections is not known; it is looked up again');
    }
  }
}
