import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

const SET = { PUBLIC_URL: 'https://law.example/', OIDC_ISSUER: 'https://id.firm.example', OIDC_CLIENT_ID: 'themis' };
const providerOf = (settings: Record<string, string>) => loadConfig(settings).identityProvider;

describe('the provider that users sign in by', () => {
  it('is none, and passwords are on, where nothing is set', () => {
    expect([providerOf({}), loadConfig({}).localPasswords]).toEqual([null, true]);
  });

  it('sends people back to one address, that of the settings', () => {
    expect(providerOf(SET)).toEqual({
      issuer: 'https://id.firm.example',
      clientId: 'themis',
      clientSecret: null,
      name: 'id.firm.example',
      redirectUri: 'https://law.example/signed-in',
      scopes: 'openid email profile',
      groupsClaim: 'groups',
      userGroups: null,
    });
  });

  it('has a name, groups and a secret that nothing prints', () => {
    const config = loadConfig({
      ...SET,
      OIDC_NAME: 'Sample & Co',
      OIDC_CLIENT_SECRET: 'between us',
      OIDC_USER_GROUPS: ' lawyers, clerks ,',
    });
    expect(config.identityProvider).toMatchObject({ name: 'Sample & Co', userGroups: ['lawyers', 'clerks'] });
    expect(config.describe()).toContainEqual({ port: 'sign-in', adapter: 'Sample & Co, the provider at id.firm.example' });
    expect(JSON.stringify(config.describe())).not.toContain('between us');
  });

  it('may be without encryption on this machine', () => {
    expect(providerOf({ ...SET, OIDC_ISSUER: 'http://localhost:8080/realms/firm' })?.name).toBe('localhost:8080');
  });

  it.each<[string, Record<string, string>]>([
    ['OIDC_ISSUER needs OIDC_CLIENT_ID', { ...SET, OIDC_CLIENT_ID: '' }],
    ['OIDC_ISSUER needs PUBLIC_URL', { ...SET, PUBLIC_URL: '', HOST: '0.0.0.0' }],
    ['OIDC_ISSUER must begin with https://', { ...SET, OIDC_ISSUER: 'http://id.firm.example' }],
    ['OIDC_CLIENT_SECRET needs OIDC_ISSUER', { OIDC_CLIENT_SECRET: 'between us' }],
    ['OIDC_USER_GROUPS needs OIDC_ISSUER', { OIDC_USER_GROUPS: 'lawyers' }],
    ['OIDC_USER_GROUPS names more than 50 groups', { ...SET, OIDC_USER_GROUPS: Array.from({ length: 51 }, (_, n) => `g${n}`).join(',') }],
    ['OIDC_SCOPES is not valid', { ...SET, OIDC_SCOPES: 'email profile' }],
    ['LOCAL_PASSWORDS can be off only with OIDC_ISSUER', { LOCAL_PASSWORDS: 'off' }],
  ])('stops the start: %s', (message, settings) => {
    expect(() => loadConfig(settings)).toThrow(message);
  });
});
