/** Turns text into dense vectors of one fixed size, or says that there is none (lexical retrieval only). */
export abstract class Embedder {
  abstract describe(): string;

  /** What a generation must record; null when no embedder is configured. @throws EmbedderUnavailableError before the service has answered once. */
  abstract model(): { name: string; dimensions: number } | null;

  /** Called once before use; learns the vector size from the service. */
  abstract init(): Promise<void>;

  /**
   * @returns one unit-length vector per text, in order.
   * @throws EmbedderUnavailableError after bounded retries, or when the service answers another size.
   */
  abstract embed(texts: readonly string[], purpose: 'query' | 'passage', signal?: AbortSignal): Promise<Float32Array[]>;
}
