import type { HealthAnswer } from '../../core/observability/health.js';
import { Embedder, type EmbeddingModel, ModelSupply, type PassageText, type SupplyState } from './embedder.js';

/** The embedder in use at the moment: everybody holds this one, and what is behind it may be replaced. */
export class SwitchedEmbedder extends Embedder {
  constructor(private current: Embedder) {
    super();
  }

  /** Calls that are under way in the one before end with its `close`. */
  async use(next: Embedder): Promise<void> {
    const before = this.current;
    this.current = next;
    await before.close();
  }

  get host(): string | null {
    return this.current.host;
  }

  describe(): string {
    return this.current.describe();
  }

  model(): EmbeddingModel | null {
    return this.current.model();
  }

  init(): Promise<void> {
    return this.current.init();
  }

  embed(texts: readonly string[], purpose: 'query' | 'passage', signal?: AbortSignal): Promise<Float32Array[]> {
    return this.current.embed(texts, purpose, signal);
  }

  windows(passages: readonly PassageText[], signal?: AbortSignal): Promise<string[][]> {
    return this.current.windows(passages, signal);
  }

  override health(): Promise<HealthAnswer> {
    return this.current.health();
  }

  override close(): Promise<void> {
    return this.current.close();
  }
}

/** Likewise for what fetches its files. */
export class SwitchedSupply extends ModelSupply {
  constructor(private current: ModelSupply) {
    super();
  }

  /** Stops the fetch of the one before and starts that of the next. */
  async use(next: ModelSupply): Promise<void> {
    const before = this.current;
    this.current = next;
    await before.stop();
    if (this.current === next) next.start();
  }

  start(): void {
    this.current.start();
  }

  stop(): Promise<void> {
    return this.current.stop();
  }

  state(): SupplyState {
    return this.current.state();
  }
}
