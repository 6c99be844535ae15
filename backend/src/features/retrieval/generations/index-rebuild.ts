import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { JobContext } from '../../../core/jobs/job-definition.js';
import { IndexUnreadableError } from '../../../ports/retrieval-index/errors.js';
import {
  type GenerationBuilder,
  type GenerationId,
  type GenerationManifest,
  type IndexDocument,
  RetrievalIndex,
} from '../../../ports/retrieval-index/retrieval-index.js';
import { type GoldenOutcome, goldenRank } from '../search/golden-check.js';
import { BuildLease } from './build-lease.js';
import { ExpectedIndex } from './expected-index.js';
import { IndexReport } from './index-report.entity.js';
import { IndexWriter } from './generation-updates.js';
import { KeptQuestions } from '../questions/kept-questions.js';
import { PassageVectors } from './passage-vectors.js';
import { SentenceModelState } from './sentence-model-state.js';
import { prefetched } from './prefetched.js';
import { QuestionMeaning } from '../search/meaning/question-meaning.js';
import { Searcher } from '../search/searcher.js';
import type { LibraryEntry, SourceLibrary } from '../library/source-library.js';

type Built = Map<string, { version: number; revision: number; passages: number }>;

/** A build under way. */
interface Build {
  builder: GenerationBuilder;
  manifest: GenerationManifest;
  library: SourceLibrary;
  built: Built;
  context: JobContext;
}

export interface RebuildResult {
  generation: string;
  documents: number;
  passages: number;
}

/** Rounds of catching up with uploads and deletions before the generation is sealed; anything left is written to it afterwards. */
const CATCH_UP_ROUNDS = 3;
/** Documents that are loaded and encoded ahead of the one being written; bounds the memory of a rebuild. */
const DOCUMENTS_AHEAD = 4;
/** Percent of the whole at which each part of the work ends. */
const EMBEDDED_AT = 75;
const BUILT_AT = 90;
const SEALED_AT = 94;
const CHECKED_AT = 99;

/** Builds a generation from the whole library on the side and switches to it in one step; the old one answers in the meantime. */
@Injectable()
export class IndexRebuild {
  constructor(
    private readonly index: RetrievalIndex,
    private readonly writer: IndexWriter,
    private readonly meaning: QuestionMeaning,
    private readonly expected: ExpectedIndex,
    private readonly lease: BuildLease,
    private readonly vectors: PassageVectors,
    private readonly model: SentenceModelState,
    private readonly questions: KeptQuestions,
    @InjectRepository(IndexReport) private readonly reports: Repository<IndexReport>,
  ) {}

  /**
   * @returns what the new generation holds. A failure or cancellation leaves the active generation as it was.
   * @throws BuilderBusyError while another build is alive
   */
  run(library: SourceLibrary, context: JobContext): Promise<RebuildResult> {
    return this.lease.hold(context.jobId, (lost) => {
      const { jobId, ownerId, attempt } = context;
      const signal = AbortSignal.any([context.signal, lost]);
      return this.build(library, { jobId, ownerId, attempt, signal, progress: (progress) => context.progress(progress) });
    });
  }

  private async build(library: SourceLibrary, context: JobContext): Promise<RebuildResult> {
    const active = await this.index.activeGeneration();
    const promoted = active && (await this.reports.findOneBy({ generation: active.id, jobId: context.jobId }));
    // The worker died after the switch: only the tidying up is left.
    if (promoted) {
      await this.expected.settle(promoted.generation);
      return this.finish(library, promoted, await this.held(promoted.generation));
    }
    const before = active?.id ?? null;
    const comparable = before !== null && (await this.isReadable(before));
    const begun = await this.vectors.now();
    const manifest = this.writer.manifest(active?.manifest, await this.model.isPaused());
    if (manifest.dense) await this.embedAhead(library, manifest, context);
    const builder = await this.index.buildGeneration(manifest, { takeOver: true });
    const built: Built = new Map();
    try {
      await this.dropUnused();
      for (let round = 0; round < CATCH_UP_ROUNDS; round += 1) {
        const { missing, gone } = await this.lag(library, built);
        if (missing.length === 0 && gone.length === 0) break;
        await this.catchUp({ builder, manifest, library, built, context }, missing, gone);
      }
      const counts = countsOf(built);
      await context.progress({ stage: 'verifying', percent: BUILT_AT, done: counts.documents, total: counts.documents });
      await builder.seal(counts);
      // From here on, every upload and deletion reaches this generation too; earlier ones are in this difference.
      await this.settle({ builder, manifest, library, built, context });
      const outcomes = await this.check(library, comparable ? before : null, builder.id, context);
      context.signal.throwIfAborted();
      const { documents, passages } = await this.index.stats(builder.id);
      const report = {
        generation: builder.id,
        comparedWith: comparable ? before : null,
        jobId: context.jobId,
        documents,
        passages,
        outcomes,
      };
      await this.reports.save({ ...report, createdAt: new Date() });
      await this.expected.switchTo(builder.id, () => this.index.promote(builder.id, { expectActive: before }));
      if (before !== null && !comparable) await this.index.dropGeneration(before);
      const done = await this.finish(library, report, built);
      await this.dropVectors(begun);
      return done;
    } catch (error) {
      await this.discard(builder);
      throw error;
    }
  }

  /** A damaged generation can be neither compared with nor promoted again. */
  private async isReadable(generation: GenerationId): Promise<boolean> {
    try {
      await this.index.stats(generation);
      return true;
    } catch (error) {
      if (error instanceof IndexUnreadableError) return false;
      throw error;
    }
  }

  /**
   * Makes the vectors that are not kept yet while the active generation still answers: hours of work for a large library. What was made
   * is kept, so that the next build continues where a cancelled or dead one stopped.
   */
  private async embedAhead(library: SourceLibrary, manifest: GenerationManifest, context: JobContext): Promise<void> {
    const entries = await library.entries();
    // The passages of a document that was never indexed are counted when they are cut.
    let total = entries.reduce((sum, { passages }) => sum + (passages ?? 0), 0);
    let done = 0;
    const tell = (made = 0): Promise<void> => {
      const percent = total > 0 ? Math.round((EMBEDDED_AT * Math.min(total, done + made)) / total) : 0;
      return context.progress({ stage: 'embedding', percent, done: done + made, total });
    };
    for (const { documentId, passages } of entries) {
      context.signal.throwIfAborted();
      await tell();
      let counted = passages ?? 0;
      const recount = (now: number): void => void ((total += now - counted), (counted = now));
      const source = await library.load(documentId);
      const document = await (source &&
        this.writer.encode(source, manifest, context.signal, (made, cut) => {
          recount(cut);
          void tell(made);
        }));
      recount(document?.passages.length ?? 0);
      done += counted;
    }
  }

  private async catchUp({ builder, manifest, library, built, context }: Build, missing: LibraryEntry[], gone: string[]): Promise<void> {
    for (const documentId of gone) {
      await builder.remove(documentId);
      built.delete(documentId);
    }
    const encoded = prefetched(missing, DOCUMENTS_AHEAD, async ({ documentId }): Promise<IndexDocument | null> => {
      context.signal.throwIfAborted();
      const source = await library.load(documentId);
      return source && this.writer.encode(source, manifest, context.signal);
    });
    const from = manifest.dense ? EMBEDDED_AT : 0;
    let done = 0;
    for await (const document of encoded) {
      context.signal.throwIfAborted();
      if (document) await this.put(builder, built, document);
      done += 1;
      const percent = Math.round(from + ((BUILT_AT - from) * done) / missing.length);
      await context.progress({ stage: 'building', percent, done, total: missing.length });
    }
  }

  /** What the build lacks of the library and of the questions that its sections answer, and what it has too much. */
  private async lag(library: SourceLibrary, built: Built): Promise<{ missing: LibraryEntry[]; gone: string[] }> {
    return difference(await library.entries(), built, await this.questions.revisions());
  }

  private async put(builder: GenerationBuilder, built: Built, document: IndexDocument): Promise<void> {
    if (built.has(document.docId)) await builder.remove(document.docId);
    built.delete(document.docId);
    if (document.passages.length > 0) await builder.add([document]);
    built.set(document.docId, { version: document.docVersion, revision: document.revision ?? 0, passages: document.passages.length });
  }

  /** Uploads and deletions that were made since the last round. */
  private async settle({ manifest, library, built, context }: Build): Promise<void> {
    const { missing, gone } = await this.lag(library, built);
    await context.progress({ stage: 'catching up', percent: SEALED_AT, done: 0, total: missing.length + gone.length });
    for (const documentId of gone) {
      await this.index.deleteDocument(documentId);
      built.delete(documentId);
    }
    for (const { documentId } of missing) {
      context.signal.throwIfAborted();
      const source = await library.load(documentId);
      if (!source) continue;
      const { revision = 0, passages } = await this.writer.writeToSuccessor(source, manifest, context.signal);
      built.set(documentId, { version: source.identity.version, revision, passages: passages.length });
    }
  }

  /** The golden questions asked of both generations. */
  private async check(library: SourceLibrary, before: string | null, after: string, context: JobContext): Promise<GoldenOutcome[]> {
    const searcher = new Searcher(this.index, this.meaning, library, undefined, this.questions);
    const questions = await library.goldenQuestions();
    const outcomes: GoldenOutcome[] = [];
    for (const [at, golden] of questions.entries()) {
      const { id, question, document, unit } = golden;
      outcomes.push({
        id,
        question,
        document,
        unit,
        before: before === null ? null : await goldenRank(searcher, golden, before, context.signal),
        after: await goldenRank(searcher, golden, after, context.signal),
      });
      const percent = Math.round(SEALED_AT + ((CHECKED_AT - SEALED_AT) * (at + 1)) / questions.length);
      await context.progress({ stage: 'comparing', percent, done: at + 1, total: questions.length });
    }
    return outcomes;
  }

  private async finish(library: SourceLibrary, { generation, documents, passages }: RebuildResult, built: Built): Promise<RebuildResult> {
    await library.markIndexed([...built].map(([documentId, { version, passages: count }]) => ({ documentId, version, passages: count })));
    for (const [documentId, { revision }] of built) if (revision > 0) await this.questions.settled(documentId, revision);
    await this.dropUnused();
    return { generation, documents, passages };
  }

  /** What a finished generation holds, by document. */
  private async held(generation: string): Promise<Built> {
    const held: Built = new Map();
    for await (const { docId, docVersion, passages } of this.index.documents(generation))
      held.set(docId, { version: docVersion, revision: 0, passages });
    return held;
  }

  /** Keeps the active generation, the one before it for a rollback, and what is being built. */
  private async dropUnused(): Promise<void> {
    const kept = (await this.index.generations()).filter(({ state }) => state !== 'sealed');
    for (const { id, state } of await this.index.generations()) if (state === 'sealed') await this.index.dropGeneration(id);
    const known = kept.map(({ id }) => id);
    await this.reports.createQueryBuilder().delete().where('not (generation = any(:known))', { known }).execute();
  }

  /** Vectors that neither this build nor anything beside it has used. */
  private async dropVectors(before: Date): Promise<void> {
    const models = (await this.index.generations()).flatMap(({ manifest }) => (manifest.dense ? [manifest.dense.model] : []));
    if (models.length > 0) await this.vectors.dropUnused(models, before);
  }

  /** After a failure, which is the one to report; what cannot be dropped now is dropped by the next build. */
  private async discard(builder: GenerationBuilder): Promise<void> {
    await builder.abort().catch(() => undefined);
    const left = (await this.index.generations().catch(() => [])).find(({ id }) => id === builder.id);
    if (left?.state === 'sealed') await this.index.dropGeneration(left.id).catch(() => undefined);
  }
}

/** Documents without a passage are not in the index; they stay in `built` so that no round processes them again. */
function countsOf(built: Built): { documents: number; passages: number } {
  const held = [...built.values()].filter(({ passages }) => passages > 0);
  return { documents: held.length, passages: held.reduce((sum, { passages }) => sum + passages, 0) };
}

/** What the library has and the generation lacks or has in an older version, and what it holds that the library does not. */
export function difference(
  entries: readonly LibraryEntry[],
  held: ReadonlyMap<string, { version: number; revision?: number }>,
  revisions: ReadonlyMap<string, number> = new Map(),
): { missing: LibraryEntry[]; gone: string[] } {
  const wanted = new Set(entries.map(({ documentId }) => documentId));
  return {
    missing: entries.filter(({ documentId, version }) => {
      const known = held.get(documentId);
      return !known || known.version < version || (known.revision ?? Infinity) < (revisions.get(documentId) ?? 0);
    }),
    gone: [...held.keys()].filter((documentId) => !wanted.has(documentId)),
  };
}
