import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  ActiveGenerationChangedError,
  BuilderBusyError,
  GenerationNotSealedError,
  ManifestMismatchError,
  NoActiveGenerationError,
} from '../../../ports/retrieval-index/errors.js';
import { Embedder } from '../../../ports/embedder/embedder.js';
import type { GenerationManifest, IndexDocument } from '../../../ports/retrieval-index/retrieval-index.js';
import { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { embeddingText } from '../preparation/indexing.js';
import { currentManifest } from '../encoding/analysis-manifest.js';
import { Preparation } from '../preparation/preparation.js';
import { NothingToIndexError } from '../retrieval.errors.js';
import { BuildLease } from './build-lease.js';
import { ExpectedIndex } from './expected-index.js';
import type { LibrarySource } from '../library/source-library.js';

const FIRST_TRIES = 60;
const FIRST_PAUSE_MS = 500;

/** Puts documents into the active generation and takes them out again. */
@Injectable()
export class IndexWriter {
  private first?: Promise<void>;

  constructor(
    private readonly index: RetrievalIndex,
    private readonly embedder: Embedder,
    private readonly preparation: Preparation,
    private readonly expected: ExpectedIndex,
    private readonly lease: BuildLease,
  ) {}

  manifest(): GenerationManifest {
    return currentManifest(this.embedder.model());
  }

  /** Whether a generation was built as this code builds; stores may give a manifest back with its keys in another order. */
  fits(manifest: GenerationManifest): boolean {
    return isDeepStrictEqual(plain(manifest), plain(this.manifest()));
  }

  /**
   * Makes the first, empty generation of a new installation; several processes at once end with one. Not for an index that was
   * lost, which is to hold more than what comes next. @throws BuilderBusyError
   */
  async ensureGeneration(): Promise<void> {
    for (let tries = 1; !(await this.index.activeGeneration()); tries += 1) {
      this.first ??= this.makeFirst().finally(() => (this.first = undefined));
      try {
        await this.first;
      } catch (error) {
        const other = [BuilderBusyError, ActiveGenerationChangedError, GenerationNotSealedError].some((type) => error instanceof type);
        if (!other || tries >= FIRST_TRIES) throw error;
        // Another process is making it, or a rebuild is under way that ends with one.
        await delay(FIRST_PAUSE_MS);
      }
    }
  }

  private async makeFirst(): Promise<void> {
    await this.lease.hold(`first generation ${randomUUID()}`, async () => {
      const builder = await this.index.buildGeneration(this.manifest(), { takeOver: true });
      await builder.seal({ documents: 0, passages: 0 });
      await this.expected.switchTo(builder.id, () => this.index.promote(builder.id, { expectActive: null }));
    });
  }

  /** @returns the document as the index takes it; without passages when there is nothing to index in its text. */
  async encode({ identity, source }: LibrarySource, signal?: AbortSignal): Promise<IndexDocument> {
    if (!this.embedder.model()) return this.preparation.document(identity, source);
    const payloads = await this.preparation.payloads(identity, source);
    const dense = await this.embedder.embed(payloads.map(embeddingText), 'passage', signal);
    return this.preparation.encode(identity, payloads, dense);
  }

  /**
   * Replaces the document in the index in one step. @returns passages indexed.
   * @throws NothingToIndexError; ManifestMismatchError when the active generation waits for a rebuild: generations that this
   * code built have the document all the same
   */
  async write(source: LibrarySource, signal?: AbortSignal): Promise<number> {
    await this.ensureGeneration();
    const document = await this.encode(source, signal);
    signal?.throwIfAborted();
    if (document.passages.length === 0) throw new NothingToIndexError();
    await this.index.upsertDocument(document, this.manifest());
    return document.passages.length;
  }

  /** Writes to a generation that is about to replace an active one of another manifest, too. @returns passages indexed, maybe none */
  async writeToSuccessor(source: LibrarySource, signal?: AbortSignal): Promise<number> {
    const document = await this.encode(source, signal);
    signal?.throwIfAborted();
    if (document.passages.length === 0) return 0;
    try {
      await this.index.upsertDocument(document, this.manifest());
    } catch (error) {
      if (!(error instanceof ManifestMismatchError) && !(error instanceof NoActiveGenerationError)) throw error;
    }
    return document.passages.length;
  }

  async remove(documentId: string): Promise<void> {
    if (await this.index.activeGeneration()) await this.index.deleteDocument(documentId);
  }
}

/** As it would come out of a store: a clone from a thread may have other prototypes. */
const plain = (manifest: GenerationManifest): unknown => JSON.parse(JSON.stringify(manifest));
