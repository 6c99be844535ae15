import type Anthropic from '@anthropic-ai/sdk';
import type { CitationsSearchResultLocation } from '@anthropic-ai/sdk/resources/messages';
import type { HealthAnswer } from '../../../core/observability/health.js';
import { loggers } from '../../../core/observability/loggers.js';
import { SeldomCheck } from '../../../core/observability/seldom-check.js';
import { LanguageModelError, type LanguageModelErrorReason } from '../errors.js';
import {
  LanguageModel,
  type AnswerEvent,
  type AnswerRequest,
  type AnswerSource,
  type CallTerms,
  type ClaimedCitation,
  type EditsEvent,
  type EditsRequest,
  type NoticeValuesEvent,
  type NoticeValuesRequest,
  type SearchWordsEvent,
  type SearchWordsRequest,
  type StopReason,
  type TokenUsage,
} from '../language-model.js';
import { provisions } from '../../../core/text/provisions.js';
import { ANTHROPIC_URL, anthropicClient, type AnthropicClientOptions } from './anthropic-client.js';
import type { CircuitBreaker } from '../../../core/concurrency/circuit-breaker.js';
import { editsOfTool } from './edits-of-tool.js';
import { serviceBreaker } from './service-breaker.js';
import { keyAndName, refusalOf } from './key-and-name.js';
import { LeakGuard } from './leak-guard.js';
import { messageEvents } from './message-events.js';
import { messagePieces, type MessageEnd, type MessagePiece, noUsage } from './message-pieces.js';
import { toolCall } from './message-tool.js';
import { ANSWER_PROMPT_VERSION, answerPrompt, sourceName, type Prompt } from './prompts/answer-v2.js';
import { boundPrompt } from './prompts/bound-prompt.js';
import { draftMaterial, EDITS_PROMPT_VERSION, EDITS_TOOL, editsPrompt } from './prompts/edits-v2.js';
import { markerFor, newMarker } from './prompts/fence.js';
import { noticeValuesPrompt } from './prompts/notice-values-v1.js';
import { searchWordsPrompt } from './prompts/search-words-v1.js';
import { withRetries, type CallLimits } from './with-retries.js';

export interface AnthropicLanguageModelOptions extends AnthropicClientOptions {
  model: string;
  /** Longest wait for the first words or thoughts; a try that takes longer is not followed by another one. */
  firstTokenTimeoutMs?: number;
  /** Longest silence after them. */
  idleTimeoutMs?: number;
  totalTimeoutMs?: number;
  /** Ceiling for what is written and, with models that think, for what is thought. */
  maxOutputTokens?: number;
  /** Longest prompt, in UTF-16 units; a longer one is refused and never sent. */
  maxPromptCharacters?: number;
  retryDelayMs?: number;
  /** Whether questions are sent to find the law's own words for them before each search; off by default. */
  rewritesQuestions?: boolean;
  /** Longest wait for those words, tries and pauses together. */
  searchWordsTimeoutMs?: number;
}

const FIRST_TOKEN_TIMEOUT_MS = 20_000;
const IDLE_TIMEOUT_MS = 30_000;
const TOTAL_TIMEOUT_MS = 180_000;
const MAX_OUTPUT_TOKENS = 16_000;
/** Some 50,000 tokens of English. The callers choose what goes in; this is what no call may exceed, whatever they chose. */
const MAX_PROMPT_CHARACTERS = 200_000;
/** Failures after which the key and the name are asked for again. */
const DOUBTFUL: ReadonlySet<LanguageModelErrorReason> = new Set(['unavailable', 'wrong-key', 'unknown-model']);
/** For how long a refused call counts where nobody asks again. */
const REFUSED_MS = 10 * 60_000;
/** Of English; for an estimate where the service has told no figure. */
const CHARACTERS_PER_TOKEN = 4;
const RETRY_DELAY_MS = 500;
/** A search waits for these words, so neither they nor the thoughts before them may take long. */
const SEARCH_WORDS_TIMEOUT_MS = 5_000;
const SEARCH_WORDS_TOKENS = 1_000;
/** Changes are a part of a draft, and this is about a whole one. */
const EDITS_TOKENS = 8_000;
/** A long notice is written out about once: its allegations are most of it. */
const NOTICE_VALUES_TOKENS = 8_000;

/**
 * Answers, and proposes changes of drafts, with a model behind the Messages API, version 2026-10-21. That version knows no sampling parameters and
 * refuses requests that carry one, so lengths are fixed here and the temperature by the service.
 */
export class AnthropicLanguageModel extends LanguageModel {
  readonly generative = true;
  readonly host: string;
  private readonly client: Anthropic;
  private readonly breaker = serviceBreaker();
  /** Words that come too late are no sign that answers would. */
  private readonly wordsBreaker = serviceBreaker();
  private readonly limits: CallLimits;
  private readonly check: SeldomCheck;
  private readonly maxOutputTokens: number;
  /** What calls were refused for, until it may be mended. */
  private refused: { answer: HealthAnswer; until: number } | null = null;

  constructor(private readonly options: AnthropicLanguageModelOptions) {
    super();
    const { apiKey, baseUrl, firstTokenTimeoutMs: firstMs = FIRST_TOKEN_TIMEOUT_MS } = options;
    const totalTimeoutMs = options.totalTimeoutMs ?? TOTAL_TIMEOUT_MS + Math.max(0, firstMs - FIRST_TOKEN_TIMEOUT_MS);
    this.limits = {
      firstMs,
      idleMs: options.idleTimeoutMs ?? IDLE_TIMEOUT_MS,
      totalMs: totalTimeoutMs,
      retryDelayMs: options.retryDelayMs ?? RETRY_DELAY_MS,
    };
    this.maxOutputTokens = options.maxOutputTokens ?? MAX_OUTPUT_TOKENS;
    this.host = new URL(baseUrl ?? ANTHROPIC_URL).hostname;
    this.client = anthropicClient({ apiKey, baseUrl }, totalTimeoutMs);
    this.check = new SeldomCheck((signal) => keyAndName(this.client, options.model, signal));
  }

  describe(): string {
    const { model, baseUrl } = this.options;
    return `${model} at ${baseUrl ? new URL(baseUrl).host : 'api.anthropic.com'}`;
  }

  async *answer(request: AnswerRequest): AsyncIterable<AnswerEvent> {
    const sources = request.sources.filter(({ text }) => text.trim() !== '');
    const marker = newMarker();
    const pieces = this.call(answerPrompt({ ...request, sources }, marker), marker, request);
    const { model, usage, stopReason } = yield* mapped(pieces, ({ text, citations }) => {
      const claimed = citations.map((citation) => claim(citation, sources)).filter((each) => each !== null);
      return { type: 'text' as const, text, citations: claimed };
    });
    yield { type: 'done', answeredBy: model ?? this.options.model, usage, promptVersion: ANSWER_PROMPT_VERSION, stopReason };
  }

  override async *edits(request: EditsRequest): AsyncIterable<EditsEvent> {
    const marker = markerFor(JSON.stringify(draftMaterial(request)));
    const bounds = { maxTokens: Math.min(EDITS_TOKENS, this.maxOutputTokens), limits: this.limits, breaker: this.breaker };
    const { model, stopReason, edits, questions, unusable } = await resultOf(
      this.stream(editsPrompt(request, marker), marker, request, readEdits, bounds),
    );
    yield {
      type: 'done',
      edits,
      questions,
      unusable,
      editedBy: model ?? this.options.model,
      promptVersion: EDITS_PROMPT_VERSION,
      stopReason,
    };
  }

  override async *searchWords(request: SearchWordsRequest): AsyncIterable<SearchWordsEvent> {
    let stopReason: StopReason = 'complete';
    if (this.options.rewritesQuestions) {
      const marker = newMarker();
      const totalMs = this.options.searchWordsTimeoutMs ?? SEARCH_WORDS_TIMEOUT_MS;
      const limits = { ...this.limits, totalMs, firstMs: Math.min(totalMs, this.limits.firstMs) };
      const bounds = { maxTokens: SEARCH_WORDS_TOKENS, limits, breaker: this.wordsBreaker };
      const pieces = this.call(searchWordsPrompt(request, marker), marker, request, bounds);
      ({ stopReason } = yield* mapped(pieces, ({ text }) => ({ type: 'text' as const, text })));
    }
    yield { type: 'done', stopReason };
  }

  override async *noticeValues(request: NoticeValuesRequest): AsyncIterable<NoticeValuesEvent> {
    const marker = newMarker();
    const bounds = { maxTokens: Math.min(NOTICE_VALUES_TOKENS, this.maxOutputTokens), limits: this.limits, breaker: this.breaker };
    const pieces = this.call(noticeValuesPrompt(request, marker), marker, request, bounds);
    const { model, stopReason } = yield* mapped(pieces, ({ text }) => ({ type: 'text' as const, text }));
    yield { type: 'done', stopReason, readBy: model ?? this.options.model };
  }

  override async health(): Promise<HealthAnswer> {
    const checked = await this.check.health();
    // A gateway that tells nothing of its models still says so when a call is refused for the key or the name.
    return checked.ok && this.refused && performance.now() < this.refused.until ? this.refused.answer : checked;
  }

  override close(): Promise<void> {
    this.check.close();
    return Promise.resolve();
  }

  private call(prompt: Prompt, marker: string, terms: CallTerms, bounds?: CallBounds): AsyncGenerator<MessagePiece, MessageEnd> {
    return this.stream(prompt, marker, terms, readPieces, bounds);
  }

  private async *stream<T, R extends MessageEnd>(
    prompt: Prompt,
    marker: string,
    { signal, onUsage, admit }: CallTerms,
    read: Reader<T, R>,
    { maxTokens, limits, breaker }: CallBounds = { maxTokens: this.maxOutputTokens, limits: this.limits, breaker: this.breaker },
  ): AsyncGenerator<T, R> {
    signal?.throwIfAborted();
    const readAtMost = boundPrompt(prompt, this.options.maxPromptCharacters ?? MAX_PROMPT_CHARACTERS);
    breaker.enter();
    const call = { prompt, marker, readAtMost, maxTokens, onUsage, read };
    const admitTry = admit && (() => admit(readAtMost + maxTokens));
    try {
      const end = yield* withRetries((within, idle) => this.open(call, within, idle), limits, signal, admitTry);
      breaker.succeeded();
      this.refused = null;
      loggers.model.info({ model: end.model, usage: end.usage, stopReason: end.stopReason }, 'message finished');
      return end;
    } catch (error) {
      breaker.fail(error);
      if (error instanceof LanguageModelError) this.note(error);
      throw error;
    }
  }

  /** What administrators are to know of a call that failed. */
  private note({ reason, cause }: LanguageModelError): void {
    loggers.model.warn({ reason, cause: (cause as Error | undefined)?.message }, 'message failed');
    if (!DOUBTFUL.has(reason)) return;
    this.check.doubt();
    const answer = refusalOf(reason);
    if (answer) this.refused = { answer, until: performance.now() + REFUSED_MS };
  }

  private async *open<T, R>(
    { prompt, marker, readAtMost, maxTokens, onUsage, read }: Call<T, R>,
    signal: AbortSignal,
    idle: Parameters<typeof messageEvents>[1],
  ): AsyncGenerator<T, R> {
    const guard = new LeakGuard(prompt.system, marker);
    const usage = noUsage();
    const body = { ...prompt, model: this.options.model, max_tokens: maxTokens, stream: true as const };
    let written = 0;
    idle.start();
    try {
      const response = await this.client.messages.create(body, { signal }).asResponse();
      return yield* read(messageEvents(response, idle), { usage, guard, wrote: (characters) => (written += characters) });
    } finally {
      // The service counts output at the end and input at the start; a try that is broken off is paid for all the same.
      if (signal.aborted && usage.inputTokens === 0) usage.inputTokens = Math.ceil(readAtMost / CHARACTERS_PER_TOKEN);
      usage.outputTokens = Math.max(usage.outputTokens, Math.ceil(written / CHARACTERS_PER_TOKEN));
      onUsage?.(this.options.model, usage);
    }
  }
}

interface Reading {
  /** Is filled in as the service counts. */
  usage: TokenUsage;
  guard: LeakGuard;
  wrote: (characters: number) => void;
}

type Reader<T, R> = (events: ReturnType<typeof messageEvents>, reading: Reading) => AsyncGenerator<T, R>;

const readPieces: Reader<MessagePiece, MessageEnd> = (events, { usage, guard, wrote }) =>
  mapped(messagePieces(events, usage), (piece) => {
    guard.check(piece.text);
    wrote(piece.text.length);
    return piece;
  });

/** Nothing is passed on before all of it is there, so that it can be asked for once more. */
async function* readEdits(
  events: ReturnType<typeof messageEvents>,
  { usage, guard, wrote }: Reading,
): AsyncGenerator<never, MessageEnd & ReturnType<typeof editsOfTool>> {
  const { input, ...end } = await toolCall(events, EDITS_TOOL, usage, wrote);
  const told = end.stopReason === 'complete' ? editsOfTool(input) : { edits: [], questions: [], unusable: 0 };
  guard.check(wordsOf(told).join('\n'));
  yield* [];
  return { ...end, ...told };
}

const wordsOf = ({ edits, questions }: ReturnType<typeof editsOfTool>): string[] => [
  ...edits.map((edit) => (edit.do === 'edit' ? edit.newText : edit.do === 'insert' ? edit.text : '')),
  ...questions.flatMap(({ question, choices }) => [question, ...choices]),
];

interface Call<T, R> extends Pick<CallTerms, 'onUsage'> {
  prompt: Prompt;
  marker: string;
  /** Tokens of the prompt, an upper bound. */
  readAtMost: number;
  maxTokens: number;
  read: Reader<T, R>;
}

interface CallBounds {
  maxTokens: number;
  limits: CallLimits;
  breaker: CircuitBreaker;
}

/** The result of a generator that passes nothing on. */
async function resultOf<R>(steps: AsyncGenerator<never, R>): Promise<R> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

/** A citation of something that was not sent is not a citation. */
function claim(citation: CitationsSearchResultLocation, sources: readonly AnswerSource[]): ClaimedCitation | null {
  const source = sources[citation.search_result_index];
  if (!source || citation.source !== sourceName(citation.search_result_index)) return null;
  const spans = provisions(source.text);
  const first = spans[citation.start_block_index];
  const last = spans[citation.end_block_index - 1];
  const quotation = first && last && first.start < last.end ? source.text.slice(first.start, last.end) : citation.cited_text;
  return typeof quotation === 'string' && quotation.trim() !== '' ? { sourceId: source.id, quotation } : null;
}

async function* mapped<T, U, R>(values: AsyncGenerator<T, R>, map: (value: T) => U): AsyncGenerator<U, R> {
  let next: IteratorResult<T, R> | undefined;
  try {
    for (;;) {
      next = await values.next();
      if (next.done) return next.value;
      yield map(next.value);
    }
  } finally {
    // A reader who leaves early ends the call behind `values` too; its result is then of no use to anyone.
    if (!next?.done) await values.return(undefined as R);
  }
}
