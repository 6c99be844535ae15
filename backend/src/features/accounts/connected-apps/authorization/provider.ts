import { createHmac, generateKeyPairSync } from 'node:crypto';
import { errors, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { AccountDirectory } from '../../../../core/access/account-directory.js';
import { loggers } from '../../../../core/observability/loggers.js';
import { APP_SCOPES } from '../scopes.js';
import { SETTLED_BY, settleRegistration } from './app-registration.js';
import { CONNECTION_DAYS } from './connection-days.js';
import type { StoredRecords } from './stored-records.js';

/** Seconds. */
const LIVES = { code: 60, accessToken: 10 * 60, refreshToken: 30 * 86_400, request: 15 * 60 };

export interface ProviderParts {
  /** Address of this product without a slash at its end: the issuer. */
  address: string;
  /** What the tokens open. */
  resource: string;
  /** Whether programs may register. */
  registration: boolean;
  records: StoredRecords;
  accounts: AccountDirectory;
  /** Whatever is signed for browsers is signed with a key made of this. */
  secret: string;
}

// Node 20 lacks it, and the library needs it everywhere.
(URL as { parse?: (text: string, base?: string) => URL | null }).parse ??= (text, base) =>
  URL.canParse(text, base) ? new URL(text, base) : null;

/** OAuth 2.1 by `oidc-provider`: codes with PKCE for programs without a secret, and tokens for one resource. */
export function makeProvider({ address, resource, registration, records, accounts, secret }: ProviderParts): Provider {
  // No ID token is ever issued, but the library wants a key that could sign one.
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(address, {
    adapter: (kind: string) => records.adapterFor(kind),
    jwks: { keys: [{ ...key, use: 'sig', alg: 'ES256' }] },
    cookies: {
      keys: [createHmac('sha256', secret).update('themis connected apps').digest('base64url')],
      names: { session: 'themis_app_session', interaction: 'themis_app_request', resume: 'themis_app_resume' },
      // Read by both APIs, which check it before they take an answer: whoever began a request is who answers it.
      short: { httpOnly: true, sameSite: 'lax', path: '/', signed: true },
      long: { httpOnly: true, sameSite: 'lax', path: '/oauth', signed: true },
    },
    // Those of the library are about people; ours are of the resource.
    scopes: [],
    claims: {},
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    // Programs without a secret also run in browsers.
    clientBasedCORS: () => true,
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      // Anybody may give a token back who has it; it belongs to a program without a secret.
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      registration: { enabled: registration, initialAccessToken: false, issueRegistrationAccessToken: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, asked) {
          if (asked !== resource) throw new errors.InvalidTarget();
          return { scope: APP_SCOPES.join(' '), audience: resource, accessTokenFormat: 'opaque', accessTokenTTL: LIVES.accessToken };
        },
      },
    },
    extraClientMetadata: {
      properties: [SETTLED_BY],
      validator: (_ctx, _key, _value, metadata) => settleRegistration(metadata),
    },
    formats: { bitsOfOpaqueRandomness: 256 },
    ttl: {
      AuthorizationCode: LIVES.code,
      AccessToken: LIVES.accessToken,
      RefreshToken: LIVES.refreshToken,
      Interaction: LIVES.request,
      Session: LIVES.request,
      Grant: CONNECTION_DAYS * 86_400,
      IdToken: LIVES.code,
    },
    interactions: { url: (_ctx, { uid }) => `/connect/${uid}` },
    // Every request is put to the user: what was opened before is no answer to it.
    loadExistingGrant: (ctx) => {
      const granted = ctx.oidc.result?.consent?.grantId;
      return granted ? ctx.oidc.provider.Grant.find(granted) : undefined;
    },
    issueRefreshToken: () => true,
    rotateRefreshToken: () => true,
    expiresWithSession: () => false,
    findAccount: async (_ctx, id) => {
      const account = await accounts.state(id);
      return account?.isActive ? { accountId: id, claims: () => ({ sub: id }) } : undefined;
    },
    renderError: (ctx: KoaContextWithOIDC, { error }) => {
      ctx.status = 303;
      ctx.redirect(`${address}/connect/failed?error=${encodeURIComponent(error)}`);
    },
  });
  // The address is a setting; what a request calls this host decides nothing.
  provider.proxy = true;
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    // The library is made for OpenID Connect, too, of which nothing is on.
    if (ctx.path.startsWith('/.well-known/') && ctx.status === 200) Object.assign(ctx.body as object, { scopes_supported: APP_SCOPES });
  });
  provider.on('server_error', (_ctx: unknown, error: Error) => loggers.http.error({ err: error }, 'the authorization server failed'));
  return provider;
}
