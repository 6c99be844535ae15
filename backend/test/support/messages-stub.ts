import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { BatchesStub } from './messages-stub-batches.js';
import { grounded, obedient } from './messages-stub-behaviours.js';
import { reply, type Reply } from './messages-stub-replies.js';
import { ModelsStub } from './messages-stub-models.js';
import { messagesRequest, problem, type MessagesRequest } from './messages-stub-request.js';
import { event, openEvents, writeEvents, writeJson } from './messages-stub-wire.js';
import { StubServer } from './stub-server.js';

export { reply, type Reply } from './messages-stub-replies.js';
export { draftOf, type MessagesRequest } from './messages-stub-request.js';

/**
 * A server that speaks the Messages API, JSON and server-sent events, and records what it was asked.
 *
 *     const stub = await startMessagesStub();
 *     stub.script([reply.overloaded(), reply.text('Yes.')]);
 *     … new AnthropicLanguageModel({ baseUrl: stub.url, apiKey: 'test', model: 'stub-model' }) …
 *     expect(stub.requests).toHaveLength(2);
 *     await stub.close();
 *
 * Requests beyond the script get `behaviour`: `grounded` quotes and cites what it was given, `obedient` follows any instruction that
 * stands in it. A request that the real service would refuse is refused with 400, whatever the script says.
 */
export class MessagesStub extends StubServer {
  readonly requests: MessagesRequest[] = [];
  readonly batches = new BatchesStub();
  readonly models = new ModelsStub();
  behaviour: 'grounded' | 'obedient' = 'grounded';
  /** Requests whose response is neither finished nor given up by the client. */
  inFlight = 0;
  private steps: Reply[] = [];
  private gate: Promise<void> = Promise.resolve();

  /** Replaces what is left of the script. */
  script(steps: Reply[]): void {
    this.steps = [...steps];
  }

  /** Requests are recorded but not answered until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.gate = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** Everything that any request carried, for a search for what must never be sent. */
  sent(): string {
    return this.requests.map(({ headers, body }) => `${JSON.stringify(headers)}\n${JSON.stringify(body)}`).join('\n');
  }

  protected async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    this.inFlight += 1;
    response.on('close', () => (this.inFlight -= 1));
    const body = await text(incoming);
    if (this.models.serve(incoming, response)) return;
    if (this.batches.serve(incoming.method ?? '', new URL(incoming.url ?? '', this.url), incoming.headers, body, response)) return;
    if (incoming.method !== 'POST' || incoming.url !== '/v1/messages') return sendError(response, 404, 'not_found_error', 'no such path');
    const request = messagesRequest(incoming.headers, JSON.parse(body) as Record<string, unknown>);
    this.requests.push(request);
    const refused = problem(request);
    if (refused) return sendError(response, 400, 'invalid_request_error', refused);
    const usual = reply.text(this.behaviour === 'obedient' ? obedient : grounded, 'tools' in request.body ? 'tool_use' : 'end_turn');
    const step = this.steps.shift() ?? usual;
    await this.gate;
    await send(response, step, request);
  }
}

export function startMessagesStub(): Promise<MessagesStub> {
  return new MessagesStub().listen();
}

async function send(response: ServerResponse, step: Reply, request: MessagesRequest): Promise<void> {
  switch (step.kind) {
    case 'silence':
      return;
    case 'refused-connection':
      return void response.socket?.resetAndDestroy();
    case 'error':
      if (step.echoes) return sendEcho(response, step.status, request);
      return sendError(response, step.status, step.type, `scripted ${step.status}`, step.headers, step.errorCode);
    case 'error-event':
      openEvents(response);
      for (const { text: words } of step.after) {
        event(response, { type: 'content_block_start', index: 0, content_block: { type: 'text', text: words } });
        event(response, { type: 'content_block_stop', index: 0 });
      }
      event(response, { type: 'error', error: { type: step.type, message: 'scripted' } });
      return void response.end();
    case 'message': {
      const blocks = typeof step.blocks === 'function' ? step.blocks(request) : step.blocks;
      const message = { request, blocks, stopReason: step.stopReason };
      return request.stream ? writeEvents(response, message, step.ending, step.thinkingPings) : writeJson(response, message);
    }
  }
}

function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
  errorCode?: string,
): void {
  const error = { type, message, ...(errorCode && { details: { error_code: errorCode } }) };
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ type: 'error', error }));
}

function sendEcho(response: ServerResponse, status: number, { body, prompt }: MessagesRequest): void {
  const words = prompt.replace(/[^ -~]/g, ' ').slice(-2000);
  response.writeHead(status, { 'content-type': 'application/json', 'x-should-retry': 'false', 'x-refused': words, 'request-id': words });
  response.end(JSON.stringify({ type: words, prompt, body, error: { type: words, message: `cannot serve: ${words}`, details: body } }));
}
