import { FairQueue } from '../../../core/concurrency/fair-queue.js';
import { untilAborted } from '../../../core/async/until-aborted.js';
import { TooManyWaitingError } from '../../../core/errors/common-errors.js';
import { EmbedderUnavailableError } from '../errors.js';

/** Further questions get no meaning; each takes a few milliseconds, so that this many wait a second or so. */
const MAX_QUESTIONS = 100;
/** Batches of passages that may wait; whoever has more passes them on one batch after the other. */
const MAX_BATCHES = 64;
/** A batch holds this many characters, padding counted: a tenth of a second's work, which is how long a question may have to wait. */
const BATCH_CHARACTERS = 4000;

type Kind = 'question' | 'passages';

/** Puts texts before a model that embeds one batch at a time: questions first, then passages in batches of like length. */
export class EmbeddingBatches {
  private readonly turns = new FairQueue({ concurrency: 1, maxWaitingPerKey: MAX_BATCHES, goesFirst: (kind) => kind === 'question' });

  /** @param embed called with one batch at a time */
  constructor(private readonly embed: (texts: readonly string[]) => Promise<Float32Array[]>) {}

  /** @throws EmbedderUnavailableError when too many wait; the signal's reason; what the model fails with */
  questions(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    if (texts.length === 0) return Promise.resolve([]);
    return this.inTurn('question', texts, signal);
  }

  /** Any number of texts, the vectors in their order. @throws as `questions` */
  async passages(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    const vectors = new Array<Float32Array>(texts.length);
    for (const places of batchesOf(texts)) {
      const batch = await this.inTurn(
        'passages',
        places.map((place) => texts[place] ?? ''),
        signal,
      );
      for (const [at, place] of places.entries()) vectors[place] = batch[at] ?? new Float32Array();
    }
    return vectors;
  }

  private async inTurn(kind: Kind, texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    const most = kind === 'question' ? MAX_QUESTIONS : MAX_BATCHES;
    try {
      // What has begun goes on when its caller leaves: the model cannot be stopped in the middle without being loaded again.
      return await untilAborted(signal, () => this.turns.run(kind, () => this.embed(texts), signal, most));
    } catch (error) {
      throw error instanceof TooManyWaitingError ? new EmbedderUnavailableError(error) : error;
    }
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
