import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { RetrievalService } from '../../retrieval/retrieval.service.js';
import { LegalDocument, type LegalDocumentState } from '../legal-sources.entity.js';
import type { SystemStatus } from './library-status.views.js';

const BYTES_PER_MB = 1024 * 1024;

type Tally = Record<LegalDocumentState, number> & { originals: number; texts: number };

/** The state of the library, its index and the work on them. */
@Injectable()
export class LibraryStatus {
  constructor(
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly retrieval: RetrievalService,
    private readonly jobs: JobsService,
  ) {}

  async status(): Promise<SystemStatus> {
    const [tally, { index, generations }, queue, jobs] = await Promise.all([
      this.tally(),
      this.index(),
      this.jobs.health(),
      this.jobs.counts(),
    ]);
    const { originals, texts, ...documents } = tally;
    const active = generations.find(({ state }) => state === 'active');
    const passages = active?.stats?.passages ?? 0;
    const sizes = generations.flatMap(({ stats }) => (stats?.bytes === undefined ? [] : [stats.bytes]));
    return {
      totalDocuments: documents.pending + documents.indexing + documents.indexed + documents.failed,
      totalSizeMb: Math.round((originals / BYTES_PER_MB) * 100) / 100,
      ragInitialized: passages > 0 && index.ok,
      index: {
        adapter: this.retrieval.adapter(),
        generation: active?.id ?? null,
        documents: active?.stats?.documents ?? 0,
        passages,
        healthy: index.ok && index.writable,
        detail: index.detail,
      },
      documents,
      queue: { healthy: queue.ok, detail: queue.detail, queued: jobs.queued, running: jobs.running, failed: jobs.failed },
      storage: { originals, texts, index: sizes.length > 0 ? sizes.reduce((sum, bytes) => sum + bytes, 0) : null },
    };
  }

  /** The index with its generations; of one that does not answer, only that it does not. */
  private async index() {
    const index = await this.retrieval.health();
    return { index, generations: index.ok ? await this.retrieval.generations() : [] };
  }

  private async tally(): Promise<Tally> {
    const rows = await this.documents.query<{ status: LegalDocumentState; count: string; originals: string; texts: string }[]>(
      `select status, count(*) as count, coalesce(sum(size), 0) as originals, coalesce(sum(text_bytes), 0) as texts
       from legal_documents group by status`,
    );
    const tally: Tally = { pending: 0, indexing: 0, indexed: 0, failed: 0, originals: 0, texts: 0 };
    for (const { status, count, originals, texts } of rows) {
      tally[status] = Number(count);
      tally.originals += Number(originals);
      tally.texts += Number(texts);
    }
    return tally;
  }
}
