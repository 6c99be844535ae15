import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { chromium } from 'playwright-core';
import { browserPath } from '../journey/support/browser.mjs';
import { startProduct } from '../journey/support/product.mjs';
import { people, withLaw } from '../journey/support/sessions.mjs';
import { inHindi } from './hindi.mjs';
import { notices } from './notices.mjs';
import { shapes } from './shapes.mjs';
import { states } from './states.mjs';

/** Halves of the work that run side by side. */
const AT_ONCE = 2;

/**
 * What the tests of this suite share: one product with its law, one browser.
 * @typedef {object} Stage
 * @property {string} url
 * @property {import('playwright-core').Browser} browser
 * @property {Awaited<ReturnType<typeof people>>} people storage states by the `as` of a screen
 */

describe('every screen', { skip: browserPath() ? false : 'needs an installed Chromium or Chrome', concurrency: AT_ONCE }, () => {
  let product;
  let browser;
  // Each half has people of its own: what one of them drafts is in no list of the other.
  const [wide, stateful] = /** @type {[Stage, Stage]} */ ([{}, {}]);

  before(async () => {
    product = await startProduct();
    browser = await chromium.launch({ executablePath: browserPath(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    const admin = await withLaw(product.url);
    const { url } = product;
    const made = await Promise.all([people(url, browser, admin), people(url, browser, admin, 'states')]);
    [wide, stateful].forEach((stage, at) => Object.assign(stage, { url, browser, people: made[at] }));
  });
  after(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  describe('at both ends of the widths, in both themes', { concurrency: 1 }, () => {
    shapes(wide);
    inHindi(wide);
  });
  describe('in every state', { concurrency: 1 }, () => {
    states(stateful);
    notices(stateful);
  });
});
