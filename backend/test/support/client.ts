import { expectDescribed } from './described-answers.js';
import { keepExample } from './api-examples.js';
import { keepAnswer, keepSecrets, keepSent } from './evidence.js';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

type Json = Record<string, unknown>;

export interface GraphqlAnswer<T = Json> {
  data: T | null;
  errors?: { message: string; extensions: Json }[];
  extensions?: Json;
}

/** A small client of both APIs. `token` is sent as bearer. Each answer of REST is held to its description in `openapi.json`. */
export class Client {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  as(token: string): Client {
    return new Client(this.url, token);
  }

  get<T = Json>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('GET', path, undefined, headers);
  }

  delete<T = Json>(path: string): Promise<Answer<T>> {
    return this.send('DELETE', path);
  }

  post<T = Json>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('POST', path, body === undefined ? undefined : JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    });
  }

  put<T = Json>(path: string, body: unknown): Promise<Answer<T>> {
    return this.send('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  form<T = Json>(path: string, fields: Record<string, string>): Promise<Answer<T>> {
    return this.send('POST', path, new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' });
  }

  /** One multipart request; each `File` becomes a file part. */
  async multipart<T = Json>(path: string, fields: Record<string, string | File | readonly File[]>): Promise<Answer<T>> {
    const form = new FormData();
    for (const [name, given] of Object.entries(fields)) {
      for (const value of typeof given === 'object' && !(given instanceof File) ? given : [given]) {
        form.append(name, value);
        if (value instanceof File && value.type.startsWith('text/')) keepSecrets((await value.text()).slice(0, 200));
      }
    }
    keepSent(fields);
    return this.send('POST', path, form);
  }

  /** A GraphQL operation over HTTP. */
  async graphql<T = Json>(query: string, variables: Json = {}): Promise<GraphqlAnswer<T>> {
    const { body } = await this.post<GraphqlAnswer<T>>('/graphql', { query, variables });
    return body;
  }

  async bytes(path: string, fields: Record<string, string>): Promise<Answer<Buffer>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await fetch(this.url + path, { method: 'POST', body: form, headers: this.headers() });
    const body = Buffer.from(await response.arrayBuffer());
    expectDescribed('POST', path, response.status, contentTypeOf(response), isJson(response) ? JSON.parse(body.toString()) : undefined);
    keepExample({ method: 'POST', path, sent: fields, status: response.status });
    return { status: response.status, headers: response.headers, body };
  }

  private async send<T>(method: string, path: string, body?: string | FormData, headers: Record<string, string> = {}): Promise<Answer<T>> {
    if (typeof body === 'string') keepSent(parsed(body, headers));
    const response = await fetch(this.url + path, { method, body, headers: { ...this.headers(), ...headers } });
    const text = await response.text();
    keepAnswer(response.status, text);
    const json: unknown = isJson(response) ? JSON.parse(text) : undefined;
    expectDescribed(method, path, response.status, contentTypeOf(response), json);
    keepExample({ method, path, sent: sentIn(body, headers), status: response.status, answer: json });
    return { status: response.status, headers: response.headers, body: (json ?? text) as T };
  }

  private headers(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }
}

const parsed = (body: string, headers: Record<string, string>): unknown =>
  headers['content-type'] === 'application/json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));

function sentIn(body: string | FormData | undefined, headers: Record<string, string>): unknown {
  if (typeof body === 'string') return parsed(body, headers);
  if (!body) return undefined;
  const names = [...new Set(body.keys())];
  const valueOf = (value: string | File): string => (value instanceof File ? value.name : value);
  return Object.fromEntries(
    names.map((name) => [name, body.getAll(name).map(valueOf)]).map(([name, all]) => [name, all?.length === 1 ? all[0] : all]),
  );
}

const contentTypeOf = (response: Response): string | null => response.headers.get('content-type');
const isJson = (response: Response): boolean => contentTypeOf(response)?.includes('json') ?? false;
