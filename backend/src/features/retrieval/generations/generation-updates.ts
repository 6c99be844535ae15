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
import { Embedder, type EmbeddingModel } from '../../../ports/embedder/embedder.js';
import { EmbedderUnavailableError } from '../../../ports/embedder/errors.js';
import type { GenerationManifest, IndexDocument } from '../../../ports/retrieval-index/retrieval-index.js';
import { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { passageText } from '../preparation/indexing.js';
import { currentManifest } from '../encoding/analysis-manifest.js';
import { Preparation } from '../preparation/preparation.js';
import { NothingToIndexError } from '../retrieval.errors.js';
import { BuildLease } from './build-lease.js';
import { ExpectedIndex } from './expected-index.js';
import { type KeptQuestion, KeptQuestions } from '../questions/kept-questions.js';
import { questionsOfPassages } from '../questions/sections-to-ask.js';
import { PassageVectors, type VectorsMade } from './passage-vectors.js';
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
    private readonly vectors: PassageVectors,
    private readonly questions: KeptQuestions,
  ) {}

  /**
   * What a new generation is built with. An unavailable model must not lead to a generation that lost its vectors: that build fails
   * instead.
   * @param paused no vectors are to be made: a generation without them is followed by one without them
   */
  manifest(active: GenerationManifest | undefined, paused = false): GenerationManifest {
    if (paused && !(active?.dense && this.hasMeaning(active))) return currentManifest(null);
    const model = usableModel(this.embedder);
    if (model === undefined && active?.dense) this.embedder.model();
    return currentManifest(model ?? null);
  }

  /** Whether a generation was built as this code builds; stores may return a manifest with its keys in another order. */
  fits(manifest: GenerationManifest): boolean {
    return isDeepStrictEqual(plain({ ...manifest, dense: null }), plain(currentManifest(null)));
  }

  /** Whether a generation has the vectors that a new one would have. While the model is unavailable, no other vectors are expected. */
  hasMeaning({ dense }: GenerationManifest): boolean {
    const model = usableModel(this.embedder);
    return model === undefined || isDeepStrictEqual(plain(dense), plain(currentManifest(model).dense));
  }

  /**
   * Makes the first, empty generation of a new installation; several processes that try at once end up with one. Not for an index that was
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
      const builder = await this.index.buildGeneration(this.manifest(undefined), { takeOver: true });
      await builder.seal({ documents: 0, passages: 0 });
      await this.expected.switchTo(builder.id, () => this.index.promote(builder.id, { expectActive: null }));
    });
  }

  /**
   * @param manifest of the generation that it is for
   * @param made is told how far its vectors have got
   * @returns the document as the index takes it; without passages when there is nothing to index in its text.
   */
  async encode(
    { identity, source }: LibrarySource,
    { dense }: GenerationManifest,
    signal?: AbortSignal,
    made?: VectorsMade,
  ): Promise<IndexDocument> {
    const { revision, bySection } = await this.questions.of(identity.documentId);
    const model = dense && this.embedder.model();
    const usable = dense && model?.name === dense.model ? { dense, model } : null;
    if (!usable && bySection.size === 0) return { ...(await this.preparation.document(identity, source)), revision };
    const payloads = await this.preparation.payloads(identity, source);
    const asked = questionsOfPassages(payloads, source.text, bySection);
    const texts = asked.map((questions) => questions.map(({ question }) => question));
    if (!usable) return this.preparation.encode(identity, payloads, undefined, { revision, texts });
    const most = usable.dense.vectorsPerPassage ?? 1;
    const vectors = await this.vectors.ofPassages(payloads.map(passageText), { model: usable.dense.model, most, made }, signal);
    const ofQuestions = usable.dense.questionsPerPassage ? await this.vectorsOf(asked, usable.model, signal) : undefined;
    return this.preparation.encode(identity, payloads, vectors, { revision, texts, vectors: ofQuestions });
  }

  /** Of the questions in languages that the model knows. */
  private async vectorsOf(
    asked: readonly (readonly KeptQuestion[])[],
    model: EmbeddingModel,
    signal?: AbortSignal,
  ): Promise<Float32Array[][]> {
    const english = model.languages !== undefined && !model.languages.includes('mul');
    const texts = asked.map((questions) =>
      questions.filter(({ language }) => !english || language === 'en').map(({ question }) => question),
    );
    const made = await this.vectors.ofQuestions(texts.flat(), model.name, signal);
    let next = 0;
    return texts.map(({ length }) => made.slice(next, (next += length)));
  }

  /**
   * Replaces the document in the index in one step, with vectors if the active generation has those of the present model: after a change
   * of the model words serve until the rebuild is done. @returns passages indexed.
   * @throws NothingToIndexError; ManifestMismatchError when the active generation waits for a rebuild: generations that this
   * code built have the document all the same
   */
  async write(source: LibrarySource, signal?: AbortSignal, made?: VectorsMade): Promise<number> {
    await this.ensureGeneration();
    const active = (await this.index.activeGeneration())?.manifest;
    const manifest = active && this.fits(active) ? active : this.manifest(active);
    const document = await this.encode(source, manifest, signal, made);
    signal?.throwIfAborted();
    if (document.passages.length === 0) throw new NothingToIndexError();
    await this.index.upsertDocument(document, manifest);
    await this.questions.settled(document.docId, document.revision ?? 0);
    if (await this.awaitsPromotion(manifest)) await this.writeToSuccessor(source, this.manifest(manifest), signal);
    return document.passages.length;
  }

  /** Whether a generation with the present model's vectors is whole and about to replace one without them. */
  private async awaitsPromotion(active: GenerationManifest): Promise<boolean> {
    if (this.hasMeaning(active)) return false;
    return (await this.index.generations()).some(({ state, manifest }) => state === 'sealed' && this.hasMeaning(manifest));
  }

  /**
   * Writes to a generation that is about to replace an active one of another manifest, too.
   * @param manifest of that generation
   * @returns what was written, maybe without passages
   */
  async writeToSuccessor(source: LibrarySource, manifest: GenerationManifest, signal?: AbortSignal): Promise<IndexDocument> {
    const document = await this.encode(source, manifest, signal);
    signal?.throwIfAborted();
    if (document.passages.length === 0) return document;
    try {
      await this.index.upsertDocument(document, manifest);
    } catch (error) {
      if (!(error instanceof ManifestMismatchError) && !(error instanceof NoActiveGenerationError)) throw error;
    }
    return document;
  }

  async remove(documentId: string): Promise<void> {
    if (await this.index.activeGeneration()) await this.index.deleteDocument(documentId);
  }
}

/** The model that can embed now; null when none is set, undefined when it is unavailable. */
export function usableModel(embedder: Embedder): EmbeddingModel | null | undefined {
  try {
    return embedder.model();
  } catch (error) {
    if (error instanceof EmbedderUnavailableError) return undefined;
    throw error;
  }
}

/** As it would come out of a store: a clone from a thread may have other prototypes. */
const plain = (manifest: GenerationManifest | GenerationManifest['dense']): unknown => JSON.parse(JSON.stringify(manifest));
