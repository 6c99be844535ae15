import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** How long a page may take for one step, however many others are at work on the machine: it only ends what hangs. */
export const STEP_LIMIT_MS = 60_000;

/** The browser to test with, if there is one: `TEST_BROWSER_PATH` or an installed Chromium or Chrome. */
export const browserPath = () => process.env.TEST_BROWSER_PATH ?? PLACES.find((place) => existsSync(place));

/**
 * How a page is opened: without motion. A dialog that zooms in rests for a moment at a fifth of its size, and a click that lands then
 * misses its button when the frame moves on. Without service workers: what they fetch cannot be made to fail by a test.
 */
export const PAGE = /** @type {const} */ ({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block' });

/** A page that notes everything a user's browser would complain about: console errors, exceptions, policy violations, foreign hosts. */
export async function openPage(url) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...QUIET, ...sandbox] });
  const context = await browser.newContext({ ...PAGE, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== new URL(url).host) complaints.push(`request to ${host}`);
  });
  return { page, complaints, close: () => browser.close() };
}

/** Waits until a field holds what fits: it may be filled by an answer of the server that is still to come. @param {RegExp} words */
export async function fieldHolds(field, words) {
  const end = Date.now() + STEP_LIMIT_MS;
  for (let held = await field.inputValue(); !words.test(held); held = await field.inputValue()) {
    if (Date.now() > end) throw new Error(`the field holds “${held}”, not ${words}`);
    await field.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
