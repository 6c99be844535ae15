import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository } from 'typeorm';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { type BlobOwner, OwnsBlobs, StorageUpkeep } from '../../storage-upkeep/storage-upkeep.service.js';
import { DerivedFacts } from './derived-facts.js';
import { IndexingControl } from './indexing-control.js';
import { LegalDocument } from '../legal-sources.entity.js';

const SETTLE_EVERY_MS = 15_000;
const TEXTS_EVERY_MS = 60_000;
const FACTS_EVERY_MS = 60_000;
/** Longer than any answer takes that still quotes the previous version. */
const STALE_TEXT_MS = 10 * 60_000;
const BATCH = 500;

/** Small corrections that happen by themselves: documents without a living job, facts that an earlier version did not read, texts of replaced versions. */
@Injectable()
@OwnsBlobs('legal-sources/')
export class LibraryUpkeep implements BlobOwner, OnApplicationBootstrap {
  constructor(
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly storage: StorageUpkeep,
    private readonly indexing: IndexingControl,
    private readonly derived: DerivedFacts,
    private readonly tasks: PeriodicTasks,
  ) {}

  async neededKeys(keys: readonly string[]): Promise<string[]> {
    const rows = await this.documents.query<{ key: string }[]>(
      'select key from unnest($1::text[]) as key where exists (select 1 from legal_documents where key in (blob_key, text_key, stale_text_key))',
      [keys],
    );
    return rows.map(({ key }) => key);
  }

  onApplicationBootstrap(): void {
    this.tasks.schedule('legal-documents-settled', SETTLE_EVERY_MS, () => this.indexing.settle());
    this.tasks.schedule('legal-documents-derived-facts', FACTS_EVERY_MS, () => this.derived.fill());
    this.tasks.schedule('legal-documents-stale-texts', TEXTS_EVERY_MS, () => this.dropStaleTexts(new Date(Date.now() - STALE_TEXT_MS)));
  }

  /** Deletes the texts of versions that were replaced before `date`. */
  async dropStaleTexts(date: Date): Promise<void> {
    const rows = await this.documents.find({ where: { staleTextKey: Not(IsNull()), textDate: LessThan(date) }, take: BATCH });
    for (const { id, staleTextKey } of rows) {
      if (staleTextKey === null) continue;
      await this.documents.update({ id, staleTextKey }, { staleTextKey: null });
      await this.storage.discard(staleTextKey);
    }
  }
}
