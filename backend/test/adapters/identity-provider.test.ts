import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IdentityProviderConfig } from '../../src/core/config/config.js';
import { OpenIdConnectProvider } from '../../src/ports/identity-provider/openid-connect-provider.js';
import { CLIENT, FirmProvider, ProviderBrowser } from '../support/firm-provider.js';

const REDIRECT = 'http://themis.test/signed-in';
const ASHA = { sub: 'asha-1', email: 'asha@firm.test', email_verified: true, name: 'Asha Rao', groups: ['lawyers', 'delhi'] };

let firm: FirmProvider;
beforeAll(async () => {
  firm = await FirmProvider.start(REDIRECT);
});
beforeEach(() => {
  firm.person = ASHA;
  firm.fault = null;
});
afterAll(() => firm.close());

const configOf = (more: Partial<IdentityProviderConfig> = {}): IdentityProviderConfig => ({
  issuer: firm.issuer,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  name: 'Sample & Co',
  redirectUri: REDIRECT,
  scopes: 'openid email profile',
  groupsClaim: 'groups',
  userGroups: null,
  ...more,
});

const json = (response: ServerResponse, body: unknown, status = 200): true => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
};
/** The answer to calls of one path. */
const at =
  (path: string, answer: (response: ServerResponse) => true): NonNullable<FirmProvider['fault']> =>
  ({ url }, response) =>
    url?.startsWith(path) === true && answer(response);
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('an OpenID provider', () => {
  const provider = (more: Partial<IdentityProviderConfig> = {}) => new OpenIdConnectProvider(configOf(more));

  it('says who somebody is, by a code with PKCE and claims of the ID token and of userinfo', async () => {
    const ours = provider();
    const { question, url } = await ours.ask(false);
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: question.state,
      nonce: question.nonce,
    });
    expect(url).not.toContain(question.verifier);
    const returned = await new ProviderBrowser(firm).through(url);
    expect(returned).toMatchObject({ state: question.state, iss: firm.issuer });
    expect(await ours.prove(question, returned as never)).toEqual({
      issuer: firm.issuer,
      subject: 'asha-1',
      email: 'asha@firm.test',
      emailVerified: true,
      name: 'Asha Rao',
      groups: ['lawyers', 'delhi'],
    });
    expect(await codeOf(ours.prove(question, returned as never))).toBe('LOGIN_EXPIRED');
  });

  it('is asked to have the person show who they are, and is held to it', async () => {
    const ours = provider();
    const browser = new ProviderBrowser(firm);
    const first = await ours.ask(false);
    await browser.through(first.url);
    const { question, url } = await ours.ask(true);
    expect(new URL(url).searchParams.get('prompt')).toBe('login');
    expect(await ours.prove(question, (await browser.through(url)) as never)).toMatchObject({ subject: 'asha-1' });
    const next = await ours.ask(true);
    const softened = new URL(next.url);
    for (const name of ['prompt', 'max_age']) softened.searchParams.delete(name);
    expect(await codeOf(ours.prove(next.question, (await browser.through(softened.href)) as never))).toBe('PROVIDER_ANSWER_INVALID');
  });

  it('counts an e-mail as unverified where it does not say', async () => {
    firm.person = { sub: 'quiet', email: 'quiet@firm.test' };
    const ours = provider();
    const { question, url } = await ours.ask(false);
    const returned = (await new ProviderBrowser(firm).through(url)) as never;
    expect(await ours.prove(question, returned)).toMatchObject({ email: 'quiet@firm.test', emailVerified: false, name: null, groups: [] });
  });

  it.each<[string, string, (asked: { question: object; returned: Record<string, string> }) => void]>([
    ['another state', 'LOGIN_EXPIRED', ({ returned }) => (returned['state'] = 'another')],
    ['another nonce', 'PROVIDER_ANSWER_INVALID', ({ question }) => Object.assign(question, { nonce: 'another' })],
    ['another verifier', 'LOGIN_EXPIRED', ({ question }) => Object.assign(question, { verifier: 'x'.repeat(43) })],
    ['the code of nobody', 'LOGIN_EXPIRED', ({ returned }) => (returned['code'] = 'made-up')],
    ['another issuer (RFC 9207)', 'PROVIDER_ANSWER_INVALID', ({ returned }) => (returned['iss'] = 'https://evil.test')],
    ['no issuer where the provider names it', 'PROVIDER_ANSWER_INVALID', ({ returned }) => Reflect.deleteProperty(returned, 'iss')],
    ['no code and no reason', 'PROVIDER_ANSWER_INVALID', ({ returned }) => Reflect.deleteProperty(returned, 'code')],
  ])('is not believed with %s', async (_what, code, change) => {
    const ours = provider();
    const { question, url } = await ours.ask(false);
    const asked = { question: { ...question }, returned: await new ProviderBrowser(firm).through(url) };
    change(asked);
    expect(await codeOf(ours.prove(asked.question as never, asked.returned as never))).toBe(code);
  });

  it('refuses whoever breaks off there', async () => {
    firm.person = null;
    const ours = provider();
    const { question, url } = await ours.ask(false);
    const returned = await new ProviderBrowser(firm).through(url);
    expect(returned).toMatchObject({ error: 'access_denied' });
    expect(await codeOf(ours.prove(question, returned as never))).toBe('PROVIDER_REFUSED');
  });

  it.each<[string, string, NonNullable<FirmProvider['fault']>]>([
    ['is out of order', 'PROVIDER_UNAVAILABLE', at('/token', (response) => json(response, { error: 'server_error' }, 503))],
    ['answers with a page', 'PROVIDER_ANSWER_INVALID', at('/token', (response) => (response.end('<h1>Welcome</h1>'), true))],
    ['answers with no ID token', 'PROVIDER_ANSWER_INVALID', at('/token', (r) => json(r, { access_token: 'x', token_type: 'Bearer' }))],
    [
      'signs nothing',
      'PROVIDER_ANSWER_INVALID',
      at('/token', (r) => json(r, { access_token: 'x', token_type: 'Bearer', id_token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' })),
    ],
    ['does not know us', 'PROVIDER_ANSWER_INVALID', at('/token', (response) => json(response, { error: 'invalid_client' }, 401))],
    ['speaks of somebody else', 'PROVIDER_ANSWER_INVALID', at('/me', (response) => json(response, { sub: 'somebody else' }))],
    [
      'never ends',
      'PROVIDER_ANSWER_INVALID',
      at('/jwks', (r) => (r.writeHead(200, { 'content-type': 'application/json' }).end('['.repeat(2_000_000)), true)),
    ],
  ])('that %s signs nobody in', async (_what, code, fault) => {
    const ours = provider();
    const { question, url } = await ours.ask(false);
    const returned = await new ProviderBrowser(firm).through(url);
    firm.fault = fault;
    expect(await codeOf(ours.prove(question, returned as never))).toBe(code);
  });

  it.each<[string, string, NonNullable<FirmProvider['fault']>]>([
    ['is out of order', 'PROVIDER_UNAVAILABLE', at('/.well-known', (response) => (response.writeHead(500).end(), true))],
    ['says nothing that can be read', 'PROVIDER_ANSWER_INVALID', at('/.well-known', (response) => json(response, ['nonsense']))],
    [
      'says that it is another',
      'PROVIDER_ANSWER_INVALID',
      at('/.well-known', (response) => json(response, { issuer: 'https://evil.test' })),
    ],
    [
      'sends browsers to a script',
      'PROVIDER_ANSWER_INVALID',
      at('/.well-known', (r) => json(r, { issuer: firm.issuer, authorization_endpoint: 'javascript:alert(1)' })),
    ],
  ])('that %s is not asked further', async (_what, code, fault) => {
    firm.fault = fault;
    expect(await codeOf(provider().ask(false))).toBe(code);
  });

  it('may be away when the product starts, and is found once it is there', async () => {
    let now = 0;
    const ours = new OpenIdConnectProvider(configOf(), 5, () => now);
    firm.fault = (request) => (request.destroy(), true);
    expect((await ours.health()).ok).toBe(false);
    expect(await codeOf(ours.ask(false))).toBe('PROVIDER_UNAVAILABLE');
    firm.fault = null;
    expect((await ours.health()).ok).toBe(false);
    now = 30_000;
    expect((await ours.health()).ok).toBe(true);
  });

  it('that does not answer is given up, whoever asks', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const ours = new OpenIdConnectProvider(configOf({ issuer: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` }), 0.1);
    expect(await Promise.all([codeOf(ours.ask(false)), ours.health()])).toEqual([
      'PROVIDER_UNAVAILABLE',
      expect.objectContaining({ ok: false }),
    ]);
    silent.close();
  });
});
