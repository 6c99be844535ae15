import * as client from 'openid-client';
import type { IdentityProviderConfig } from '../../core/config/config.js';
import type { HealthAnswer } from '../../core/observability/health.js';
import { loggers } from '../../core/observability/loggers.js';
import { boundedFetch } from './bounded-fetch.js';
import { IdentityProvider, type ProvedIdentity, type ProviderQuestion, type ProviderReturn } from './identity-provider.js';
import { ProviderAnswerError, ProviderRefusedError, ProviderReturnError, ProviderUnavailableError } from './identity-provider-errors.js';
import { identityOf } from './identity-claims.js';

/** Seconds that one call to the provider may take. */
const TIMEOUT_SECONDS = 5;
/** How long what the provider says about itself is used, and how long it counts as answering: addresses change rarely, keys are looked up apart. */
const KNOWN_FOR_MS = 15 * 60_000;
const LOOK_AGAIN_MS = 30_000;

/** Answers of a provider that it is out of order, whatever else they hold. */
const OUT_OF_ORDER = /^(?:server_error|temporarily_unavailable)$/;

/**
 * A provider that speaks OpenID Connect, by `openid-client`: authorization code with PKCE (S256), state and nonce; the issuer of the answer (RFC
 * 9207) and signature, issuer, audience and time of the ID token are checked. The product starts, and serves, without it.
 */
export class OpenIdConnectProvider extends IdentityProvider {
  readonly name: string;
  private known: { at: number; configuration: client.Configuration } | null = null;
  private asking: Promise<client.Configuration> | undefined;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private answers = false;

  constructor(
    private readonly config: IdentityProviderConfig,
    private readonly timeoutSeconds = TIMEOUT_SECONDS,
    private readonly now: () => number = Date.now,
  ) {
    super();
    this.name = config.name;
  }

  describe(): string {
    return `${this.name}, the provider at ${new URL(this.config.issuer).host}`;
  }

  async ask(again: boolean): Promise<{ question: ProviderQuestion; url: string }> {
    return this.judged(async () => {
      const configuration = await this.configuration();
      const question = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        again,
        askedAt: this.now(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: this.config.redirectUri,
        scope: this.config.scopes,
        state: question.state,
        nonce: question.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(question.verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login', max_age: '0' }),
      });
      // It comes from the provider, and a browser goes there.
      if (!['https:', 'http:'].includes(url.protocol)) throw new ProviderAnswerError(this.name);
      return { question, url: url.href };
    });
  }

  async prove(question: ProviderQuestion, returned: ProviderReturn): Promise<ProvedIdentity> {
    if (returned.state !== question.state) throw new ProviderReturnError();
    return this.judged(async () => {
      const configuration = await this.configuration();
      const tokens = await client.authorizationCodeGrant(configuration, this.returnedTo(returned), {
        expectedState: question.state,
        expectedNonce: question.nonce,
        pkceCodeVerifier: question.verifier,
        // Not before this sign-in was begun.
        ...(question.again && { maxAge: Math.ceil((this.now() - question.askedAt) / 1000) }),
      });
      const claims = tokens.claims();
      if (!claims) throw new ProviderAnswerError(this.name);
      const { userinfo_endpoint: more } = configuration.serverMetadata();
      // What the ID token leaves out, providers tell there; the library compares the subject.
      const told = more === undefined ? {} : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return identityOf(claims, told, this.config.groupsClaim);
    });
  }

  async health(): Promise<HealthAnswer> {
    if (this.now() - this.lookedAt >= LOOK_AGAIN_MS) await this.discover().catch(() => undefined);
    return this.answers
      ? { ok: true, detail: 'answers' }
      : { ok: false, detail: 'does not answer', reason: `does not answer; nobody can sign in by ${this.name}` };
  }

  private returnedTo(returned: ProviderReturn): URL {
    const url = new URL(this.config.redirectUri);
    for (const name of ['code', 'state', 'iss', 'error'] as const)
      if (returned[name] !== undefined) url.searchParams.set(name, returned[name]);
    return url;
  }

  private async configuration(): Promise<client.Configuration> {
    if (this.known && this.now() - this.known.at < KNOWN_FOR_MS) return this.known.configuration;
    return this.discover();
  }

  /** Asks the provider what it is like; those who ask meanwhile get the same answer. */
  private discover(): Promise<client.Configuration> {
    this.asking ??= this.discoverOnce().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async discoverOnce(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.config;
    const server = new URL(issuer);
    this.answers = false;
    try {
      const configuration = await client.discovery(server, clientId, {}, authenticationBy(clientSecret), {
        timeout: this.timeoutSeconds,
        [client.customFetch]: boundedFetch,
        // oxlint-disable-next-line typescript/no-deprecated -- the library's way to say "think twice"; settings allow it on this machine alone
        execute: [client.enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : [])],
      });
      // The keys that the product has seen stay known, so that a sign-in asks for them once.
      const keys = this.known && client.getJwksCache(this.known.configuration);
      if (keys) client.setJwksCache(configuration, keys);
      this.known = { at: this.now(), configuration };
      this.answers = true;
      return configuration;
    } finally {
      this.lookedAt = this.now();
    }
  }

  /** Runs calls to the provider and says what it means that one fails. What it answered is in no log: it may hold a token or an e-mail. */
  private async judged<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const judged = this.judgedError(error);
      const { code = null, message = '' } = error instanceof Error ? (error as Error & { code?: string }) : {};
      loggers.http.warn({ provider: this.name, cause: { code, message } }, 'a sign-in by the provider failed');
      throw judged;
    }
  }

  private judgedError(error: unknown): Error {
    if (error instanceof ProviderAnswerError) return error;
    if (error instanceof client.AuthorizationResponseError)
      return OUT_OF_ORDER.test(error.error) ? new ProviderUnavailableError(this.name) : new ProviderRefusedError(this.name);
    // A code that was used, or that this product did not ask for with this verifier.
    if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') return new ProviderReturnError();
    return isOutage(error) ? new ProviderUnavailableError(this.name) : new ProviderAnswerError(this.name);
  }
}

/** Basic is what a provider takes that says nothing (RFC 8414). */
function authenticationBy(secret: string | null): client.ClientAuth {
  if (secret === null) return client.None();
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...given) => {
    const takesBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
    return (takesBasic ? basic : post)(server, ...given);
  };
}

/** Whether nobody answered in time, or a server said that it cannot. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  // What `fetch` throws where there is no connection.
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  return error.cause instanceof Response && error.cause.status >= 500;
}
