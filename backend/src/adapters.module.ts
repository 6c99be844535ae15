import path from 'node:path';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { traced } from './core/observability/tracing/traced.js';
import { AdapterLifecycle } from './adapter-lifecycle.js';
import { blobStoreOf } from './adapters/blob-store-of.js';
import { embedderOf, LiveModelSwitch, supplyOf } from './adapters/model-switch.js';
import type { AppConfig, EmbedderConfig } from './core/config/config.js';
import { EventBus } from './core/events/event-bus.js';
import { JobsService } from './core/jobs/service/jobs.service.js';
import { isSuperuser } from './core/database/database-role.js';
import { schemaHealth } from './core/database/schema-health.js';
import { fileKeysHealth } from './core/files/keys/file-keys-health.js';
import { Health, type HealthAnswer } from './core/observability/health.js';
import { RetrievalService } from './features/retrieval/retrieval.service.js';
import { pdfSandboxHealth } from './pdf-sandbox.js';
import { BlobStore } from './ports/blob-store/blob-store.js';
import { Embedder, ModelSupply, ModelSwitch } from './ports/embedder/embedder.js';
import { SwitchedEmbedder, SwitchedSupply } from './ports/embedder/switched-embedder.js';
import { FallbackLanguageModel, LanguageModel } from './ports/language-model/language-model.js';
import { QuestionBatches } from './ports/language-model/question-batches.js';
import { IdentityProvider } from './ports/identity-provider/identity-provider.js';
import { LawSource } from './ports/law-source/law-source.js';
import { Mailer } from './ports/mailer/mailer.js';
import { PdfEngine } from './ports/pdf-engine/pdf-engine.js';
import { PdfPages } from './ports/pdf-pages/pdf-pages.js';
import { Photographs } from './ports/photographs/photographs.js';
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

async function photographs(): Promise<Photographs> {
  const { LocalPhotographs } = await import('./ports/photographs/local-photographs.js');
  return new LocalPhotographs();
}

async function mailer({ mail }: AppConfig): Promise<Mailer> {
  if (mail) {
    const { SmtpMailer } = await import('./ports/mailer/smtp-mailer.js');
    return new SmtpMailer(mail);
  }
  const { NoMailer } = await import('./ports/mailer/no-mailer.js');
  return new NoMailer();
}

async function identityProvider({ identityProvider: provider }: AppConfig): Promise<IdentityProvider> {
  if (provider) {
    const { OpenIdConnectProvider } = await import('./ports/identity-provider/openid-connect-provider.js');
    return new OpenIdConnectProvider(provider);
  }
  const { NoIdentityProvider } = await import('./ports/identity-provider/no-identity-provider.js');
  return new NoIdentityProvider();
}

async function lawSource({ starterLaw: { source } }: AppConfig): Promise<LawSource> {
  if (source.kind === 'folder') {
    const { FolderLawSource } = await import('./ports/law-source/folder-law-source.js');
    return new FolderLawSource(source.folder);
  }
  const { HttpLawSource } = await import('./ports/law-source/http-law-source.js');
  return new HttpLawSource({ mirror: source.kind === 'mirror' ? source.url : null });
}

/** Only what no request can do without is required: were it more, one store that is away would take every process behind a proxy out of service. */
function healthOf(
  database: DataSource,
  jobs: JobsService,
  events: EventBus,
  blobs: BlobStore,
  pdf: PdfEngine,
  model: LanguageModel,
  embedder: Embedder,
  lifecycle: AdapterLifecycle,
  models: ModelSwitch,
  provider: IdentityProvider,
  modules: ModuleRef,
): Health {
  return new Health([
    { name: 'database', required: true, check: async () => ({ ok: (await database.query('select 1')) !== null, detail: 'answers' }) },
    { name: 'schema', required: true, check: () => schemaHealth(database) },
    { name: 'databaseRole', required: false, hint: true, check: () => databaseRoleHealth(database) },
    { name: 'queue', required: false, check: () => jobs.health() },
    { name: 'events', required: false, check: () => events.health() },
    { name: 'files', required: false, check: () => blobs.health() },
    { name: 'index', required: false, check: () => modules.get(RetrievalService, { strict: false }).health() },
    { name: 'embeddings', required: false, check: () => embeddingsHealth(lifecycle, models.current(), embedder) },
    { name: 'languageModel', required: false, check: () => model.health() },
    { name: 'pdf', required: false, check: () => pdf.health() },
    ...(provider.name === null ? [] : [{ name: 'signIn', required: false, check: () => provider.health() }]),
    { name: 'pdfSandbox', required: false, hint: true, check: () => pdfSandboxHealth(database) },
    { name: 'fileKeys', required: false, hint: true, check: () => fileKeysHealth(database) },
  ]);
}

async function databaseRoleHealth(database: DataSource): Promise<HealthAnswer> {
  return (await isSuperuser(database))
    ? { ok: false, detail: 'DATABASE_URL names a superuser; give the product an ordinary account', reason: 'is no ordinary account' }
    : { ok: true, detail: 'an ordinary account' };
}

const WORDS_ONLY = 'search goes by words only';

/** A model that nobody asked for by name may stay away: search by words is then what the product does. */
async function embeddingsHealth(lifecycle: AdapterLifecycle, choice: EmbedderConfig, embedder: Embedder): Promise<HealthAnswer> {
  const opened = lifecycle.isOpen('embeddings');
  if (choice.kind === 'openai') {
    const answers = opened && (await embedder.health()).ok;
    return answers
      ? { ok: true, detail: 'answered' }
      : { ok: false, detail: `the embedding service does not answer; ${WORDS_ONLY}`, reason: `does not answer; ${WORDS_ONLY}` };
  }
  if (opened) return { ok: true, detail: 'loaded, or none is set' };
  const wanted = choice.kind === 'folder' || (choice.kind === 'catalogue' && choice.asked);
  const detail = `the sentence model is not there; ${WORDS_ONLY}`;
  return wanted ? { ok: false, detail, reason: `is not there; ${WORDS_ONLY}` } : { ok: true, detail };
}

/** The other half of the composition root: one adapter for each port, as the configuration decides. */
@Global()
@Module({})
export class AdaptersModule {
  static forRoot(config: AppConfig, temporaryDirectory: string, { background }: { background: boolean }): DynamicModule {
    const adapters: Provider[] = [
      { provide: BlobStore, useFactory: async () => traced('files', await blobStoreOf(config.storage)) },
      { provide: RetrievalIndex, useFactory: async () => traced('index', await retrievalIndex(config)) },
      {
        provide: Embedder,
        useFactory: async () => traced('embeddings', new SwitchedEmbedder(await embedderOf(config.embedder, background))),
      },
      { provide: ModelSupply, useFactory: async () => new SwitchedSupply(await supplyOf(config.embedder)) },
      { provide: LanguageModel, useFactory: () => languageModel(config) },
      { provide: QuestionBatches, useFactory: () => questionBatches(config) },
      { provide: FallbackLanguageModel, useFactory: fallbackLanguageModel },
      { provide: TextExtractor, useFactory: () => textExtractor(config) },
      { provide: LawSource, useFactory: async () => traced('law source', await lawSource(config)) },
      { provide: Mailer, useFactory: async () => traced('mail', await mailer(config)) },
      { provide: IdentityProvider, useFactory: async () => traced('identity provider', await identityProvider(config)) },
      { provide: PdfEngine, useFactory: () => pdfEngine(config, temporaryDirectory) },
      { provide: PdfPages, useFactory: pdfPages },
      { provide: Photographs, useFactory: photographs },
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
          provide: Health,
          inject: [
            DataSource,
            JobsService,
            EventBus,
            BlobStore,
            PdfEngine,
            LanguageModel,
            Embedder,
            AdapterLifecycle,
            ModelSwitch,
            IdentityProvider,
            ModuleRef,
          ],
          useFactory: healthOf,
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
        Photographs,
        LawSource,
        Mailer,
        IdentityProvider,
        Health,
      ],
    };
  }
}
