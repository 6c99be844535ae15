import { errors } from 'oidc-provider';
import { isSeen } from '../../../../core/validation/visible-text.js';

const NAME_MAX = 100;
const REDIRECTS_MAX = 10;
const REDIRECT_MAX = 500;

/** What a program sends when it registers, and what is made of it. */
export interface RegisteredApp {
  client_name?: unknown;
  redirect_uris?: unknown;
  [field: string]: unknown;
}

/** The only field of ours, which has the library hand every registration to `settleRegistration`. */
export const SETTLED_BY = 'themis_terms';

/** Kept of a registration; everything else a program says about itself nobody checks, so it is neither kept nor shown. */
const KEPT = new Set(['client_id', 'client_name', 'client_id_issued_at', 'redirect_uris', 'application_type']);

/**
 * Bounds a registration and replaces the terms that are the same for every program (RFC 7591, 3.2.1): no secret, codes with PKCE, refresh tokens.
 * Programs on a person's own device get their code at a loopback address or a scheme of their own, all others over HTTPS.
 * @throws InvalidClientMetadata
 */
export function settleRegistration(app: RegisteredApp): void {
  const { client_name: name, redirect_uris: redirects } = app;
  if (name !== undefined && (typeof name !== 'string' || name.trim() === '' || name.length > NAME_MAX || !isSeen(name)))
    throw new errors.InvalidClientMetadata(`client_name must be 1 to ${NAME_MAX} visible characters`);
  if (!Array.isArray(redirects) || redirects.length === 0 || redirects.length > REDIRECTS_MAX)
    throw new errors.InvalidClientMetadata(`redirect_uris must hold 1 to ${REDIRECTS_MAX} addresses`);
  if (!redirects.every((uri) => typeof uri === 'string' && uri.length <= REDIRECT_MAX && URL.canParse(uri)))
    throw new errors.InvalidClientMetadata(`redirect_uris must be addresses of at most ${REDIRECT_MAX} characters`);
  const onTheWeb = redirects.every((uri: string) => new URL(uri).protocol === 'https:');
  for (const field of Object.keys(app)) if (!KEPT.has(field)) Reflect.deleteProperty(app, field);
  Object.assign(app, {
    application_type: onTheWeb ? 'web' : 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    subject_type: 'public',
    id_token_signed_response_alg: 'ES256',
    require_auth_time: false,
  });
}
