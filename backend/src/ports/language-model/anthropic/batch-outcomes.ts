import { z } from 'zod';
import type { TokenUsage } from '../language-model.js';
import type { SectionOutcome } from '../question-batches.js';
import { UnusableResponseError } from './call-failure.js';
import { readQuestions } from './prompts/section-questions-v1.js';

/** Of one outcome; a message of the longest answer is far shorter. */
const MAX_LINE = 1_000_000;
const MAX_OUTCOMES = 10_000;

const count = z.number().int().nonnegative().nullish();
const USAGE = z.object({
  input_tokens: count,
  output_tokens: count,
  cache_read_input_tokens: count,
  cache_creation_input_tokens: count,
});
const MESSAGE = z.object({
  model: z.string().optional(),
  stop_reason: z.string().nullish(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  usage: USAGE,
});
const LINE = z.object({
  custom_id: z.string(),
  result: z.discriminatedUnion('type', [
    z.object({ type: z.literal('succeeded'), message: MESSAGE }),
    z.object({ type: z.literal('errored'), error: z.looseObject({ error: z.looseObject({ type: z.string() }).optional() }).optional() }),
    z.object({ type: z.literal('canceled') }),
    z.object({ type: z.literal('expired') }),
  ]),
});

/** Kinds of errors that the same request would meet again. */
const PERMANENT = new Set(['invalid_request_error', 'not_found_error', 'permission_error', 'request_too_large']);

/**
 * Reads the outcomes of a batch, a line each, as they arrive.
 * @throws UnusableResponseError for a line that is none, and for far too much
 */
export async function* outcomesOf(response: Response, model: string): AsyncGenerator<SectionOutcome> {
  let outcomes = 0;
  for await (const line of linesOf(response)) {
    outcomes += 1;
    if (outcomes > MAX_OUTCOMES) throw new UnusableResponseError('there are too many outcomes', false);
    yield outcomeOf(line, model);
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body ?? []) {
    rest += decoder.decode(piece as Uint8Array, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield line;
    if (rest.length > MAX_LINE) throw new UnusableResponseError('an outcome is too long', false);
  }
  if (rest.trim() !== '') yield rest;
}

function outcomeOf(line: string, model: string): SectionOutcome {
  const { custom_id: id, result } = parsed(line);
  switch (result.type) {
    case 'canceled':
    case 'expired':
      return { id, kind: 'unanswered' };
    case 'errored':
      return { id, kind: 'failed', permanent: PERMANENT.has(result.error?.error?.type ?? '') };
    case 'succeeded': {
      const { message } = result;
      const paid = { model: message.model ?? model, usage: usageOf(message.usage) };
      const whole = message.stop_reason === 'end_turn' || message.stop_reason === 'stop_sequence' || message.stop_reason === 'max_tokens';
      const text = message.content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('');
      const questions = whole ? readQuestions(id, text) : null;
      return questions ? { id, kind: 'answered', questions, ...paid } : { id, kind: 'unusable', ...paid };
    }
  }
}

/** The text itself must not reach a log. */
function parsed(line: string): z.infer<typeof LINE> {
  try {
    const { success, data } = LINE.safeParse(JSON.parse(line));
    if (success) return data;
  } catch {
    // Falls through to the same error.
  }
  throw new UnusableResponseError('an outcome cannot be read');
}

const usageOf = (usage: z.infer<typeof USAGE>): TokenUsage => ({
  inputTokens: usage.input_tokens ?? 0,
  outputTokens: usage.output_tokens ?? 0,
  cacheReadTokens: usage.cache_read_input_tokens ?? 0,
  cacheWriteTokens: usage.cache_creation_input_tokens ?? 0,
});
