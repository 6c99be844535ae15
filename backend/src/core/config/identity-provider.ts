import { ConfigError } from './config-error.js';
import type { IdentityProviderConfig } from './config.js';
import { ownAddress } from './own-address.js';
import type { Settings } from './settings.js';

/** The screen that the provider sends people back to; it is registered there with the address of the product before it. */
const RETURN_PATH = '/signed-in';
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const USER_GROUPS_MAX = 50;

/** @throws ConfigError for settings that do not go together */
export function identityProvider(settings: Settings): IdentityProviderConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings;
  if (issuer === undefined) {
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_USER_GROUPS'] as const)
      if (settings[name]) throw new ConfigError(name, 'needs OIDC_ISSUER.');
    return null;
  }
  if (clientId === undefined) throw new ConfigError('OIDC_ISSUER', 'needs OIDC_CLIENT_ID, by which the provider knows this product.');
  const { protocol, hostname, host } = new URL(issuer);
  if (protocol !== 'https:' && !LOOPBACK.test(hostname))
    throw new ConfigError('OIDC_ISSUER', 'must begin with https://, except for a provider on this machine.');
  const address = ownAddress(settings);
  if (address === null) throw new ConfigError('OIDC_ISSUER', 'needs PUBLIC_URL, the address that the provider sends people back to.');
  const groups = settings.OIDC_USER_GROUPS.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (groups.length > USER_GROUPS_MAX) throw new ConfigError('OIDC_USER_GROUPS', `names more than ${USER_GROUPS_MAX} groups.`);
  return {
    issuer,
    clientId,
    clientSecret: settings.OIDC_CLIENT_SECRET ?? null,
    name: settings.OIDC_NAME?.trim() || host,
    redirectUri: `${address}${RETURN_PATH}`,
    scopes: settings.OIDC_SCOPES,
    groupsClaim: settings.OIDC_GROUPS_CLAIM,
    userGroups: groups.length > 0 ? groups : null,
  };
}

/** Users need a way to sign in. @throws ConfigError */
export function localPasswords({ LOCAL_PASSWORDS: wanted, OIDC_ISSUER: issuer }: Settings): boolean {
  if (wanted === 'off' && issuer === undefined) throw new ConfigError('LOCAL_PASSWORDS', 'can be off only with OIDC_ISSUER.');
  return wanted === 'on';
}
