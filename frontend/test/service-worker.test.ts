import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOfflineCopy } from '../src/shared/offline/offline-copy.js';

const ORIGIN = 'https://themis.example';
const SOURCE = readFileSync(path.resolve(import.meta.dirname, '../public/sw.js'), 'utf8');

/** Caches of a browser, by name; an entry by its whole address. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, string>>();
  open = (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    const key = (address: string | { url: string }): string => new URL(typeof address === 'string' ? address : address.url, ORIGIN).href;
    return Promise.resolve({
      match: (address: string) => Promise.resolve(store.has(key(address)) ? new Response(store.get(key(address))) : undefined),
      put: async (address: string, answer: Response) => void store.set(key(address), await answer.text()),
      delete: (address: { url: string }) => Promise.resolve(store.delete(key(address))),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
    });
  };
  keys = () => Promise.resolve([...this.stores.keys()]);
  delete = (name: string) => Promise.resolve(this.stores.delete(name));
  match = async (address: string, { cacheName }: { cacheName: string }) => (await this.open(cacheName)).match(address);
}

describe('the service worker', () => {
  let caches: FakeCaches;
  let network: ReturnType<typeof vi.fn<(address: string | { url: string }) => Promise<Response>>>;
  let listeners: Map<string, (event: object) => void>;

  beforeEach(() => {
    caches = new FakeCaches();
    network = vi.fn((address) => Promise.resolve(new Response(`server: ${typeof address === 'string' ? address : address.url}`)));
    listeners = new Map();
    const self = {
      location: { origin: ORIGIN },
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      skipWaiting: () => Promise.resolve(),
      clients: { claim: () => Promise.resolve() },
    };
    runInNewContext(SOURCE, { self, caches, fetch: network, URL, setTimeout });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** What the worker answers; undefined where it leaves the request to the browser. */
  const ask = async (url: string, request: object = {}): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined;
    const event = {
      request: { method: 'GET', mode: 'cors', url: new URL(url, ORIGIN).href, ...request },
      respondWith: (given: Promise<Response>) => (answer = given),
    };
    listeners.get('fetch')?.(event);
    return (await answer)?.text();
  };
  const keep = async (addresses: unknown): Promise<void> => {
    let work: Promise<unknown> | undefined;
    listeners.get('message')?.({ data: { keep: addresses }, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  const kept = (): string[] => [...(caches.stores.get('themis-1')?.keys() ?? [])].map((url) => url.replace(ORIGIN, ''));

  it.each([
    ['/api/auth/me', {}],
    ['/graphql', { method: 'POST' }],
    ['/graphql?query=x', {}],
    ['/api/document/download/1', { mode: 'navigate' }],
    ['/ask', { method: 'POST', mode: 'navigate' }],
    ['https://elsewhere.example/assets/x.js', {}],
  ])('leaves %s %j alone and keeps nothing of it', async (url, request) => {
    await keep([]);
    network.mockClear();
    expect(await ask(url, request)).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
    expect(kept()).toEqual(['/']);
  });

  it('opens every screen without a connection, with the code that was loaded', async () => {
    await keep([`${ORIGIN}/assets/start-1.js`, `${ORIGIN}/api/auth/me`, 'no address', 7]);
    await ask('/assets/ask-2.js');
    expect(kept().sort()).toEqual(['/', '/assets/ask-2.js', '/assets/start-1.js']);
    network.mockRejectedValue(new TypeError('offline'));
    expect(await ask('/documents', { mode: 'navigate' })).toBe('server: /');
    expect(await ask('/assets/ask-2.js')).toContain('ask-2.js');
    await expect(ask('/assets/never-loaded.js')).rejects.toThrow('offline');
  });

  it('takes the page from the server while there is one, and keeps no page that failed', async () => {
    network.mockResolvedValueOnce(new Response('broken', { status: 500 }));
    await keep([]);
    expect(kept()).toEqual([]);
    await keep([]);
    expect(await ask('/ask', { mode: 'navigate' })).toBe(`server: ${ORIGIN}/ask`);
    expect(await caches.match('/', { cacheName: 'themis-1' }).then((page) => page?.text())).toBe('server: /');
  });

  it('keeps a bounded number of files, the newest', async () => {
    await keep([]);
    for (let file = 0; file < 170; file += 1) await ask(`/assets/${file}.js`);
    expect(kept()).toHaveLength(161);
    expect(kept()).toContain('/');
    expect(kept()).toContain('/assets/169.js');
    expect(kept()).not.toContain('/assets/9.js');
  });

  it('is left with nothing when somebody signs out; what is not ours stays', async () => {
    await keep([]);
    await caches.open('of-another-program');
    vi.stubGlobal('caches', caches);
    await dropOfflineCopy();
    expect(await caches.keys()).toEqual(['of-another-program']);
  });
});
