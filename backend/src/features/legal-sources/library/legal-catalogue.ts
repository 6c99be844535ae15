import { IsNull, MoreThan, Not, type Repository } from 'typeorm';
import type { CatalogueEntry, OwnTopic, OwnTopics } from '../../retrieval/retrieval.service.js';
import type { LegalDocument } from '../legal-sources.entity.js';
import { ownCitations } from './own-citations.js';
import { ownPlainText, type PlainTextRow } from './plain-texts.entity.js';
import type { TopicRow } from './topics.entity.js';

export interface Snapshot {
  version: string;
  entries: readonly CatalogueEntry[];
  topics: OwnTopics;
}

interface Revisions {
  library: number;
  topics: number;
}

/** The list of documents that questions may name, kept in memory and brought up to date by what changed. */
export class LegalCatalogue {
  private readonly entries = new Map<string, CatalogueEntry>();
  private known: Revisions = { library: 0, topics: 0 };
  private held: Snapshot = { version: '0', entries: [], topics: { version: 0, added: [], off: new Set() } };
  private underWay: Promise<Snapshot> | undefined;

  constructor(
    private readonly documents: Repository<LegalDocument>,
    private readonly topics: Repository<TopicRow>,
    private readonly plainTexts: Repository<PlainTextRow>,
  ) {}

  /** One look at one row when nothing changed. */
  async snapshot(): Promise<Snapshot> {
    const { library, topics } = await this.revisions();
    if (library === this.known.library && topics === this.known.topics) return this.held;
    return (this.underWay ??= this.catchUp().finally(() => (this.underWay = undefined)));
  }

  private async catchUp(): Promise<Snapshot> {
    // Read first: what changes meanwhile is read again the next time.
    const now = await this.revisions();
    if (now.library !== this.known.library) {
      await this.readDocuments(this.known.library);
      this.held = { ...this.held, version: String(now.library), entries: [...this.entries.values()] };
    }
    if (now.topics !== this.known.topics) this.held = { ...this.held, topics: await this.readTopics(now.topics) };
    this.known = now;
    return this.held;
  }

  private async readDocuments(since: number): Promise<void> {
    const changed = await this.documents.find({
      where: { revision: MoreThan(since), textKey: Not(IsNull()) },
      select: { id: true, filename: true, title: true, documentType: true, year: true, facts: true, statusSet: true, edits: true },
      order: { id: 'ASC' },
    });
    const removed = await this.documents.query<{ id: string }[]>('select id from legal_document_removals where revision > $1', [since]);
    for (const row of changed) this.entries.set(row.id, entryOf(row));
    for (const { id } of removed) this.entries.delete(id);
  }

  private async readTopics(version: number): Promise<OwnTopics> {
    const added = await this.topics.find({ where: { purpose: 'guide', enabled: true }, order: { createdAt: 'ASC', id: 'ASC' } });
    const off = await this.topics.query<{ id: string }[]>('select id from topics_off');
    const texts = await this.plainTexts.find();
    return {
      version,
      added: added.map(ownTopicOf),
      off: new Set(off.map(({ id }) => id)),
      plainTexts: new Map(texts.map((row) => [row.topic, ownPlainText(row)])),
    };
  }

  private async revisions(): Promise<Revisions> {
    const [row] = await this.documents.query<[{ revision: string; topics_revision: string }]>(
      'select revision, topics_revision from library_state',
    );
    return { library: Number(row.revision), topics: Number(row.topics_revision) };
  }
}

const ownTopicOf = ({ id, name, field, asks, places, next }: TopicRow): OwnTopic => ({
  id,
  name,
  field,
  asks,
  law: places.flatMap(({ act, section }) => (act !== undefined && section !== null ? [{ act, section }] : [])),
  next,
});

/** Names that an administrator gave a document, as if a text had declared them. */
const givenShortNames = ({ title, filename, edits }: LegalDocument) =>
  (edits?.given.shortNames ?? []).map((short) => ({ full: title ?? filename, short }));

const entryOf = (row: LegalDocument): CatalogueEntry => ({
  documentId: row.id,
  title: row.title ?? row.filename,
  documentType: row.documentType,
  year: row.year,
  shortNames: [...(row.facts?.shortNames ?? []), ...givenShortNames(row)],
  opening: row.facts?.opening ?? '',
  citations: row.documentType === 'judgment' ? ownCitations(row) : [],
  cites: row.facts?.cites ?? [],
  lawStatus: row.statusSet,
  ownStatus: row.facts?.ownStatus ?? null,
});
