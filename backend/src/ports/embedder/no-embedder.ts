import { Embedder, ModelSupply, type SupplyState } from './embedder.js';
import { EmbedderUnavailableError } from './errors.js';

/** No embedding service is configured: retrieval is lexical alone, and nobody asks for vectors once `model()` is null. */
export class NoEmbedder extends Embedder {
  readonly host = null;

  describe(): string {
    return 'none (lexical retrieval)';
  }

  model(): null {
    return null;
  }

  async init(): Promise<void> {}

  embed(): Promise<Float32Array[]> {
    return this.refuse();
  }

  windows(): Promise<string[][]> {
    return this.refuse();
  }

  private async refuse(): Promise<never> {
    throw new EmbedderUnavailableError(new Error('no embedder is configured'));
  }
}

/** There is no model to fetch. */
export class NoModelSupply extends ModelSupply {
  start(): void {
    return;
  }

  async stop(): Promise<void> {}

  state(): SupplyState {
    return { phase: 'idle' };
  }
}
