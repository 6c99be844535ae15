import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig, type EmbedderConfig } from './core/config/config.js';
import { loggers } from './core/observability/loggers.js';
import { BlobStore } from './ports/blob-store/blob-store.js';
import { Embedder, ModelSupply } from './ports/embedder/embedder.js';
import { FallbackLanguageModel, LanguageModel } from './ports/language-model/language-model.js';
import { PdfEngine } from './ports/pdf-engine/pdf-engine.js';
import { PdfPages } from './ports/pdf-pages/pdf-pages.js';
import { Photographs } from './ports/photographs/photographs.js';
import { RetrievalIndex } from './ports/retrieval-index/retrieval-index.js';
import { TextExtractor } from './ports/text-extractor/text-extractor.js';

const RETRY_MS = 10_000;

const SERVICE_AWAY = { level: 'error', text: 'a service is away; the product goes on without it and tries again' } as const;
/** What is said about embeddings that are not there at the start, by where they come from. */
const AWAY = {
  none: SERVICE_AWAY,
  openai: SERVICE_AWAY,
  // Whoever fetches it says so.
  catalogue: { level: 'debug', text: 'the sentence model is not there yet; searching by words only until it is' },
  folder: { level: 'error', text: 'the sentence model cannot be loaded; searching by words only until it can be' },
} as const;

/** A store or service that must be opened once before it is used. */
interface Opened {
  name: string;
  /** It may be away for a while; anything else that cannot be opened stops the start. */
  remote: boolean;
  /** What to say while it is away. */
  away?: { level: 'debug' | 'error'; text: string };
  init(): Promise<void>;
}

/**
 * Opens the stores before the first request and closes everything after the last. What is away on another machine is
 * tried again until it is there; meanwhile its calls answer that it is not available, and everything else works.
 */
@Injectable()
export class AdapterLifecycle implements OnModuleInit, OnApplicationShutdown {
  private readonly away = new Map<string, NodeJS.Timeout>();
  /** What is opened under each name: another embedder may take the place of one that is still being tried. */
  private readonly latest = new Map<string, Opened>();
  private closed = false;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(BlobStore) private readonly blobs: BlobStore,
    @Inject(RetrievalIndex) private readonly index: RetrievalIndex,
    @Inject(Embedder) private readonly embedder: Embedder,
    @Inject(ModelSupply) private readonly models: ModelSupply,
    @Inject(TextExtractor) private readonly extractor: TextExtractor,
    @Inject(PdfEngine) private readonly pdf: PdfEngine,
    @Inject(PdfPages) private readonly pdfPages: PdfPages,
    @Inject(Photographs) private readonly photographs: Photographs,
    @Inject(LanguageModel) private readonly model: LanguageModel,
    @Inject(FallbackLanguageModel) private readonly fallback: FallbackLanguageModel,
  ) {}

  async onModuleInit(): Promise<void> {
    const { storage, embedder, index } = this.config;
    await Promise.all([
      this.open({ name: 'files', remote: storage.kind === 's3', init: () => this.blobs.init() }),
      this.open({ name: 'embeddings', remote: embedder.kind !== 'none', away: AWAY[embedder.kind], init: () => this.embedder.init() }),
      this.open({ name: 'index', remote: index.kind === 'qdrant', init: () => this.index.init() }),
    ]);
  }

  /** Whether it has been opened. */
  isOpen(name: string): boolean {
    return !this.away.has(name);
  }

  /** The embedder is another one from now on; it is loaded in the background. */
  reopenEmbeddings({ kind }: EmbedderConfig): void {
    clearTimeout(this.away.get('embeddings'));
    this.away.delete('embeddings');
    void this.open({ name: 'embeddings', remote: true, away: AWAY[kind], init: () => this.embedder.init() });
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    for (const timer of this.away.values()) clearTimeout(timer);
    await Promise.allSettled([
      this.models.stop(),
      this.embedder.close(),
      this.extractor.close(),
      this.pdf.close(),
      this.pdfPages.close(),
      this.photographs.close(),
      this.model.close(),
      this.fallback.close(),
      this.index.close(),
      this.blobs.close(),
    ]);
  }

  private async open(opened: Opened): Promise<void> {
    const { name } = opened;
    this.latest.set(name, opened);
    try {
      await opened.init();
      if (this.latest.get(name) !== opened) return;
      if (this.away.delete(name)) loggers.app.info({ name }, 'a service that was away is there again');
    } catch (error) {
      if (!opened.remote) throw error;
      if (this.latest.get(name) !== opened) return;
      const { level, text } = opened.away ?? AWAY.openai;
      if (this.isOpen(name)) loggers.app[level]({ ...(level === 'error' && { err: error }), name }, text);
      if (!this.closed) this.away.set(name, setTimeout(() => void this.open(opened), RETRY_MS).unref());
    }
  }
}
