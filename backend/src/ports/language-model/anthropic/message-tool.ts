/* oxlint-disable typescript/no-unnecessary-condition -- services that only resemble the typed one leave fields out */
import type { StopReason } from '@anthropic-ai/sdk/resources/messages';
import type { TokenUsage } from '../language-model.js';
import { UnusableResponseError } from './call-failure.js';
import type { messageEvents } from './message-events.js';
import { count, endOf, type MessageEnd } from './message-pieces.js';

/** Longest that a tool is called with, in UTF-16 units; output is bounded in tokens as well. */
const INPUT_MAX = 400_000;

export interface ToolCallEnd extends MessageEnd {
  /** What the tool was called with; null unless the message is complete. */
  input: unknown;
}

/**
 * Reads a message that is one call of a tool. What it says besides is left out.
 * @param usage is filled in as the service counts
 * @param wrote is told of each piece how long it is
 * @throws UnusableResponseError when the message does not end properly, calls no tool, or calls it with what is no JSON
 */
export async function toolCall(
  events: ReturnType<typeof messageEvents>,
  name: string,
  usage: TokenUsage,
  wrote: (characters: number) => void,
): Promise<ToolCallEnd> {
  let model: string | null = null;
  let stopReason: StopReason | null = null;
  let stopped = false;
  let isCall = false;
  const calls: string[] = [];
  for await (const event of events) {
    switch (event.type) {
      case 'message_start':
        model = event.message?.model ?? null;
        count(usage, event.message?.usage);
        break;
      case 'content_block_start':
        isCall = event.content_block?.type === 'tool_use' && event.content_block.name === name;
        if (isCall) calls.push('');
        break;
      case 'content_block_delta':
        if (!isCall || event.delta?.type !== 'input_json_delta') break;
        calls.push((calls.pop() ?? '') + (event.delta.partial_json ?? ''));
        wrote(event.delta.partial_json?.length ?? 0);
        if ((calls.at(-1)?.length ?? 0) > INPUT_MAX) throw new UnusableResponseError('the tool is called with too much', false);
        break;
      case 'message_delta':
        stopReason = event.delta?.stop_reason ?? stopReason;
        count(usage, event.usage);
        break;
      case 'message_stop':
        stopped = true;
        break;
    }
  }
  // A tool that was called for is how such a message ends.
  const ending = endOf(stopped, stopReason === 'tool_use' ? 'end_turn' : stopReason, calls.length === 0 && stopReason !== 'refusal');
  return { model, usage, stopReason: ending, input: ending === 'complete' ? parsed(calls) : null };
}

function parsed(calls: readonly string[]): unknown {
  const [first, ...others] = calls;
  if (first === undefined || others.length > 0) throw new UnusableResponseError('the message is not one call of the tool');
  try {
    return JSON.parse(first) as unknown;
  } catch {
    throw new UnusableResponseError('the tool is called with what is no JSON');
  }
}
