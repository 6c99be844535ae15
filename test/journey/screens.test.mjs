import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { violations } from './support/axe.mjs';
import { browserPath } from './support/browser.mjs';
import { startProduct } from './support/product.mjs';
import { SCREENS } from './support/screens.mjs';
import { sessions } from './support/sessions.mjs';

const SHAPES = [
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
];
/** Chromium reports every refused answer as an error of the console; the screens show it in their own words. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Gives a browser the storage that its session began with. */
function putBack(values) {
  localStorage.clear();
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
}

describe('every screen', { skip: browserPath() ? false : 'needs an installed Chromium or Chrome' }, () => {
  let product;
  let browser;
  let states;
  /** By shape and visitor: loading the front end anew for each screen takes longer than looking at it. */
  const contexts = new Map();

  before(async () => {
    product = await startProduct();
    browser = await chromium.launch({ executablePath: browserPath(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    states = await sessions(product.url, browser);
  });
  after(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  const stored = (as) => (states[as].origins[0]?.localStorage ?? []).map(({ name, value }) => [name, value]);

  async function contextOf(as, width, theme) {
    const key = `${as} ${width}`;
    if (!contexts.has(key)) {
      const shape = { viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' };
      contexts.set(key, await browser.newContext({ storageState: states[as], ...shape }));
    }
    return contexts.get(key);
  }

  for (const { width, theme } of SHAPES) {
    for (const { name, path, as, prepare, arrange } of SCREENS) {
      test(`${name} at ${width} px, ${theme}: nothing for axe, the console or the policy to complain of, nothing cut off`, async () => {
        const context = await contextOf(as, width, theme);
        const page = await context.newPage();
        const complaints = [];
        try {
          page.setDefaultTimeout(20_000);
          page.on('console', (message) => message.type() === 'error' && !EXPECTED.test(message.text()) && complaints.push(message.text()));
          page.on('pageerror', (error) => complaints.push(String(error)));
          // What the screen before has kept is forgotten, on a page of the product that runs nothing.
          await page.goto(`${product.url}/health/live`);
          await page.evaluate(putBack, Object.fromEntries(stored(as)));
          await prepare?.(page);
          await page.goto(product.url + path);
          await arrange(page);
          assert.deepEqual(await violations(page), []);
          assert.deepEqual(complaints, []);
          const overflow = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = globalThis.document.documentElement;
            return scrollWidth - clientWidth;
          });
          assert.ok(overflow <= 0, `${overflow} px wider than the window`);
        } finally {
          await page.close();
        }
      });
    }
  }
});
