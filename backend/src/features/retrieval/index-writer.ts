import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ActiveGenerationChangedError, BuilderBusyError } from '../../ports/retrieval-index/errors.js';
import { Embedder } from '../../ports/embedder/embedder.js';
import type { GenerationManifest, IndexDocument } from '../../ports/retrieval-index/retrieval-index.js';
import { RetrievalIndex } from '../../ports/retrieval-index/retrieval-index.js';
import { embeddingText } from './indexing.js';
import { currentManifest } from './manifest.js';
import { Preparation } from './preparation.js';
import type { LibrarySource } from './source-library.js';

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
  ) {}

  manifest(): GenerationManifest {
    return currentManifest(this.embedder.model());
  }

  /** Makes the first, empty generation of a new installation; several processes at once end with one. @throws BuilderBusyError */
  async ensureGeneration(): Promise<void> {
    for (let tries = 1; !(await this.index.activeGeneration()); tries += 1) {
      this.first ??= this.makeFirst().finally(() => (this.first = undefined));
      try {
        await this.first;
      } catch (error) {
        const other = error instanceof BuilderBusyError || error instanceof ActiveGenerationChangedError;
        if (!other || tries >= FIRST_TRIES) throw error;
        // Another process is making it, or a rebuild is under way that ends with one.
        await delay(FIRST_PAUSE_MS);
      }
    }
  }

  private async makeFirst(): Promise<void> {
    const builder = await this.index.buildGeneration(this.manifest());
    await builder.seal({ documents: 0, passages: 0 });
    await this.index.promote(builder.id, { expectActive: null });
  }

  /** @returns the document as the index takes it. */
  async encode({ identity, source }: LibrarySource, signal?: AbortSignal): Promise<IndexDocument> {
    const payloads = await this.preparation.payloads(identity, source);
    const dense = this.embedder.model() ? await this.embedder.embed(payloads.map(embeddingText), 'passage', signal) : undefined;
    return this.preparation.encode(identity, payloads, dense);
  }

  /** Replaces the document in the index in one step. @returns passages indexed. */
  async write(source: LibrarySource, signal?: AbortSignal): Promise<number> {
    await this.ensureGeneration();
    const document = await this.encode(source, signal);
    signal?.throwIfAborted();
    await this.index.upsertDocument(document, this.manifest());
    return document.passages.length;
  }

  async remove(documentId: string): Promise<void> {
    if (await this.index.activeGeneration()) await this.index.deleteDocument(documentId);
  }
}
