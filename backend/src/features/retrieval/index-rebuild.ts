import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { type GenerationBuilder, RetrievalIndex } from '../../ports/retrieval-index/retrieval-index.js';
import { IndexWriter } from './index-writer.js';
import type { LibraryEntry, SourceLibrary } from './source-library.js';

type Versions = Map<string, { version: number; passages: number }>;

/** Rounds of catching up with uploads and deletions before the switch; what is left after it is caught up in the new generation. */
const CATCH_UP_ROUNDS = 3;

/** Builds a generation aside from the whole library and switches to it in one step; the old one answers meanwhile. */
@Injectable()
export class IndexRebuild {
  constructor(
    private readonly index: RetrievalIndex,
    private readonly writer: IndexWriter,
  ) {}

  /** @returns what the new generation holds. A failure or cancellation leaves the active generation as it was. */
  async run(library: SourceLibrary, context: JobContext): Promise<{ documents: number; passages: number }> {
    const before = await this.index.activeGeneration();
    const builder = await this.index.buildGeneration(this.writer.manifest());
    const built: Versions = new Map();
    try {
      for (let round = 0; round < CATCH_UP_ROUNDS; round += 1) {
        const { missing, gone } = difference(await library.entries(), built);
        if (missing.length === 0 && gone.length === 0) break;
        await this.catchUp(builder, library, built, missing, gone, context);
      }
      const counts = { documents: built.size, passages: [...built.values()].reduce((sum, { passages }) => sum + passages, 0) };
      await context.progress({ stage: 'verifying', percent: 95, done: counts.documents, total: counts.documents });
      await builder.seal(counts);
      context.signal.throwIfAborted();
      await this.index.promote(builder.id, { expectActive: before?.id ?? null });
      await this.settle(library, built);
      return counts;
    } catch (error) {
      await builder.abort().catch(() => undefined);
      throw error;
    }
  }

  private async catchUp(
    builder: GenerationBuilder,
    library: SourceLibrary,
    built: Versions,
    missing: LibraryEntry[],
    gone: string[],
    context: JobContext,
  ): Promise<void> {
    for (const documentId of gone) {
      await builder.remove(documentId);
      built.delete(documentId);
    }
    for (const [position, { documentId }] of missing.entries()) {
      context.signal.throwIfAborted();
      const source = await library.load(documentId);
      if (!source) continue;
      const document = await this.writer.encode(source, context.signal);
      if (built.has(documentId)) await builder.remove(documentId);
      await builder.add([document]);
      built.set(documentId, { version: source.identity.version, passages: document.passages.length });
      await context.progress({
        stage: 'building',
        percent: Math.round((90 * (position + 1)) / missing.length),
        done: position + 1,
        total: missing.length,
      });
    }
  }

  /** Uploads and deletions that reached only the old generation in the last moments before the switch. */
  private async settle(library: SourceLibrary, built: Versions): Promise<void> {
    const { missing, gone } = difference(await library.entries(), built);
    for (const documentId of gone) await this.index.deleteDocument(documentId);
    for (const { documentId } of missing) {
      const source = await library.load(documentId);
      if (source) await this.writer.write(source);
    }
  }
}

/** What the library has and the generation lacks or has in an older version, and what it has beyond the library. */
export function difference(
  entries: readonly LibraryEntry[],
  held: ReadonlyMap<string, { version: number }>,
): { missing: LibraryEntry[]; gone: string[] } {
  const wanted = new Set(entries.map(({ documentId }) => documentId));
  return {
    missing: entries.filter(({ documentId, version }) => (held.get(documentId)?.version ?? -1) < version),
    gone: [...held.keys()].filter((documentId) => !wanted.has(documentId)),
  };
}
