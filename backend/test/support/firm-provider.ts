import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

// Node 20 lacks it, and the library needs it everywhere.
(URL as { parse?: (text: string, base?: string) => URL | null }).parse ??= (text, base) =>
  URL.canParse(text, base) ? new URL(text, base) : null;

export const CLIENT = { id: 'themis', secret: 'what the firm and Themis share' };

/** Somebody whom the provider knows. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

/** Takes the place of an answer of the provider. @returns whether it did */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The OpenID provider of a firm, on this machine: a real one, at which `person` signs in without being asked anything. */
export class FirmProvider {
  /** Who sits before the browser; null: somebody who breaks off. */
  person: Person | null = null;
  fault: Fault | null = null;
  private readonly people = new Map<string, Person>();

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
    private readonly redirectUri: string,
  ) {}

  static async start(redirectUri: string): Promise<FirmProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const firm = new FirmProvider(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, redirectUri);
    firm.serve();
    return firm;
  }

  /** What the product is told of it. */
  get settings(): Record<string, string> {
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_NAME: 'Sample & Co' };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(): void {
    const provider = new Provider(this.issuer, this.configuration());
    const answer = provider.callback();
    this.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (this.fault?.(request, response)) return;
      if (request.url?.startsWith('/interaction/')) void this.interact(provider, request, response);
      else void answer(request, response);
    });
  }

  private configuration(): Configuration {
    const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
    return {
      clients: [
        { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [this.redirectUri], grant_types: ['authorization_code'] },
      ],
      jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['a key of this test'] },
      claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...this.people.get(sub), sub }) }),
    };
  }

  private async interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    const { person } = this;
    if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' });
    this.people.set(person.sub, person);
    if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  }
}

/** A browser at the provider, with its cookies there. */
export class ProviderBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly firm: FirmProvider) {}

  /** Goes where the product sends it, and through the provider. @returns what it is sent back to the product with */
  async through(address: string): Promise<Record<string, string>> {
    let next = new URL(address);
    for (let step = 0; next.origin === new URL(this.firm.issuer).origin && step < 10; step += 1) {
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
        if (value === '') this.cookies.delete(name);
        else this.cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
      next = new URL(location, next);
    }
    return Object.fromEntries(next.searchParams);
  }
}
