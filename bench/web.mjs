/**
 * What the pages cost a browser: JavaScript of a first visit, paint and response times with a processor four times slower, and a
 * conversation of 200 messages that is scrolled and typed under. The production build is served by the product itself.
 */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { rootDir } from '../scripts/lib/paths.mjs';
import { browserPath } from '../test/journey/support/browser.mjs';
import { ADMIN } from '../test/journey/support/product.mjs';
import { seeder } from '../test/journey/support/seed.mjs';
import { startProduct } from './lib/product.mjs';
import { result } from './lib/result.mjs';
import { median } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';
import { collectVitals, countFrames } from './lib/web-vitals.mjs';

const NAME = 'web';
const START_LIMIT_MS = 120_000;
const WAIT_MS = 60_000;
const SLOWDOWN = 4;
const VISITS = 3;
const FRAME_BUDGET_MS = 50;
const MESSAGES = 200;
const KB = 1024;
const SETTLED = 'networkidle';

/** A page of nothing, measured like the others: what it takes is the machine's and the browser's. */
const EMPTY = {
  path: '/an-empty-page',
  html: '<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1><label>Text <input></label></html>',
  ready: (page) => page.getByRole('heading', { name: 'Empty' }),
  type: 'Text',
};

const ROUTES = [
  { path: '/', limitKb: 130, ready: (page) => page.getByText('Create Free Account') },
  { path: '/login', limitKb: 130, ready: (page) => page.getByLabel('Email'), type: 'Email' },
  { path: '/register', limitKb: 170, ready: (page) => page.getByLabel('Full Name'), type: 'Full Name' },
  { path: '/ask', limitKb: 290, ready: (page) => page.getByText('No documents uploaded yet'), type: 'Your question', signedIn: true },
  { path: '/document', ready: (page) => page.getByLabel('Landlord Name'), type: 'Landlord Name', signedIn: true },
  { path: '/reply', ready: (page) => page.getByLabel('Complaint Summary'), type: 'Complaint Summary', signedIn: true },
  { path: '/profile', ready: (page) => page.getByLabel('Full Name'), type: 'Full Name', signedIn: true },
  { path: '/developers', ready: (page) => page.getByRole('tab', { name: 'GraphQL explorer' }) },
  { path: '/admin', ready: (page) => page.getByText('No legal documents yet'), signedIn: true },
];

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string, notes?: string[] }>} */
export async function run() {
  const executablePath = browserPath();
  if (!executablePath) return { name: NAME, results: [], skipped: 'needs an installed Chromium or Chrome' };
  return withTemporaryFolder(async (folder) => {
    const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'error' };
    const product = await startProduct({ checkout: rootDir, dataDir: path.join(folder, 'data'), limitMs: START_LIMIT_MS, settings });
    const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    try {
      const seed = seeder(product.url);
      const { token } = await seed.user('Bench', 'bench@themis.test');
      const results = [];
      const session = { ...(await storedSession(browser, product.url, token)), adminToken: await seed.adminToken() };
      for (const route of [EMPTY, ...ROUTES]) results.push(...(await measured(browser, product.url, route, session)));
      results.push(...(await longConversation(browser, product.url, session)));
      return {
        name: NAME,
        results,
        notes: [`Times with the processor slowed down ${SLOWDOWN} times, median of ${VISITS} visits with an empty cache.`],
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  });
}

/** What the browser of somebody who has logged in keeps. */
async function storedSession(browser, url, token) {
  const { context, page } = await open(browser, url, { token });
  await page.goto(`${url}/profile`);
  await page.getByLabel('Full Name').waitFor();
  const stored = await page.evaluate(() => ({
    token: globalThis.localStorage.getItem('token'),
    user: globalThis.localStorage.getItem('user'),
  }));
  await context.close();
  return stored;
}

async function measured(browser, url, route, session) {
  const visits = [];
  for (let i = 0; i < VISITS; i += 1) visits.push(await visit(browser, url, route, session));
  const of = (name) => median(visits.map((one) => one[name]));
  const target = (limit) => (limit ? `<= ${limit}` : '');
  return [
    result(`${route.path}: first-load JavaScript, gzip`, { ours: of('scriptKb'), unit: 'KB', target: target(route.limitKb) }),
    result(`${route.path}: LCP`, { ours: of('lcp') / 1000, unit: 's', target: '<= 1.5' }),
    ...(route.type ? [result(`${route.path}: slowest of the keys typed (INP)`, { ours: of('inp'), unit: 'ms', target: '<= 200' })] : []),
    result(`${route.path}: CLS`, { ours: of('cls'), unit: '', target: '< 0.05' }),
  ];
}

async function visit(browser, url, { path: address, html, ready, type, signedIn }, session) {
  const { context, page } = await open(browser, url, signedIn ? session : {});
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  try {
    if (html) await page.route(url + address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await slowDown(context, page);
    await page.goto(url + address);
    await ready(page).first().waitFor();
    await page.waitForLoadState(SETTLED);
    const sizes = await Promise.all(scripts);
    const { lcp } = await page.evaluate(() => globalThis.themisVitals);
    if (type) await page.getByLabel(type, { exact: true }).pressSequentially('What does the law say?', { delay: 60 });
    const { inp, cls } = await page.evaluate(() => new Promise((done) => setTimeout(() => done(globalThis.themisVitals), 500)));
    return { scriptKb: sizes.reduce((sum, size) => sum + size, 0) / KB, lcp, inp, cls };
  } finally {
    await context.close();
  }
}

async function longConversation(browser, url, session) {
  const { id } = JSON.parse(session.user);
  const { context, page } = await open(browser, url, { ...session, [`themis.private.${id}.conversation`]: JSON.stringify(messages()) });
  try {
    await page.goto(`${url}/ask`);
    await page.getByText(`Question ${MESSAGES / 2}`, { exact: true }).waitFor();
    // Out of view, and so hidden; it comes after the first paint.
    await page.getByText('Question 1', { exact: true }).waitFor({ state: 'attached' });
    await page.waitForLoadState(SETTLED);
    const frames = async (action) => {
      await page.evaluate(countFrames, FRAME_BUDGET_MS);
      await action();
      return page.evaluate(() => globalThis.themisFrames.stop());
    };
    const list = page.getByRole('region', { name: 'Conversation' });
    await list.hover();
    const scrolled = await frames(async () => {
      for (let i = 0; i < 60; i += 1) await page.mouse.wheel(0, i < 40 ? -700 : 700);
    });
    const typed = await frames(() =>
      page.getByLabel('Your question').pressSequentially('May the landlord raise the rent in the first year?', { delay: 25 }),
    );
    return [
      result(`${MESSAGES} messages, scrolling: longest frame`, { ours: scrolled.worst, unit: 'ms', target: `<= ${FRAME_BUDGET_MS}` }),
      result(`${MESSAGES} messages, scrolling: frames over ${FRAME_BUDGET_MS} ms of ${scrolled.frames}`, {
        ours: scrolled.over,
        unit: '',
        target: '<= 0',
      }),
      result(`${MESSAGES} messages, typing: longest frame`, { ours: typed.worst, unit: 'ms', target: `<= ${FRAME_BUDGET_MS}` }),
      result(`${MESSAGES} messages, typing: frames over ${FRAME_BUDGET_MS} ms of ${typed.frames}`, {
        ours: typed.over,
        unit: '',
        target: '<= 0',
      }),
    ];
  } finally {
    await context.close();
  }
}

async function open(browser, url, stored) {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.addInitScript(collectVitals);
  return { context, page };
}

async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Questions and cited answers as the chat keeps them. */
function messages() {
  const words = 'Every tenant who makes a payment of rent shall be entitled to a written receipt for the amount paid [1].';
  const citation = {
    marker: 1,
    documentId: null,
    documentTitle: 'Sample Tenancy Act',
    documentType: 'act',
    headingPath: 'Chapter II › Section 4',
    pageStart: 3,
    pageEnd: 3,
    quotation: words,
    spanStart: 0,
    spanEnd: words.length,
  };
  return Array.from({ length: MESSAGES }, (_, index) => {
    const turn = Math.floor(index / 2) + 1;
    const common = { id: `m${index}`, timestamp: 1_700_000_000_000 + index * 60_000 };
    if (index % 2 === 0) return { ...common, sender: 'user', text: `Question ${turn}` };
    const text = `**Answer ${turn}.** ${words}\n\n- ${words}\n- ${words}\n\n> ${words}\n\n| Section | Words |\n| --- | --- |\n| 4 | ${words} |`;
    const answer = { text, answeredBy: 'extractive', generation: 'g', withheldQuotations: 0, citations: [citation] };
    return { ...common, sender: 'assistant', text, outcome: 'checked', answer };
  });
}
