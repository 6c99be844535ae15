import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { browserPath } from '../journey/support/browser.mjs';
import { describeInBrowser } from '../journey/support/describe-in-browser.mjs';
import { startProduct } from '../journey/support/product.mjs';
import { people, withLaw } from '../journey/support/sessions.mjs';
import { inHindi } from './hindi.mjs';
import { notices } from './notices.mjs';
import { phone } from './phone.mjs';
import { shapes } from './shapes.mjs';
import { states } from './states.mjs';

/**
 * What the tests of this suite share: one product with its law, one browser.
 * @typedef {object} Stage
 * @property {string} url
 * @property {import('playwright-core').Browser} browser
 * @property {Awaited<ReturnType<typeof people>>} people storage states by the `as` of a screen
 */

describeInBrowser('every screen', () => {
  let product;
  let browser;
  // Each half has people of its own: what one of them drafts is in no list of the other.
  const [wide, stateful] = /** @type {[Stage, Stage]} */ ([{}, {}]);

  beforeAll(async () => {
    product = await startProduct();
    browser = await chromium.launch({ executablePath: browserPath(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    const admin = await withLaw(product.url);
    const { url } = product;
    const made = await Promise.all([people(url, browser, admin), people(url, browser, admin, 'states')]);
    [wide, stateful].forEach((stage, at) => Object.assign(stage, { url, browser, people: made[at] }));
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  // Side by side, each with its tests in sequence.
  describe.concurrent('at both ends of the widths, in both themes', () => {
    shapes(wide);
    inHindi(wide);
  });
  describe.concurrent('in every state', () => {
    states(stateful);
    notices(stateful);
    phone(stateful);
  });
});
