/**
 * Lets the product open without a connection: the page, network first, and its code, which never changes under its name. Nothing else
 * is answered or kept here: no answer of the server, no file of a user.
 */
const CACHE = 'themis-1';
/** The page is the same for every screen. */
const PAGE = '/';
/** Files of code that are kept; those that came first go first. A release has about 80. */
const MAX_FILES = 160;
/** For how long a page may keep people waiting where a copy is at hand, in milliseconds. */
const PAGE_WAIT_MS = 4000;

const isCode = (url) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('themis-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** The page says what it had loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const given = Array.isArray(event.data?.keep) ? event.data.keep.slice(0, MAX_FILES) : [];
  const code = given.filter((address) => typeof address === 'string' && URL.canParse(address) && isCode(new URL(address)));
  event.waitUntil(Promise.allSettled([freshPage(), ...code.map(fromCopy)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (
    request.mode === 'navigate' &&
    url.origin === self.location.origin &&
    !/^\/(?:api|graphql|health|mcp|metrics)(?:\/|$)/.test(url.pathname)
  )
    event.respondWith(page(request));
  else if (isCode(url)) event.respondWith(fromCopy(request.url));
});

/** The page from the server, or the copy where there is no answer in time. */
async function page(request) {
  const copy = await caches.match(PAGE, { cacheName: CACHE });
  const answer = fetch(request);
  if (!copy) return answer;
  const late = new Promise((resolve) => setTimeout(resolve, PAGE_WAIT_MS, copy));
  return Promise.race([answer.catch(() => copy), late]);
}

/** Keeps the page as it is now: what the last release wrote names files that a new one no longer has. */
async function freshPage() {
  const answer = await fetch(PAGE, { credentials: 'omit' });
  if (!answer.ok || answer.redirected) return;
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, answer);
}

/** A file of code from the copy, or from the server and then kept. */
async function fromCopy(address) {
  const cache = await caches.open(CACHE);
  const copy = await cache.match(address);
  if (copy) return copy;
  const answer = await fetch(address);
  if (answer.ok) {
    await cache.put(address, answer.clone());
    const kept = (await cache.keys()).filter(({ url }) => isCode(new URL(url)));
    for (const old of kept.slice(0, Math.max(0, kept.length - MAX_FILES))) await cache.delete(old);
  }
  return answer;
}
