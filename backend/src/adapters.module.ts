import path from 'node:path';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AdapterLifecycle } from './adapter-lifecycle.js';
import { blobStoreOf } from './adapters/blob-store-of.js';
import { embedderOf, LiveModelSwitch, supplyOf } from './adapters/model-switch.js';
import type { AppConfig, EmbedderConfig } from './core/config/config.js';
import { EventBus } from './core/events/event-bus.js';
import { JobsService } from './core/jobs/jobs.service.js';
import { isSuperuser } from './core/database/database-role.js';
import { fileKeysHealth } from './core/files/keys/file-keys-health.js';
import { HEALTH_CHECKS, type HealthAnswer, type HealthCheck } from './core/observability/health.js';
import { RetrievalService } from './features/retrieval/retrieval.service.js';
import { pdfSandboxHealth } from './pdf-sandbox.js';
import { BlobStore } from './ports/blob-store/blob-store.js';
import { Embedder, ModelSupply, ModelSwitch } from './ports/embedder/embedder.js';
import { SwitchedEmbedder, SwitchedSupply } from './ports/embedder/switched-embedder.js';
import { FallbackLanguageModel, LanguageModel } from './ports/language-model/language-model.js';
import { QuestionBatches } from './ports/language-model/question-batches.js';
import { Mailer } from './ports/mailer/mailer.js';
import { PdfEngine } from './ports/pdf-engine/pdf-engine.js';
import { PdfPages } from './ports/pdf-pages/pdf-pages.js';
import { RetrievalIndex } from './ports/retrieval-index/retrieval-index.js';
import { TextExtractor } from './ports/text-extractor/text-extractor.js';

/** Postings kept decoded in memory by each process that searches. */
const INDEX_CACHE_BYTES = 32 * 1024 * 1024;

/** Names this product's collections on a shared server. */
const INDEX_PREFIX = 'themis';
/** A question waits this long for the index altogether, so one search need not wait longer. */
const INDEX_TIMEOUT_MS = 3_000;

// Adapters are loaded by the choice: the libraries of the others would cost start time and memory for nothing.

async function retrievalIndex({ index }: AppConfig): Promise<RetrievalIndex> {
  if (index.kind === 'qdrant') {
    const { QdrantRetrievalIndex } = await import('./ports/retrieval-index/qdrant/qdrant-retrieval-index.js');
    return new QdrantRetrievalIndex({ ...index, prefix: INDEX_PREFIX, timeoutMs: INDEX_TIMEOUT_MS });
  }
  const { SqliteRetrievalIndex } = await import('./ports/retrieval-index/sqlite/sqlite-retrieval-index.js');
  return new SqliteRetrievalIndex({ directory: index.directory, cacheBytes: INDEX_CACHE_BYTES });
}

async function languageModel({ model }: AppConfig): Promise<LanguageModel> {
  if (model.kind === 'anthropic') {
    const { AnthropicLanguageModel } = await import('./ports/language-model/anthropic/anthropic-language-model.js');
    return new AnthropicLanguageModel(model);
  }
  const { ExtractiveLanguageModel } = await import('./ports/language-model/extractive/extractive-language-model.js');
  return new ExtractiveLanguageModel();
}

async function questionBatches({ model }: AppConfig): Promise<QuestionBatches> {
  if (model.kind === 'anthropic') {
    const { AnthropicQuestionBatches } = await import('./ports/language-model/anthropic/anthropic-question-batches.js');
    return new AnthropicQuestionBatches(model);
  }
  const { NoQuestionBatches } = await import('./ports/language-model/no-question-batches.js');
  return new NoQuestionBatches();
}

async function fallbackLanguageModel(): Promise<FallbackLanguageModel> {
  const { ExtractiveLanguageModel } = await import('./ports/language-model/extractive/extractive-language-model.js');
  return new ExtractiveLanguageModel({ standsInFor: 'unavailable' });
}

async function textExtractor({ workerConcurrency }: AppConfig): Promise<TextExtractor> {
  const { LocalTextExtractor } = await import('./ports/text-extractor/local-text-extractor.js');
  return new LocalTextExtractor({ workers: workerConcurrency });
}

async function pdfEngine({ browserPath }: AppConfig, temporaryDirectory: string): Promise<PdfEngine> {
  const { ChromiumPdfEngine } = await import('./ports/pdf-engine/chromium-pdf-engine.js');
  return new ChromiumPdfEngine({ executablePath: browserPath, userDataRoot: path.join(temporaryDirectory, 'browser') });
}

async function pdfPages(): Promise<PdfPages> {
  const { LocalPdfPages } = await import('./ports/pdf-pages/local-pdf-pages.js');
  return new LocalPdfPages();
}

async function mailer({ mail }: AppConfig): Promise<Mailer> {
  if (mail) {
    const { SmtpMailer } = await import('./ports/mailer/smtp-mailer.js');
    return new SmtpMailer(mail);
  }
  const { NoMailer } = await import('./ports/mailer/no-mailer.js');
  return new NoMailer();
}

function healthChecks(
  database: DataSource,
  jobs: JobsService,
  events: EventBus,
  blobs: BlobStore,
  pdf: PdfEngine,
  lifecycle: AdapterLifecycle,
  models: ModelSwitch,
  modules: ModuleRef,
): HealthCheck[] {
  return [
    { name: 'database', required: true, check: async () => ({ ok: (await database.query('select 1')) !== null, detail: 'answers' }) },
    { name: 'databaseRole', required: false, hint: true, check: () => databaseRoleHealth(database) },
    { name: 'queue', required: true, check: () => jobs.health() },
    { name: 'events', required: true, check: () => events.health() },
    { name: 'files', required: true, check: () => blobs.health() },
    { name: 'index', required: false, check: () => modules.get(RetrievalService, { strict: false }).health() },
    { name: 'embeddings', required: false, check: () => Promise.resolve(embeddingsHealth(lifecycle, models.current())) },
    { name: 'pdf', required: false, check: () => pdf.health() },
    { name: 'pdfSandbox', required: false, hint: true, check: () => pdfSandboxHealth(database) },
    { name: 'fileKeys', required: false, hint: true, check: () => fileKeysHealth(database) },
  ];
}

async function databaseRoleHealth(database: DataSource): Promise<HealthAnswer> {
  return (await isSuperuser(database))
    ? { ok: false, detail: 'DATABASE_URL names a superuser; give the product an ordinary account', reason: 'is no ordinary account' }
    : { ok: true, detail: 'an ordinary account' };
}

/** A model that nobody asked for by name may stay away: search by words is then what the product does. */
function embeddingsHealth(lifecycle: AdapterLifecycle, choice: EmbedderConfig): HealthAnswer {
  if (lifecycle.isOpen('embeddings')) return { ok: true, detail: 'answered, or none is set' };
  if (choice.kind === 'openai') {
    return {
      ok: false,
      detail: 'the embedding service does not answer; search goes by words only',
      reason: 'does not answer; search goes by words only',
    };
  }
  const wanted = choice.kind === 'folder' || (choice.kind === 'catalogue' && choice.asked);
  const detail = 'the sentence model is not there; search goes by words only';
  return wanted ? { ok: false, detail, reason: 'is not there; search goes by words only' } : { ok: true, detail };
}

/** The other half of the composition root: one adapter for each port, as the configuration decides. */
@Global()
@Module({})
export class AdaptersModule {
  static forRoot(config: AppConfig, temporaryDirectory: string, { background }: { background: boolean }): DynamicModule {
    const adapters: Provider[] = [
      { provide: BlobStore, useFactory: () => blobStoreOf(config.storage) },
      { provide: RetrievalIndex, useFactory: () => retrievalIndex(config) },
      { provide: Embedder, useFactory: async () => new SwitchedEmbedder(await embedderOf(config.embedder, background)) },
      { provide: ModelSupply, useFactory: async () => new SwitchedSupply(await supplyOf(config.embedder)) },
      { provide: LanguageModel, useFactory: () => languageModel(config) },
      { provide: QuestionBatches, useFactory: () => questionBatches(config) },
      { provide: FallbackLanguageModel, useFactory: fallbackLanguageModel },
      { provide: TextExtractor, useFactory: () => textExtractor(config) },
      { provide: Mailer, useFactory: () => mailer(config) },
      { provide: PdfEngine, useFactory: () => pdfEngine(config, temporaryDirectory) },
      { provide: PdfPages, useFactory: pdfPages },
    ];
    return {
      module: AdaptersModule,
      providers: [
        ...adapters,
        AdapterLifecycle,
        {
          provide: ModelSwitch,
          inject: [Embedder, ModelSupply, AdapterLifecycle],
          useFactory: (embedder: SwitchedEmbedder, supply: SwitchedSupply, lifecycle: AdapterLifecycle) =>
            new LiveModelSwitch(config, background, embedder, supply, (next) => lifecycle.reopenEmbeddings(next)),
        },
        {
          provide: HEALTH_CHECKS,
          inject: [DataSource, JobsService, EventBus, BlobStore, PdfEngine, AdapterLifecycle, ModelSwitch, ModuleRef],
          useFactory: healthChecks,
        },
      ],
      exports: [
        BlobStore,
        RetrievalIndex,
        Embedder,
        ModelSupply,
        ModelSwitch,
        LanguageModel,
        FallbackLanguageModel,
        QuestionBatches,
        TextExtractor,
        PdfEngine,
        PdfPages,
        Mailer,
        HEALTH_CHECKS,
      ],
    };
  }
}
