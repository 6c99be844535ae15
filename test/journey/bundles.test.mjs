import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { browserPath, STEP_LIMIT_MS } from './support/browser.mjs';
import { describeInBrowser } from './support/describe-in-browser.mjs';
import { startProduct } from './support/product.mjs';
import { seeder } from './support/seed.mjs';

const DIST = inRoot('frontend', 'dist');
const ENTRY = 'index.html';
const ADMIN_PANEL = 'src/app/areas/AdminArea.tsx';
const SIGNED_IN = ['src/app/areas/UserShell.tsx', 'src/shared/apollo/current-user.ts', 'src/shared/apollo/renew-token.ts'];
const BESIDE_THE_CHAT = ['src/pages/ask/AskPage.tsx', 'src/pages/ask/history/HistoryPane.tsx'];
/** JavaScript of a first visit in KB, gzip, and what is loaded for it. */
const LIMITS = [
  { screen: '/', limit: 130, modules: [] },
  { screen: '/login', limit: 130, modules: [] },
  { screen: '/register', limit: 170, modules: ['src/pages/auth/RegisterPage.tsx'] },
  { screen: '/ask', limit: 290, modules: [...SIGNED_IN, 'src/pages/ask/AskPage.tsx'] },
  { screen: '/ask with its conversations beside it', limit: 295, modules: [...SIGNED_IN, ...BESIDE_THE_CHAT] },
  { screen: '/document', limit: 385, modules: [...SIGNED_IN, 'src/pages/documents/DocumentPage.tsx'] },
];
/** Loaded when a draft is edited, never with a screen. */
const EDITOR = 'src/components/drafting/editor/RichEditor.tsx';
const KB = 1024;

describeInBrowser('what a browser loads', () => {
  let product;
  let browser;
  let states;
  let manifest;

  beforeAll(async () => {
    product = await startProduct();
    browser = await chromium.launch({ executablePath: browserPath(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    const seed = seeder(product.url);
    const { token } = await seed.user('Ravi Kumar', 'ravi.kumar@themis.test');
    states = { visitor: {}, user: { token }, admin: { adminToken: await seed.adminToken() } };
    manifest = JSON.parse(readFileSync(path.join(DIST, '.vite', 'manifest.json'), 'utf8'));
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  /** The files of these modules with all that they import at once. */
  function filesOf(modules) {
    const seen = new Set();
    const add = (name) => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const next of manifest[name].imports ?? []) add(next);
    };
    modules.forEach(add);
    return new Set([...seen].map((name) => manifest[name].file));
  }

  /** What only the administrator's panel imports, or loads later. */
  function panelFiles() {
    // Each file may import the entry, which leads to every screen.
    const later = (name, seen = new Set([ENTRY, name])) => {
      for (const next of [...(manifest[name].imports ?? []), ...(manifest[name].dynamicImports ?? [])])
        if (!seen.has(next)) later(next, seen.add(next));
      return seen;
    };
    const others = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry && !later(ADMIN_PANEL).has(name));
    const shared = filesOf([ENTRY, ...others, 'src/pages/ask/AskPage.tsx']);
    return [...filesOf(later(ADMIN_PANEL))].filter((file) => !shared.has(file));
  }

  async function scriptsOf(stored, address, ready) {
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    const scripts = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname.slice(1)));
    try {
      await page.goto(product.url + address);
      await ready(page).first().waitFor();
      await page.waitForLoadState('networkidle');
      return scripts;
    } finally {
      await context.close();
    }
  }

  for (const { screen, limit, modules } of LIMITS) {
    test(`${screen} starts with at most ${limit} KB of JavaScript`, () => {
      const sizes = [...filesOf([ENTRY, ...modules])].map((file) => gzipSync(readFileSync(path.join(DIST, file))).length);
      const size = sizes.reduce((sum, one) => sum + one, 0) / KB;
      assert.ok(size <= limit, `${size.toFixed(1)} KB`);
    });
  }

  test('the editor of drafts comes with no screen', () => {
    assert.ok(manifest[EDITOR].isDynamicEntry);
    const own = manifest[EDITOR].file;
    for (const screen of ['documents/DocumentPage', 'reply/ReplyPage', 'my-documents/MyDocumentsPage', 'ask/AskPage'])
      assert.ok(!filesOf([ENTRY, ...SIGNED_IN, `src/pages/${screen}.tsx`]).has(own), screen);
  });

  test('scripts come compressed to who reads that, and are the same for who does not', async () => {
    const { file } = manifest[ENTRY];
    const fetched = async (encoding) => {
      const response = await fetch(`${product.url}/${file}`, { headers: { 'accept-encoding': encoding } });
      assert.equal(response.status, 200);
      assert.match(response.headers.get('content-type') ?? '', /javascript/);
      return { encoding: response.headers.get('content-encoding'), text: await response.text() };
    };
    const plain = await fetched('identity');
    assert.equal(plain.encoding, null);
    for (const encoding of ['br', 'gzip']) assert.deepEqual(await fetched(encoding), { encoding, text: plain.text });
  });

  test('the panel of administrators is loaded by administrators only', async () => {
    const panel = panelFiles();
    const isPanel = (file) => panel.includes(file);
    assert.ok(panel.includes(manifest[ADMIN_PANEL].file));
    const visits = [
      { who: 'visitor', address: '/admin', ready: (page) => page.getByRole('heading', { name: 'Admin Access' }) },
      { who: 'user', address: '/admin', ready: (page) => page.getByRole('heading', { name: 'Admin Access' }) },
      { who: 'user', address: '/profile', ready: (page) => page.getByLabel('Full Name') },
      { who: 'visitor', address: '/ask', ready: (page) => page.getByRole('heading', { name: 'Welcome Back' }) },
    ];
    for (const { who, address, ready } of visits) {
      const scripts = await scriptsOf(states[who], address, ready);
      assert.deepEqual(scripts.filter(isPanel), [], `${who} at ${address}`);
    }
    const scripts = await scriptsOf(states.admin, '/admin', (page) => page.getByRole('tab', { name: 'User Management' }));
    assert.ok(scripts.some(isPanel));
  });
});
