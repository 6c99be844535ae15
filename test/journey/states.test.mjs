import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { browserPath, PAGE } from './support/browser.mjs';
import { faultSwitch } from './support/faults.mjs';
import { startProduct } from './support/product.mjs';
import { sessions } from './support/sessions.mjs';
import { STATES } from './support/states.mjs';

const LIMIT_MS = 10_000;
/** What Chromium itself says about the answers that these tests refuse, hold or cut off. */
const EXPECTED = /^Failed to load resource|WebSocket connection to .* failed/;

/** Gives a page's browser the storage of a session at rest. */
const remember = (page, stored) =>
  page.evaluate((values) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, stored);

/** A name for a state: screen, call and what happens to it. @param {import('./support/states.mjs').State} state */
const nameOf = ({ path, fault: { operation, path: call, kind, status } }) => `${path}: ${operation ?? call} ${status ?? kind}`;

describe('every screen in every state, in a browser', { skip: browserPath() ? false : 'needs an installed Chromium or Chrome' }, () => {
  let product;
  let browser;
  let complaints;
  /** By the `as` of a state: one page each, its switch and what its browser has stored. */
  const seats = {};

  before(async () => {
    product = await startProduct();
    browser = await chromium.launch({ executablePath: browserPath(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    const states = await sessions(product.url, browser);
    for (const as of ['visitor', 'fresh', 'user', 'admin']) seats[as] = await seat(states[as]);
  });
  after(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  async function seat(storageState) {
    // What still moves is missed by a click on a busy machine.
    const context = await browser.newContext({ ...PAGE, storageState });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    page.on('console', (message) => message.type() === 'error' && !EXPECTED.test(message.text()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    const stored = Object.fromEntries((storageState.origins[0]?.localStorage ?? []).map(({ name, value }) => [name, value]));
    const meet = await faultSwitch(page);
    await page.goto(product.url);
    return { page, meet, stored };
  }

  for (const state of STATES)
    test(nameOf(state), async () => {
      const { page, meet, stored } = seats[state.as];
      complaints = [];
      const says = (words) => page.getByText(words).filter({ visible: true }).first().waitFor();
      const press = (name) => page.getByRole('button', { name, exact: true }).click();
      await remember(page, stored);
      if (!state.ready) meet(state.fault);
      await page.goto(product.url + state.path);
      if (state.ready) await says(state.ready);
      meet(state.fault);
      await state.act?.({ page, press });
      for (const words of state.says) await says(words);
      if (state.ends) await page.waitForURL(`**${state.ends}`);
      // A second attempt that fails as well changes nothing.
      if (state.heals) await press('Try Again');
      if (state.heals) await says(state.says[0]);
      meet(null);
      if (state.heals) {
        await press('Try Again');
        await page.getByText(state.says[0]).first().waitFor({ state: 'hidden' });
      }
      assert.deepEqual(complaints, []);
    });

  test('notices: two seconds for a success, four for an error, the newest twenty, in the corner for administrators', async () => {
    const { page, stop } = await frozen(seats.admin, '/admin', 'sample-tenancy-act-2001.txt');
    const notices = page.getByLabel('Notices').locator('div');
    const files = page.locator('input[type=file]:not([webkitdirectory])');
    let stored = 0;
    await page.route('**/api/admin/upload-legal-document', (route) => route.fulfill({ json: { message: `Stored ${(stored += 1)}` } }));
    for (let n = 1; n <= 23; n += 1) {
      await files.setInputFiles({ name: `act-${n}.txt`, mimeType: 'text/plain', buffer: Buffer.from('x') });
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await notices.getByText(`Stored ${n}`, { exact: true }).waitFor();
    }
    assert.equal(await notices.count(), 20);
    assert.match(await notices.first().innerText(), /^Stored 4/);
    const { x, y, width } = await notices.last().boundingBox();
    assert.ok(x + width > 1280 - 64 && x > 640 && y < 100, 'the newest in the top right corner');
    await page.clock.runFor(1_999);
    assert.equal(await notices.count(), 20);
    await page.clock.runFor(1);
    assert.equal(await notices.count(), 0);
    await files.setInputFiles({ name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
    await notices.getByText('Only PDF or TXT files are accepted').waitFor();
    await page.clock.runFor(3_999);
    assert.equal(await notices.count(), 1);
    await page.clock.runFor(1);
    assert.equal(await notices.count(), 0);
    await stop();

    const side = await frozen(seats.user, '/ask', 'Quoted from the library');
    await side.page.locator('input[type=file]').setInputFiles({ name: 'lease.exe', mimeType: 'text/plain', buffer: Buffer.from('x') });
    const notice = side.page.getByLabel('Notices').locator('div').filter({ hasText: 'Please upload a PDF, TXT, DOC, or DOCX file' });
    await notice.waitFor();
    const box = await notice.boundingBox();
    assert.ok(box.x + box.width > 1280 - 64 && box.x > 640 && box.y + box.height > 900 - 64, 'in the bottom right corner');
    await side.stop();
  });

  /** A page of a seat whose clock stands still. */
  async function frozen(taken, path, ready) {
    // The other tab would take the change of the storage for a logout.
    await taken.page.goto('about:blank');
    const page = await taken.page.context().newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.clock.install();
    await page.goto(product.url);
    await remember(page, taken.stored);
    await page.goto(product.url + path);
    await page.getByText(ready).first().waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    return { page, stop: () => page.close() };
  }
});
