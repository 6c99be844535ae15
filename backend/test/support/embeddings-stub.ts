import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { StubServer } from './stub-server.js';

export interface EmbeddingsRequest {
  headers: IncomingHttpHeaders;
  model: string;
  input: string[];
}

/** What the next requests get instead of vectors; `answer` sends this body with 200. */
export type EmbeddingsFault = { status: number; headers?: Record<string, string> } | { answer: unknown } | 'silence' | 'reset';

/**
 * A server that speaks OpenAI's `/v1/embeddings`. Vectors come from the words of a text, so that texts with words in common are
 * near each other and equal texts equal; they have length 3 and arrive last text first, as the protocol allows.
 */
export class EmbeddingsStub extends StubServer {
  readonly requests: EmbeddingsRequest[] = [];
  private faults: EmbeddingsFault[] = [];

  constructor(public dimensions: number) {
    super();
  }

  script(faults: EmbeddingsFault[]): void {
    this.faults = [...faults];
  }

  protected async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { model, input } = JSON.parse(await text(incoming)) as { model: string; input: string[] };
    if (incoming.url !== '/v1/embeddings') return sendJson(response, 404, { error: { message: 'no such path' } });
    this.requests.push({ headers: incoming.headers, model, input });
    const fault = this.faults.shift();
    if (fault === 'silence') return;
    if (fault === 'reset') return void response.socket?.resetAndDestroy();
    if (fault && 'status' in fault) return sendJson(response, fault.status, { error: { message: 'scripted' } }, fault.headers);
    if (fault) return sendJson(response, 200, fault.answer);
    const data = input.map((each, index) => ({ object: 'embedding', index, embedding: this.embed(each) })).reverse();
    return sendJson(response, 200, { object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } });
  }

  private embed(words: string): number[] {
    const vector = new Array<number>(this.dimensions).fill(0);
    vector[0] = 0.1;
    for (const word of words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const at = createHash('md5').update(word).digest().readUInt32LE() % this.dimensions;
      vector[at] = (vector[at] ?? 0) + 1;
    }
    const length = Math.hypot(...vector);
    return vector.map((value) => (value * 3) / length);
  }
}

export function startEmbeddingsStub(dimensions = 32): Promise<EmbeddingsStub> {
  return new EmbeddingsStub(dimensions).listen();
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
