/**
 * The administrators' table of users in a browser, over 10,000 of them: from a click to the painted rows of another page, and from
 * a key to those of a search. The production build is served by the product itself.
 */
import { chromium } from 'playwright-core';
import { browserPath } from '../test/journey/support/browser.mjs';
import { fillUsers } from './lib/fill-users.mjs';
import { startLawProduct } from './lib/law-product.mjs';
import { result } from './lib/result.mjs';
import { median } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';
import { timeNextChange } from './lib/web-vitals.mjs';

const NAME = 'user-table';
const USERS = 10_000;
const PAGES = 12;
const WAIT_MS = 20_000;
const TARGET = '< 300';
const ROWS = 'tbody tr[data-row-key]';

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string, notes?: string[] }>} */
export async function run() {
  const executablePath = browserPath();
  if (!executablePath) return { name: NAME, results: [], skipped: 'needs an installed Chromium or Chrome' };
  return withTemporaryFolder(async (folder) => {
    const product = await startLawProduct(folder, { LOG_LEVEL: 'error' });
    const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    try {
      await fillUsers(product.database, USERS);
      return {
        name: NAME,
        results: await measured(await opened(browser, product)),
        notes: ['A search begins 250 ms after the last key; that pause is in its figure.'],
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  });
}

async function opened(browser, { url, admin }) {
  const token = { name: 'adminToken', value: admin.replace(/^Bearer /, '') };
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [token] }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(`${url}/admin?tab=users`);
  await page.locator(ROWS, { hasText: '@themis.test' }).first().waitFor();
  return page;
}

async function measured(page) {
  const button = (name) => page.getByRole('button', { name, exact: true });
  const head = (name) => page.getByRole('columnheader', { name }).getByRole('button');
  const search = page.getByLabel('Search by name or email');
  const forward = [];
  for (let i = 0; i < PAGES; i += 1) forward.push(await timed(page, () => button('Next page').click()));
  const jumps = [];
  for (const name of ['Last page', 'Previous page', 'First page', 'Last page', 'First page']) {
    jumps.push(await timed(page, () => button(name).click()));
  }
  const sorts = [];
  for (const name of ['User', 'Last Login', 'Created']) sorts.push(await timed(page, () => head(name).click()));
  const searches = [];
  for (const word of ['joseph', 'rao 99', 'sample-4242']) {
    searches.push(await timed(page, () => search.pressSequentially(word)));
    await timed(page, () => search.fill('').then(() => search.press('Enter')));
  }
  const rows = `${USERS} users`;
  return [
    result(`${rows}, the next page: click to paint`, { ours: median(forward), unit: 'ms', target: TARGET }),
    result(`${rows}, the next page: slowest of ${PAGES}`, { ours: Math.max(...forward), unit: 'ms', target: TARGET }),
    result(`${rows}, a page far away: slowest of ${jumps.length}`, { ours: Math.max(...jumps), unit: 'ms', target: TARGET }),
    result(`${rows}, another order: slowest of ${sorts.length}`, { ours: Math.max(...sorts), unit: 'ms', target: TARGET }),
    result(`${rows}, a search: last key to paint, slowest of ${searches.length}`, { ours: Math.max(...searches), unit: 'ms' }),
  ];
}

async function timed(page, act) {
  await page.evaluate(timeNextChange, { selector: ROWS, limitMs: WAIT_MS });
  await act();
  return page.evaluate(() => globalThis.themisChange);
}
