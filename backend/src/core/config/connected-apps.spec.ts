import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

const appsOf = (settings: Record<string, string | undefined>) => loadConfig(settings).connectedApps;

describe('where connected apps find the product', () => {
  it('is its public address, without a path', () => {
    expect(appsOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://law.example/' })).toEqual({
      address: 'https://law.example',
      resource: 'https://law.example/mcp',
      registration: true,
    });
  });

  it('is this machine for a product that serves it alone', () => {
    expect(appsOf({ PORT: '3001' })?.address).toBe('http://localhost:3001');
  });

  it.each([{ HOST: '0.0.0.0' }, { PORT: '0' }, { PUBLIC_URL: 'https://law.example', CONNECTED_APPS: 'off' }])(
    'is nowhere with %j',
    (settings) => {
      expect(appsOf(settings)).toBeNull();
    },
  );

  it('lets no program register itself where that is closed', () => {
    expect(appsOf({ CONNECTED_APPS: 'closed' })?.registration).toBe(false);
  });
});
