import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { originAllowed, readOrigin } from './socket-origin.js';

interface Asked {
  host?: string | string[];
  origin?: string;
  forwarded?: string;
}

const allowed = ({ host = [], origin, forwarded }: Asked, rules: { listensOn?: string; proxies?: number; others?: string[] } = {}) => {
  const hosts = [host].flat();
  const headers = { host: hosts[0], origin, 'x-forwarded-host': forwarded };
  const request = { headers, headersDistinct: hosts.length > 0 ? { host: hosts } : {} } as unknown as IncomingMessage;
  return originAllowed(request, { listensOn: '0.0.0.0', proxies: 0, others: [], ...rules });
};

describe('the origin of a socket', () => {
  it.each([
    [{ host: 'law.example', origin: 'http://law.example' }, true],
    [{ host: 'law.example:3000', origin: 'http://law.example:3000' }, true],
    [{ host: 'law.example:80', origin: 'http://law.example' }, true],
    [{ host: 'law.example', origin: 'https://law.example' }, true],
    [{ host: 'law.example:443', origin: 'https://law.example' }, true],
    [{ host: 'LAW.example', origin: 'https://law.example' }, true],
    [{ host: '[2001:db8::1]:3000', origin: 'http://[2001:db8::1]:3000' }, true],
    [{ host: 'law.example' }, true],
    [{ host: 'law.example', origin: 'http://law.example:81' }, false],
    [{ host: 'law.example', origin: 'http://law.example.foreign.example' }, false],
    [{ host: 'law.example', origin: 'http://foreign.example' }, false],
    [{ host: 'law.example', origin: 'null' }, false],
    [{ host: 'law.example', origin: '' }, false],
    [{ host: 'law.example', origin: 'http://law.example/' }, false],
    [{ host: 'law.example', origin: 'http://law.example, http://law.example' }, false],
    [{ host: 'law.example', origin: 'file://law.example' }, false],
    [{ host: 'law.example@foreign.example', origin: 'http://foreign.example' }, false],
    [{ host: 'foreign.example/law.example', origin: 'http://foreign.example' }, false],
    [{ host: ['law.example', 'foreign.example'], origin: 'http://law.example' }, false],
    [{ origin: 'http://law.example' }, false],
    [{ host: 'law.example', origin: 'http://foreign.example', forwarded: 'foreign.example' }, false],
  ])('is the host that was asked, by default: %j is %s', (asked, expected) => {
    expect(allowed(asked)).toBe(expected);
  });

  it('may be one of the settings, where a proxy changes the host or a page stands elsewhere', () => {
    const others = ['https://law.example'];
    expect(allowed({ host: 'api:3000', origin: 'https://law.example' }, { others })).toBe(true);
    expect(allowed({ host: 'api:3000', origin: 'http://law.example' }, { others })).toBe(false);
    expect(allowed({ host: 'api:3000', origin: 'http://api:3000' }, { others })).toBe(true);
  });

  it('is compared with the host that a trusted proxy was asked for', () => {
    const asked = { host: 'api:3000', origin: 'https://law.example', forwarded: 'law.example' };
    expect(allowed(asked, { proxies: 1 })).toBe(true);
    expect(allowed({ ...asked, forwarded: 'foreign.example, law.example' }, { proxies: 1 })).toBe(true);
    expect(allowed({ ...asked, forwarded: 'law.example, foreign.example' }, { proxies: 1 })).toBe(false);
    expect(allowed({ ...asked, host: 'law.example', forwarded: undefined }, { proxies: 1 })).toBe(true);
    expect(allowed(asked)).toBe(false);
  });

  it.each([
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['127.9.9.9', true],
    ['[::1]:3000', true],
    ['themis.localhost:3000', true],
    ['law.example:3000', true],
    ['foreign.example:3000', false],
    ['localhost.foreign.example', false],
    ['notlocalhost', false],
    ['127.0.0.1.foreign.example', false],
  ])('belongs to this machine where the server listens for it alone: %s is %s', (host, expected) => {
    for (const listensOn of ['localhost', '127.0.0.1', '::1'])
      for (const origin of [`http://${host}`, undefined])
        expect(allowed({ host, origin }, { listensOn, others: ['https://law.example:3000'] })).toBe(expected);
  });

  it('is read as browsers write it', () => {
    expect(readOrigin('HTTPS://Law.example')?.origin).toBe('https://law.example');
    for (const text of ['law.example', 'https://law.example/', 'https://a:b@law.example', 'ws://law.example', '*', ''])
      expect(readOrigin(text)).toBeNull();
  });
});
