import { IsNull, MoreThan, Not, type Repository } from 'typeorm';
import type { CatalogueEntry } from '../../retrieval/retrieval.service.js';
import type { LegalDocument } from '../legal-sources.entity.js';

export interface Snapshot {
  version: string;
  entries: readonly CatalogueEntry[];
}

/** The list of documents that questions may name, kept in memory and brought up to date by what changed. */
export class LegalCatalogue {
  private readonly held = new Map<string, CatalogueEntry>();
  private known: { revision: number; snapshot: Snapshot } = { revision: 0, snapshot: { version: '0', entries: [] } };
  private underWay: Promise<Snapshot> | undefined;

  constructor(private readonly documents: Repository<LegalDocument>) {}

  /** One look at one row when nothing changed. */
  async snapshot(): Promise<Snapshot> {
    const revision = await this.revision();
    if (revision === this.known.revision) return this.known.snapshot;
    return (this.underWay ??= this.catchUp().finally(() => (this.underWay = undefined)));
  }

  private async catchUp(): Promise<Snapshot> {
    // Read first: whatever changes in the meantime is read again next time.
    const revision = await this.revision();
    const since = this.known.revision;
    const changed = await this.documents.find({
      where: { revision: MoreThan(since), textKey: Not(IsNull()) },
      select: { id: true, filename: true, title: true, documentType: true, year: true, facts: true },
      order: { id: 'ASC' },
    });
    const removed = await this.documents.query<{ id: string }[]>('select id from legal_document_removals where revision > $1', [since]);
    for (const row of changed) this.held.set(row.id, entryOf(row));
    for (const { id } of removed) this.held.delete(id);
    this.known = { revision, snapshot: { version: String(revision), entries: [...this.held.values()] } };
    return this.known.snapshot;
  }

  private async revision(): Promise<number> {
    const [row] = await this.documents.query<[{ revision: string }]>('select revision from library_state');
    return Number(row.revision);
  }
}

const entryOf = (row: LegalDocument): CatalogueEntry => ({
  documentId: row.id,
  title: row.title ?? row.filename,
  documentType: row.documentType,
  year: row.year,
  shortNames: row.facts?.shortNames ?? [],
  opening: row.facts?.opening ?? '',
});
