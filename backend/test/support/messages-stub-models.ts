import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The models of the stub: `GET /v1/models` and `GET /v1/models/{id}`, as the Models API answers them. Any name is known unless the test says
 * which are.
 */
export class ModelsStub {
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];
  /** Names that are known; null: every one. */
  known: readonly string[] | null = null;
  /** `refused-key`: 401; `absent`: a gateway that has messages only; a number: that status; `silence`: no answer. */
  trouble: 'refused-key' | 'absent' | 'silence' | number | null = null;

  /** @returns whether the path is one of these */
  serve({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    const { pathname } = new URL(url, 'http://stub');
    const id = /^\/v1\/models(?:\/([^/]+))?$/.exec(pathname);
    if (method !== 'GET' || !id || this.trouble === 'absent') return false;
    this.asked.push(pathname);
    if (this.trouble === 'silence') return true;
    if (this.trouble === 'refused-key') return refuse(response, 401, 'authentication_error', 'invalid x-api-key');
    if (this.trouble !== null) return refuse(response, this.trouble, 'api_error', `scripted ${this.trouble}`);
    if (headers['anthropic-version'] === undefined)
      return refuse(response, 400, 'invalid_request_error', 'anthropic-version: header is required');
    const names = this.known ?? ['stub-model'];
    if (id[1] === undefined)
      return json(response, 200, { data: names.map(view), has_more: false, first_id: names[0] ?? null, last_id: names.at(-1) ?? null });
    const name = decodeURIComponent(id[1]);
    if (this.known && !this.known.includes(name)) return refuse(response, 404, 'not_found_error', `model: ${name}`);
    return json(response, 200, view(name));
  }
}

const view = (id: string) => ({ id, type: 'model', display_name: id, created_at: '2026-01-01T00:00:00Z' });

const refuse = (response: ServerResponse, status: number, type: string, message: string) =>
  json(response, status, { type: 'error', error: { type, message } });

function json(response: ServerResponse, status: number, body: object): true {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
}
