import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { messagesRequest, type MessagesRequest, problem } from './messages-stub-request.js';

/** What becomes of a request of a batch. */
export type StubOutcome = 'succeeded' | 'errored' | 'invalid' | 'expired' | 'canceled';

interface Batch {
  id: string;
  createdAt: Date;
  endedAt: Date | null;
  cancelledAt: Date | null;
  requests: { id: string; request: MessagesRequest }[];
  outcomes: Map<string, StubOutcome>;
}

const CUSTOM_ID = /^[a-zA-Z0-9_-]{1,64}$/;
const DAY_MS = 86_400_000;
const PAGE = 20;

interface Refusal {
  status: number;
  message: string;
}

/**
 * The message batches of the stub: `POST /v1/messages/batches`, a list, a batch, its cancellation and its results as JSON lines, which
 * come in another order than the requests. A batch ends when the test says so, or with `endsAtOnce` when it is looked at.
 */
export class BatchesStub {
  readonly created: Batch[] = [];
  endsAtOnce = true;
  /** What the model writes. */
  answer: (request: MessagesRequest) => string = () => 'en: What does this section say about my rent?';
  /** What becomes of each request when its batch ends. */
  outcome: (request: MessagesRequest, at: number) => StubOutcome = () => 'succeeded';
  /** The next batch is refused with this status, or taken without an answer. */
  nextBatch: number | 'lost answer' | null = null;

  /** All requests of all batches. */
  get requests(): MessagesRequest[] {
    return this.created.flatMap(({ requests }) => requests.map(({ request }) => request));
  }

  end(batch: Batch | undefined = this.created.at(-1)): void {
    if (!batch || batch.endedAt) return;
    batch.endedAt = new Date();
    for (const [at, { id, request }] of batch.requests.entries())
      batch.outcomes.set(id, batch.cancelledAt && at > 0 ? 'canceled' : this.outcome(request, at));
  }

  /** @returns whether the path is one of these */
  serve(method: string, url: URL, headers: IncomingHttpHeaders, body: string, response: ServerResponse): boolean {
    const [, , , , id, action, ...more] = url.pathname.split('/');
    if (!/^\/v1\/messages\/batches(\/|$)/.test(url.pathname) || more.length > 0) return false;
    const call = `${method} ${id ? '/:id' : ''}${action ? `/${action}` : ''}`;
    const batch = this.created.find((each) => each.id === id);
    if (id && !batch) return refuse(response, { status: 404, message: 'no such batch' });
    switch (call) {
      case 'POST ':
        return this.create(headers, body, response);
      case 'GET ':
        return this.list(url, response);
      case 'GET /:id':
        if (this.endsAtOnce || batch?.cancelledAt) this.end(batch);
        return batch !== undefined && json(response, view(batch, url));
      case 'POST /:id/cancel':
        if (batch?.endedAt) return refuse(response, { status: 400, message: 'the batch has ended' });
        if (batch) batch.cancelledAt ??= new Date();
        return batch !== undefined && json(response, view(batch, url));
      case 'GET /:id/results':
        return batch !== undefined && this.results(batch, response);
      default:
        return refuse(response, { status: 405, message: 'no such method' });
    }
  }

  private create(headers: IncomingHttpHeaders, body: string, response: ServerResponse): boolean {
    const fault = this.nextBatch;
    this.nextBatch = null;
    if (typeof fault === 'number') return refuse(response, { status: fault, message: `scripted ${fault}` });
    const { requests } = JSON.parse(body) as { requests?: { custom_id: string; params: Record<string, unknown> }[] };
    const refused = problemOfBatch(headers, requests);
    if (refused) return refuse(response, { status: 400, message: refused });
    const batch: Batch = {
      id: `msgbatch_${randomUUID().replaceAll('-', '')}`,
      createdAt: new Date(),
      endedAt: null,
      cancelledAt: null,
      requests: (requests ?? []).map(({ custom_id, params }) => ({ id: custom_id, request: messagesRequest(headers, params) })),
      outcomes: new Map(),
    };
    this.created.push(batch);
    if (fault === 'lost answer') return response.socket?.resetAndDestroy() !== null;
    return json(response, view(batch, new URL('http://stub')));
  }

  /** Newest first. */
  private list(url: URL, response: ServerResponse): boolean {
    const all = [...this.created].reverse();
    const after = url.searchParams.get('after_id');
    const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const limit = Number(url.searchParams.get('limit') ?? PAGE);
    const page = all.slice(from, from + limit);
    return json(response, {
      data: page.map((batch) => view(batch, url)),
      has_more: all.length > from + limit,
      first_id: page[0]?.id ?? null,
      last_id: page.at(-1)?.id ?? null,
    });
  }

  private results(batch: Batch, response: ServerResponse): boolean {
    if (!batch.endedAt) return refuse(response, { status: 400, message: 'the batch has not ended' });
    response.writeHead(200, { 'content-type': 'application/x-jsonl' });
    for (const { id, request } of [...batch.requests].reverse())
      response.write(`${JSON.stringify({ custom_id: id, result: this.resultOf(batch.outcomes.get(id), request) })}\n`);
    response.end();
    return true;
  }

  private resultOf(outcome: StubOutcome | undefined, request: MessagesRequest): object {
    const error = (type: string) => ({ type: 'errored', error: { type: 'error', error: { type, message: request.prompt.slice(0, 100) } } });
    if (outcome === 'errored') return error('api_error');
    if (outcome === 'invalid') return error('invalid_request_error');
    if (outcome !== 'succeeded') return { type: outcome };
    const words = this.answer(request);
    const usage = {
      input_tokens: Math.ceil((request.system.length + request.prompt.length) / 4),
      output_tokens: Math.ceil(words.length / 4),
    };
    const content = [{ type: 'text', text: words }];
    const message = { id: `msg_${randomUUID()}`, type: 'message', role: 'assistant', model: request.body['model'], content, usage };
    return { type: 'succeeded', message: { ...message, stop_reason: 'end_turn', stop_sequence: null } };
  }
}

function problemOfBatch(
  headers: IncomingHttpHeaders,
  requests: { custom_id: string; params: Record<string, unknown> }[] = [],
): string | undefined {
  if (requests.length === 0) return 'requests: at least one request is required';
  if (requests.some(({ custom_id }) => !CUSTOM_ID.test(custom_id))) return 'custom_id: must match ^[a-zA-Z0-9_-]{1,64}$';
  if (new Set(requests.map(({ custom_id }) => custom_id)).size < requests.length) return 'custom_id: must be unique within the batch';
  if (requests.some(({ params }) => 'stream' in params)) return 'stream: not supported in batches';
  return requests.map(({ params }) => problem(messagesRequest(headers, params))).find(Boolean);
}

function view({ id, createdAt, endedAt, cancelledAt, requests, outcomes }: Batch, url: URL): object {
  const count = (...kinds: StubOutcome[]) => [...outcomes.values()].filter((each) => kinds.includes(each)).length;
  return {
    id,
    type: 'message_batch',
    processing_status: endedAt ? 'ended' : cancelledAt ? 'canceling' : 'in_progress',
    request_counts: {
      processing: endedAt ? 0 : requests.length,
      succeeded: count('succeeded'),
      errored: count('errored', 'invalid'),
      canceled: count('canceled'),
      expired: count('expired'),
    },
    created_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + DAY_MS).toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    archived_at: null,
    cancel_initiated_at: cancelledAt?.toISOString() ?? null,
    // Of another host: the product must not send its key there.
    results_url: endedAt ? `http://results.invalid${url.pathname}/results` : null,
  };
}

function json(response: ServerResponse, body: object): true {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
  return true;
}

function refuse(response: ServerResponse, { status, message }: Refusal): true {
  const type = status === 404 ? 'not_found_error' : status < 500 ? 'invalid_request_error' : 'api_error';
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ type: 'error', error: { type, message } }));
  return true;
}
