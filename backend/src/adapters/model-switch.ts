import type { AppConfig, EmbedderConfig } from '../core/config/config.js';
import { chosenEmbedder } from '../core/config/chosen-embedder.js';
import { loggers } from '../core/observability/loggers.js';
import { type Embedder, type ModelSupply, ModelSwitch, type SupplyState } from '../ports/embedder/embedder.js';
import type { SwitchedEmbedder, SwitchedSupply } from '../ports/embedder/switched-embedder.js';

/** A process that answers no questions gives the memory of a sentence model back after so long without work. */
const IDLE_MODEL_MS = 5 * 60_000;

/** The adapter of a choice, loaded by the choice as all adapters are. */
export async function embedderOf(choice: EmbedderConfig, background: boolean): Promise<Embedder> {
  if (choice.kind === 'openai') {
    const { OpenAiEmbedder } = await import('../ports/embedder/openai-embedder.js');
    return new OpenAiEmbedder(choice);
  }
  if (choice.kind === 'catalogue' || choice.kind === 'folder') {
    const [{ LocalEmbedder }, { fetchedModel, modelInFolder }] = await Promise.all([
      import('../ports/embedder/local/local-embedder.js'),
      import('../ports/embedder/local/local-models.js'),
    ]);
    const which = choice.kind === 'folder' ? modelInFolder(choice.folder) : fetchedModel(choice.model, choice.directory);
    return new LocalEmbedder({ ...which, ...(background && { lowPriority: true, idleMs: IDLE_MODEL_MS }) });
  }
  const { NoEmbedder } = await import('../ports/embedder/no-embedder.js');
  return new NoEmbedder();
}

/** What fetches the files of a choice. */
export async function supplyOf(choice: EmbedderConfig): Promise<ModelSupply> {
  if (choice.kind === 'catalogue') {
    const { ModelFetcher } = await import('../ports/embedder/local/model-fetcher.js');
    return new ModelFetcher(choice.model, { ...choice, log: loggers.index });
  }
  const { NoModelSupply } = await import('../ports/embedder/no-embedder.js');
  return new NoModelSupply();
}

/** Puts another embedder, and in a worker another fetch, in place of the one in use. */
export class LiveModelSwitch extends ModelSwitch {
  private choice: string | null = null;
  private inUse: EmbedderConfig;
  /** Switches come one after the other. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: AppConfig,
    private readonly background: boolean,
    private readonly embedder: SwitchedEmbedder,
    private readonly fetch: SwitchedSupply,
    /** Loads the one that is in place now, in the background. */
    private readonly open: (next: EmbedderConfig) => void,
  ) {
    super();
    this.inUse = config.embedder;
  }

  current(): EmbedderConfig {
    return this.inUse;
  }

  supply(): SupplyState {
    return this.fetch.state();
  }

  use(choice: string | null): Promise<void> {
    const turn = this.last.then(() => this.switchTo(choice));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async switchTo(choice: string | null): Promise<void> {
    if (choice === this.choice) return;
    const next = chosenEmbedder(choice, this.config);
    const [embedder, supply] = await Promise.all([embedderOf(next, this.background), supplyOf(next)]);
    this.choice = choice;
    this.inUse = next;
    loggers.index.info({ choice: choice ?? 'as the settings say', kind: next.kind }, 'the sentence model was changed');
    await this.embedder.use(embedder);
    this.open(next);
    if (this.background) await this.fetch.use(supply);
  }
}
