import { createHash, randomBytes } from 'node:crypto';
import { PUBLIC_URL } from './app.js';
import type { Client } from './client.js';
import { keepSecrets } from './evidence.js';

export const REDIRECT = 'https://assistant.sample.test/callback';
export const MCP = `${PUBLIC_URL}/mcp`;

export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
  error?: string;
}

interface Reply<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** What came of a visit to the authorization endpoint: a request to the user, a code, or an error. */
export interface Arrival {
  request?: string;
  code?: string;
  error?: string | null;
  state?: string | null;
  at: string;
}

/** A browser, as far as cookies and redirects go. What the product says of its own address is asked where it listens. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Opens an address and follows redirects for as long as they stay with the product's authorization server. */
  async open(address: string): Promise<Arrival> {
    const target = new URL(address, PUBLIC_URL);
    const response = await fetch(`${this.url}${target.pathname}${target.search}`, {
      redirect: 'manual',
      headers: { cookie: this.cookie, accept: 'text/html' },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return { at: `${response.status}`, error: await response.text() };
    const next = new URL(location, PUBLIC_URL);
    if (next.origin === PUBLIC_URL && next.pathname.startsWith('/oauth/')) return this.open(next.href);
    const request = /^\/connect\/([\w-]+)$/.exec(next.pathname)?.[1];
    if (next.origin === PUBLIC_URL && request && request !== 'failed') return { at: next.href, request };
    const said = next.hash ? new URLSearchParams(next.hash.slice(1)) : next.searchParams;
    const code = said.get('code') ?? undefined;
    if (code !== undefined) keepSecrets(code);
    return { at: next.href, ...(code !== undefined && { code }), error: said.get('error'), state: said.get('state') };
  }
}

/** A program without a secret that users connect, such as an assistant. */
export class Program {
  clientId = '';
  readonly verifier = randomBytes(32).toString('base64url');

  constructor(private readonly url: string) {}

  async post<T = Record<string, unknown>>(path: string, body: string, type: string): Promise<Reply<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, accept: 'application/json' },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : {}) as T };
  }

  async register(metadata: object = {}): Promise<Reply<Record<string, unknown>>> {
    const about = { client_name: 'Sample Assistant', redirect_uris: [REDIRECT], ...metadata };
    const answer = await this.post('/oauth/register', JSON.stringify(about), 'application/json');
    this.clientId = String(answer.body['client_id']);
    return answer;
  }

  /** The address that the user's browser is sent to. */
  authorizeAt(more: Record<string, string | undefined> = {}): string {
    const challenge = createHash('sha256').update(this.verifier).digest('base64url');
    const asked = {
      client_id: this.clientId,
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'ASK SEARCH FILES',
      state: 'as it was',
      resource: MCP,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...more,
    };
    const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `/oauth/authorize?${new URLSearchParams(given).toString()}`;
  }

  async token(fields: Record<string, string>): Promise<Reply<TokenAnswer>> {
    const form = new URLSearchParams({ client_id: this.clientId, ...fields }).toString();
    const answer = await this.post<TokenAnswer>('/oauth/token', form, 'application/x-www-form-urlencoded');
    const { access_token: access, refresh_token: refresh } = answer.body;
    if (access) keepSecrets(access, refresh);
    return answer;
  }

  redeem(code: string, more: Record<string, string> = {}): Promise<Reply<TokenAnswer>> {
    return this.token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: this.verifier, ...more });
  }

  refresh(token: string, more: Record<string, string> = {}): Promise<Reply<TokenAnswer>> {
    return this.token({ grant_type: 'refresh_token', refresh_token: token, ...more });
  }
}

/** A user's answer to a program, in the browser in which the program asked. */
export const answerTo = (user: Client, browser: Browser, request: string, scopes: string[]) =>
  user.post<{ continue_at: string; code?: string }>(`/api/account/app-requests/${request}`, { scopes }, { cookie: browser.cookie });

/** Connects a program for a user. @returns its tokens */
export async function connected(url: string, user: Client, program: Program, scopes = ['ASK', 'SEARCH']): Promise<TokenAnswer> {
  const code = await codeFor(url, user, program, scopes);
  const { body } = await program.redeem(code);
  return body;
}

/** A code that a user let a program have. */
export async function codeFor(url: string, user: Client, program: Program, scopes = ['ASK', 'SEARCH']): Promise<string> {
  const browser = new Browser(url);
  const { request = '' } = await browser.open(program.authorizeAt());
  const { body } = await answerTo(user, browser, request, scopes);
  return (await browser.open(body.continue_at)).code ?? '';
}
