/* oxlint-disable typescript/no-unnecessary-condition -- services that only resemble the typed one leave fields out */
import type { CitationsSearchResultLocation, StopReason } from '@anthropic-ai/sdk/resources/messages';
import type { StopReason as Ending, TokenUsage } from '../language-model.js';
import { UnusableResponseError } from './call-failure.js';
import type { messageEvents } from './message-events.js';

export interface MessagePiece {
  text: string;
  citations: CitationsSearchResultLocation[];
}

export interface MessageEnd {
  /** As the service names it. */
  model: string | null;
  usage: TokenUsage;
  stopReason: Ending;
}

/** Before a service has counted anything. */
export const noUsage = (): TokenUsage => ({ inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 });

const PARAGRAPH_END = '\n\n';

/**
 * Folds the events of one message into whole paragraphs and whole cited blocks, since a citation arrives after the words that
 * it supports. White space at the end of a piece moves to the next one, so that a marker can follow the last word.
 * @param usage is filled in as the service counts, so that it is right whenever the reading stops
 * @throws UnusableResponseError when the message does not end properly or holds no text.
 */
export async function* messagePieces(
  events: ReturnType<typeof messageEvents>,
  usage: TokenUsage = noUsage(),
): AsyncGenerator<MessagePiece, MessageEnd> {
  let model: string | null = null;
  let stopReason: StopReason | null = null;
  let stopped = false;
  let empty = true;
  let text = '';
  let citations: CitationsSearchResultLocation[] = [];

  const take = (length: number): MessagePiece => {
    const piece = { text: text.slice(0, length).trimEnd(), citations };
    text = text.slice(piece.text.length);
    citations = [];
    empty &&= piece.text.trim() === '';
    return piece;
  };

  for await (const event of events) {
    switch (event.type) {
      case 'message_start':
        model = event.message?.model ?? null;
        count(usage, event.message?.usage);
        break;
      case 'content_block_start':
        if (event.content_block?.type === 'text') text += event.content_block.text ?? '';
        break;
      case 'content_block_delta':
        if (event.delta?.type === 'text_delta') text += event.delta.text ?? '';
        if (event.delta?.type === 'citations_delta' && event.delta.citation?.type === 'search_result_location')
          citations.push(event.delta.citation);
        if (citations.length === 0) for (let end = paragraphEnd(text); end > 0; end = paragraphEnd(text)) yield take(end);
        break;
      case 'content_block_stop':
        if (text.trimEnd() !== '') yield take(text.length);
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
  return { model, usage, stopReason: endOf(stopped, stopReason, empty) };
}

/** Where the first paragraph ends that is complete, with every quotation in it closed; 0 if there is none yet. */
function paragraphEnd(text: string): number {
  const lead = text.length - text.trimStart().length;
  for (let end = text.indexOf(PARAGRAPH_END, lead); end > 0 && text.slice(end).trim() !== ''; end = text.indexOf(PARAGRAPH_END, end + 1)) {
    const count = (mark: string) => text.slice(0, end).split(mark).length - 1;
    if (count('"') % 2 === 0 && count('“') <= count('”')) return end;
  }
  return 0;
}

/** The service's names of what it counts. */
const COUNTS = {
  inputTokens: 'input_tokens',
  outputTokens: 'output_tokens',
  cacheReadTokens: 'cache_read_input_tokens',
  cacheWriteTokens: 'cache_creation_input_tokens',
} as const satisfies Record<keyof TokenUsage, string>;

/** Counts are cumulative; a later event replaces what it repeats. */
export function count(usage: TokenUsage, report: object | undefined): void {
  const reported = (report ?? {}) as Record<string, unknown>;
  for (const [ours, theirs] of Object.entries(COUNTS) as [keyof TokenUsage, string][]) {
    const value = reported[theirs];
    if (typeof value === 'number' && Number.isSafeInteger(value)) usage[ours] = Math.max(usage[ours], value);
  }
}

/** How a message ended. @param empty whether nothing of it is an answer */
export function endOf(stopped: boolean, reason: StopReason | null, empty: boolean): Ending {
  if (!stopped) throw new UnusableResponseError('the stream ended before the message did');
  switch (reason) {
    case 'refusal':
      return 'refused';
    case 'max_tokens':
    case 'model_context_window_exceeded':
      if (empty) throw new UnusableResponseError('no room was left for an answer', false);
      return 'length';
    case 'end_turn':
    case 'stop_sequence':
      if (empty) throw new UnusableResponseError('the message holds no text');
      return 'complete';
    default:
      // No tools are offered, so nothing else is an answer.
      throw new UnusableResponseError('the message stopped for an unknown reason');
  }
}
