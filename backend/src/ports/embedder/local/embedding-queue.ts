import { EmbedderUnavailableError } from '../errors.js';

interface Waiting {
  texts: readonly string[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: unknown) => void;
}

/** Further questions get no meaning; each takes a few milliseconds, so that this many wait a second or so. */
const MAX_QUESTIONS = 100;
/** Batches of passages that may wait; whoever has more passes them on one batch after the other. */
const MAX_BATCHES = 64;
/** A batch holds this many characters, padding counted: a tenth of a second's work, which is how long a question may have to wait. */
const BATCH_CHARACTERS = 4000;

/** Puts texts before a model that embeds one batch at a time: questions first, then passages in batches of like length. */
export class EmbeddingQueue {
  private readonly questionsWaiting: Waiting[] = [];
  private readonly batchesWaiting: Waiting[] = [];
  private busy = false;

  /** @param embed called with one batch at a time */
  constructor(private readonly embed: (texts: readonly string[]) => Promise<Float32Array[]>) {}

  /** @throws EmbedderUnavailableError when too many wait; the signal's reason; what the model fails with */
  questions(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    if (texts.length === 0) return Promise.resolve([]);
    return this.enter(this.questionsWaiting, MAX_QUESTIONS, texts, signal);
  }

  /** Any number of texts, the vectors in their order. @throws as `questions` */
  async passages(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    const vectors = new Array<Float32Array>(texts.length);
    for (const places of batchesOf(texts)) {
      const batch = await this.enter(
        this.batchesWaiting,
        MAX_BATCHES,
        places.map((place) => texts[place] ?? ''),
        signal,
      );
      for (const [at, place] of places.entries()) vectors[place] = batch[at] ?? new Float32Array();
    }
    return vectors;
  }

  private enter(line: Waiting[], limit: number, texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (line.length >= limit) return Promise.reject(new EmbedderUnavailableError(new Error('too many texts wait for the model')));
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = line.indexOf(waiting);
        if (at >= 0) line.splice(at, 1);
        reject(signal?.reason as Error);
      };
      const settled =
        <V>(settle: (value: V) => void) =>
        (value: V) => {
          signal?.removeEventListener('abort', leave);
          settle(value);
        };
      const waiting: Waiting = { texts, resolve: settled(resolve), reject: settled(reject) };
      signal?.addEventListener('abort', leave, { once: true });
      line.push(waiting);
      this.next();
    });
  }

  private next(): void {
    if (this.busy) return;
    const waiting = this.questionsWaiting.shift() ?? this.batchesWaiting.shift();
    if (!waiting) return;
    this.busy = true;
    // What has begun goes on when its caller leaves: the model cannot be stopped in the middle without being loaded again.
    this.embed(waiting.texts)
      .then(waiting.resolve, waiting.reject)
      .finally(() => {
        this.busy = false;
        this.next();
      });
  }
}

/** Places of the texts in batches, the longest first, so that little of a batch is padding. */
function batchesOf(texts: readonly string[]): number[][] {
  const byLength = texts.map((_, place) => place).sort((a, b) => (texts[b]?.length ?? 0) - (texts[a]?.length ?? 0));
  const batches: number[][] = [];
  let batch: number[] = [];
  let longest = 0;
  for (const place of byLength) {
    if (batch.length > 0 && (batch.length + 1) * longest > BATCH_CHARACTERS) {
      batches.push(batch);
      batch = [];
    }
    if (batch.length === 0) longest = Math.max(1, texts[place]?.length ?? 0);
    batch.push(place);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
