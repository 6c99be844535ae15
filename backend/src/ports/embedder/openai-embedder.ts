import { setTimeout as delay } from 'node:timers/promises';
import type { HealthAnswer } from '../../core/observability/health.js';
import { SeldomCheck } from '../../core/observability/seldom-check.js';
import { Embedder, type PassageText } from './embedder.js';
import { EmbedderUnavailableError } from './errors.js';
import { windowsOf } from './windows.js';
import { unitVector } from './unit-vector.js';

export interface OpenAiEmbedderOptions {
  /** Of the service (`https://host`), its API (`https://host/v1`) or the endpoint itself (`…/embeddings`). */
  url: string;
  model: string;
  apiKey?: string;
  /** For one request of one batch. */
  timeoutMs?: number;
  /** Texts in one request. */
  batchSize?: number;
  /** Characters in one request, all its texts together; a longer text goes alone. */
  batchCharacters?: number;
  /** Characters of one text; the rest is not sent. */
  longestInput?: number;
  /** What the model expects before a question and before a passage. */
  prefixes?: { query: string; passage: string };
  /** For a question, with its retries; what takes longer costs the meaning of that question. */
  questionTimeoutMs?: number;
  /** Pause before the first retry when the service names none; doubles each time. */
  retryDelayMs?: number;
}

const TIMEOUT_MS = 30_000;
const BATCH_SIZE = 64;
const BATCH_CHARACTERS = 60_000;
const LONGEST_INPUT = 8_000;
const NO_PREFIXES = { query: '', passage: '' };
const QUESTION_TIMEOUT_MS = 3_000;
const RETRY_DELAY_MS = 500;
/** Tries after the first one. */
const MAX_RETRIES = 2;
/** A service that asks for a longer pause counts as unavailable. */
const MAX_PAUSE_MS = 10_000;
const TRANSIENT = new Set([408, 409, 429]);

class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly retryAfterMs: number | undefined,
  ) {
    super(`the embedding service answered ${status}`);
  }
}

/** Vectors of any service that speaks OpenAI's `/v1/embeddings`, brought to unit length. */
export class OpenAiEmbedder extends Embedder {
  private readonly endpoint: string;
  private dimensions: number | null = null;
  private readonly check = new SeldomCheck(async (signal) => {
    this.vectorsOf(await this.request(['health'], signal), 1);
    return { ok: true, detail: 'the embedding service answers' };
  });

  constructor(private readonly options: OpenAiEmbedderOptions) {
    super();
    this.endpoint = endpointOf(options.url);
  }

  get host(): string {
    return new URL(this.endpoint).hostname;
  }

  describe(): string {
    return `${this.options.model} at ${new URL(this.endpoint).host}`;
  }

  /** @throws EmbedderUnavailableError until the service has answered once: no embedder would be the wrong answer. */
  model(): { name: string; dimensions: number } {
    if (this.dimensions === null) throw new EmbedderUnavailableError(new Error('the embedding service has not answered yet'));
    return { name: this.options.model, dimensions: this.dimensions };
  }

  async init(): Promise<void> {
    const [vector] = await this.batch(['dimensions'], undefined);
    this.dimensions = vector?.length ?? null;
  }

  /** This protocol does not distinguish questions from passages; the prefixes do. */
  async embed(texts: readonly string[], purpose: 'query' | 'passage', signal?: AbortSignal): Promise<Float32Array[]> {
    const { prefixes = NO_PREFIXES, longestInput = LONGEST_INPUT, questionTimeoutMs = QUESTION_TIMEOUT_MS } = this.options;
    const sent = texts.map((text) => (prefixes[purpose] + text).slice(0, longestInput));
    if (purpose === 'passage') return this.all(sent, signal);
    const timeout = AbortSignal.timeout(questionTimeoutMs);
    try {
      return await this.all(sent, signal ? AbortSignal.any([signal, timeout]) : timeout);
    } catch (error) {
      signal?.throwIfAborted();
      throw timeout.aborted ? new EmbedderUnavailableError(error) : error;
    }
  }

  /** By characters, since the tokens of the service are not known here. */
  async windows(passages: readonly PassageText[], signal?: AbortSignal): Promise<string[][]> {
    signal?.throwIfAborted();
    const { prefixes = NO_PREFIXES, longestInput = LONGEST_INPUT } = this.options;
    return passages.map((passage) => windowsOf(passage, longestInput - prefixes.passage.length, ({ length }) => length));
  }

  override health(): Promise<HealthAnswer> {
    return this.check.health();
  }

  override close(): Promise<void> {
    this.check.close();
    return Promise.resolve();
  }

  private async all(texts: readonly string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (const batch of this.batches(texts)) for (const vector of await this.batch(batch, signal)) vectors.push(vector);
    return vectors;
  }

  private batches(texts: readonly string[]): string[][] {
    const { batchSize = BATCH_SIZE, batchCharacters = BATCH_CHARACTERS } = this.options;
    const batches: string[][] = [];
    let characters = Infinity;
    for (const text of texts) {
      const batch = batches.at(-1);
      characters += text.length;
      if (batch && batch.length < batchSize && characters <= batchCharacters) batch.push(text);
      else {
        batches.push([text]);
        characters = text.length;
      }
    }
    return batches;
  }

  private async batch(texts: readonly string[], caller: AbortSignal | undefined): Promise<Float32Array[]> {
    for (let retry = 0; ; retry += 1) {
      try {
        return this.vectorsOf(await this.request(texts, caller), texts.length);
      } catch (error) {
        caller?.throwIfAborted();
        const pause = pauseBefore(error, retry, this.options.retryDelayMs ?? RETRY_DELAY_MS);
        if (pause === null) this.check.doubt();
        if (pause === null) throw new EmbedderUnavailableError(error);
        await delay(pause, undefined, { signal: caller });
      }
    }
  }

  private async request(texts: readonly string[], caller: AbortSignal | undefined): Promise<unknown> {
    const { model, apiKey, timeoutMs = TIMEOUT_MS } = this.options;
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(this.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      redirect: 'error',
      signal: caller ? AbortSignal.any([caller, timeout]) : timeout,
    });
    if (response.ok) return readJson(response);
    await response.body?.cancel();
    throw new RefusedError(response.status, retryAfter(response.headers.get('retry-after')));
  }

  /** Puts the vectors in the order of the texts and checks every one of them. */
  private vectorsOf(answer: unknown, count: number): Float32Array[] {
    const data = (answer as { data?: unknown } | null)?.data;
    if (!Array.isArray(data) || data.length !== count) throw new Error(`the embedding service did not answer ${count} vectors`);
    const vectors = new Map<number, Float32Array>();
    for (const [position, item] of (data as ({ index?: number; embedding?: unknown } | null)[]).entries()) {
      const vector = unitVector(item?.embedding);
      if (!vector) throw new Error('the embedding service answered a vector without direction');
      if (this.dimensions !== null && vector.length !== this.dimensions) {
        throw new Error(`the embedding service answered ${vector.length} dimensions instead of ${this.dimensions}`);
      }
      vectors.set(item?.index ?? position, vector);
    }
    return Array.from({ length: count }, (_, index) => {
      const vector = vectors.get(index);
      if (!vector) throw new Error('the embedding service left a text without its vector');
      return vector;
    });
  }
}

/** What a parser says about an answer that it cannot read repeats a part of it, which can be what was sent. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch (error) {
    throw error instanceof SyntaxError ? new Error('the embedding service did not answer with JSON') : error;
  }
}

function endpointOf(url: string): string {
  const base = url.replace(/(?<!\/)\/+$/, '');
  if (base.endsWith('/embeddings')) return base;
  return base.endsWith('/v1') ? `${base}/embeddings` : `${base}/v1/embeddings`;
}

/** @returns null when another try is not allowed or would not help. */
function pauseBefore(error: unknown, retry: number, first: number): number | null {
  if (retry === MAX_RETRIES) return null;
  const usual = first * 2 ** retry;
  if (!(error instanceof RefusedError)) return usual;
  if (error.status < 500 && !TRANSIENT.has(error.status)) return null;
  const pause = error.retryAfterMs ?? usual;
  return pause <= MAX_PAUSE_MS ? pause : null;
}

/** Seconds or an HTTP date, in milliseconds from now; undefined when absent, past or unreadable. */
function retryAfter(value: string | null): number | undefined {
  const wait = /^\d/.test(value ?? '') ? Number(value) * 1000 : Date.parse(value ?? '') - Date.now();
  return wait > 0 ? wait : undefined;
}
