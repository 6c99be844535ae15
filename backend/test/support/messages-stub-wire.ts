import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Ending, ReplyBlock } from './messages-stub-replies.js';
import type { MessagesRequest } from './messages-stub-request.js';

const DELTA_LENGTH = 24;

interface Wire {
  request: MessagesRequest;
  blocks: ReplyBlock[];
  stopReason: string;
}

export function writeJson(response: ServerResponse, { request, blocks, stopReason }: Wire): void {
  const content = blocks.map((block) => ({ type: 'text', text: block.text, citations: citationsOf(block, request) }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      ...envelope(request),
      content,
      stop_reason: stopReason,
      usage: { input_tokens: inputTokens(request), output_tokens: outputTokens(blocks) },
    }),
  );
}

/** Events in the order and shape of the service; a citation follows the text that it supports. */
export async function writeEvents(
  response: ServerResponse,
  { request, blocks, stopReason }: Wire,
  ending: Ending,
  thinkingPings = 0,
): Promise<void> {
  openEvents(response);
  event(response, {
    type: 'message_start',
    message: { ...envelope(request), usage: { input_tokens: inputTokens(request), output_tokens: 1 } },
  });
  for (let ping = 0; ping < thinkingPings && !response.destroyed; ping += 1) {
    event(response, { type: 'ping' });
    await new Promise((resolve) => setTimeout(resolve, THINKING_PAUSE_MS));
  }
  const last = blocks.length - 1;
  for (const [index, block] of blocks.entries()) {
    event(response, { type: 'content_block_start', index, content_block: startOf(block) });
    for (let at = 0; at < block.text.length; at += DELTA_LENGTH) {
      const piece = block.text.slice(at, at + DELTA_LENGTH);
      const delta = block.tool === undefined ? { type: 'text_delta', text: piece } : { type: 'input_json_delta', partial_json: piece };
      event(response, { type: 'content_block_delta', index, delta });
    }
    for (const citation of citationsOf(block, request) ?? []) {
      event(response, { type: 'content_block_delta', index, delta: { type: 'citations_delta', citation } });
    }
    if (ending === 'complete' || index < last) event(response, { type: 'content_block_stop', index });
  }
  finish(response, ending, () => {
    event(response, {
      type: 'message_delta',
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: outputTokens(blocks) },
    });
    event(response, { type: 'message_stop' });
    response.end();
  });
}

export function openEvents(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': `req_${randomUUID()}` });
}

export function event(response: ServerResponse, data: { type: string; [name: string]: unknown }): void {
  response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`);
}

const startOf = ({ tool, cites }: ReplyBlock) =>
  tool === undefined
    ? { type: 'text', text: '', citations: cites ? [] : null }
    : { type: 'tool_use', id: `toolu_${randomUUID()}`, name: tool, input: {} };

/** Longer than nothing, so that pings arrive one by one. */
const THINKING_PAUSE_MS = 20;

function finish(response: ServerResponse, ending: Ending, complete: () => void): void {
  switch (ending) {
    case 'complete':
      return complete();
    case 'never-more':
      return;
    case 'no-stop':
      return void response.end();
    case 'garbage':
      return void response.end('event: content_block_delta\ndata: {"type":"content_block_delta","delta":{"ty\n\n');
    case 'reset':
      // After what was written has left, so that the client sees it before the reset.
      return void response.write(': reset follows\n\n', () => response.socket?.resetAndDestroy());
  }
}

function envelope({ body }: MessagesRequest) {
  return {
    id: `msg_${randomUUID()}`,
    type: 'message',
    role: 'assistant',
    model: body['model'],
    content: [],
    stop_reason: null,
    stop_sequence: null,
  };
}

function citationsOf({ cites }: ReplyBlock, { searchResults }: MessagesRequest) {
  return (
    cites?.map(({ result, start = 0, end = start + 1, source }) => ({
      type: 'search_result_location',
      search_result_index: result,
      source: source ?? searchResults[result]?.source ?? '',
      title: searchResults[result]?.title ?? null,
      start_block_index: start,
      end_block_index: end,
      cited_text: searchResults[result]?.blocks.slice(start, end).join('') ?? 'Invented words.',
    })) ?? null
  );
}

/** Four characters to a token, roughly as the service counts. */
function inputTokens({ system, prompt }: MessagesRequest): number {
  return Math.ceil((system.length + prompt.length) / 4);
}

function outputTokens(blocks: ReplyBlock[]): number {
  return Math.ceil(blocks.reduce((sum, { text }) => sum + text.length, 0) / 4);
}
