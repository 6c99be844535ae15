import type Anthropic from '@anthropic-ai/sdk';
import { APIError } from '@anthropic-ai/sdk';
import type { MessageBatch } from '@anthropic-ai/sdk/resources/messages';
import { loggers } from '../../../core/observability/loggers.js';
import { type BatchState, BatchRefusedError, QuestionBatches, type SectionOutcome, type SectionToAsk } from '../question-batches.js';
import { anthropicClient, type AnthropicClientOptions } from './anthropic-client.js';
import { outcomesOf } from './batch-outcomes.js';
import { callFailure } from './call-failure.js';
import { boundPrompt } from './prompts/bound-prompt.js';
import { sectionQuestionsPrompt } from './prompts/section-questions-v1.js';

/** Enough for five questions in three languages, of which Hindi takes the most tokens. */
const MAX_OUTPUT_TOKENS = 1_000;
const MAX_PROMPT_CHARACTERS = 40_000;
const CALL_LIMIT_MS = 60_000;
const RESULTS_LIMIT_MS = 5 * 60_000;
/** Batches that are looked through for one that was lost. */
const RECENT_AT_MOST = 1_000;
const RECENT_PER_PAGE = 100;

/** Batches of the Messages API: half the price of single calls, done within a day, their outcomes kept for a month. */
export class AnthropicQuestionBatches extends QuestionBatches {
  readonly available = true;
  private readonly client: Anthropic;

  constructor(private readonly options: AnthropicClientOptions & { model: string }) {
    super();
    this.client = anthropicClient(options, CALL_LIMIT_MS);
  }

  tokensAtMost(section: SectionToAsk): number {
    return boundPrompt(sectionQuestionsPrompt(section), MAX_PROMPT_CHARACTERS) + MAX_OUTPUT_TOKENS;
  }

  async begin(sections: readonly SectionToAsk[], signal: AbortSignal): Promise<BatchState> {
    const requests = sections.map((section) => ({
      custom_id: section.id,
      params: { ...sectionQuestionsPrompt(section), model: this.options.model, max_tokens: MAX_OUTPUT_TOKENS },
    }));
    try {
      return stateOf(await this.client.messages.batches.create({ requests }, { signal }));
    } catch (thrown) {
      signal.throwIfAborted();
      const { error, retry } = callFailure(thrown, null);
      // What the service answers with a status of 4xx it has not taken.
      const refused = thrown instanceof APIError && typeof thrown.status === 'number' && thrown.status >= 400 && thrown.status < 500;
      if (refused) throw new BatchRefusedError(!retry && error.reason === 'unavailable', error);
      throw error;
    }
  }

  look(batchId: string, signal: AbortSignal): Promise<BatchState | null> {
    return this.known(signal, async () => {
      const batch = await this.client.messages.batches.retrieve(batchId, {}, { signal });
      return batch.archived_at === null ? stateOf(batch) : null;
    });
  }

  async recent(since: Date, signal: AbortSignal): Promise<BatchState[]> {
    const found: BatchState[] = [];
    try {
      for await (const batch of this.client.messages.batches.list({ limit: RECENT_PER_PAGE }, { signal })) {
        const state = stateOf(batch);
        // Newest first.
        if (state.createdAt < since || found.length >= RECENT_AT_MOST) break;
        found.push(state);
      }
      return found;
    } catch (thrown) {
      signal.throwIfAborted();
      throw callFailure(thrown, null).error;
    }
  }

  async *outcomes(batchId: string, signal: AbortSignal): AsyncIterable<SectionOutcome> {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(RESULTS_LIMIT_MS)]);
    try {
      // By its path and not by the address in the batch, which might name another host.
      const path = `/v1/messages/batches/${encodeURIComponent(batchId)}/results`;
      const response = await this.client.get(path, { headers: { accept: 'application/binary' }, signal: limited }).asResponse();
      yield* outcomesOf(response, this.options.model);
    } catch (thrown) {
      signal.throwIfAborted();
      throw callFailure(thrown, limited.aborted ? 'total' : null).error;
    }
  }

  async cancel(batchId: string, signal: AbortSignal): Promise<void> {
    await this.known(signal, async () => {
      const { processing_status: status } = await this.client.messages.batches.retrieve(batchId, {}, { signal });
      if (status === 'in_progress') await this.client.messages.batches.cancel(batchId, {}, { signal });
      loggers.model.info({ batch: batchId, status }, 'batch cancelled');
      return null;
    });
  }

  /** @returns null as well for what the service does not know */
  private async known<T>(signal: AbortSignal, call: () => Promise<T | null>): Promise<T | null> {
    try {
      return await call();
    } catch (thrown) {
      signal.throwIfAborted();
      if (thrown instanceof APIError && thrown.status === 404) return null;
      throw callFailure(thrown, null).error;
    }
  }
}

const stateOf = ({ id, created_at: createdAt, processing_status: status, request_counts: counts }: MessageBatch): BatchState => ({
  id,
  createdAt: new Date(createdAt),
  requests: counts.processing + counts.succeeded + counts.errored + counts.canceled + counts.expired,
  ended: status === 'ended',
});
