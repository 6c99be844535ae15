import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserPath, STEP_LIMIT_MS } from '../../test/journey/support/browser.mjs';
import { startProduct } from '../../test/journey/support/product.mjs';
import { SCREENS } from '../../test/journey/support/screens.mjs';
import { sessions } from '../../test/journey/support/sessions.mjs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

const WIDTHS = [360, 820, 1440];
const THEMES = ['light', 'dark'];
const HEIGHT = 900;
/** What README shows, at one width and in one theme. */
const README = { 'ask-source': 'ask', 'document-draft': 'document', 'admin-documents': 'admin' };

/**
 * Pictures of every screen at three widths and in both themes, of a product with sample law on a data folder of its own.
 * @param {string[]} args parts of the screens' names, and `--out <folder>`, `--width <px>` or `--readme`
 * @returns {Promise<number>} the exit code
 */
export async function takePictures(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: inRoot('.cache/screenshots') },
      width: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  });
  if (!browserPath()) throw new Failure('Needs an installed Chromium or Chrome, or TEST_BROWSER_PATH.');
  const wanted = values.readme ? Object.keys(README) : positionals;
  const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: browserPath(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const states = await sessions(product.url, browser);
    if (values.readme) return await readmePictures(browser, product.url, screens, states);
    await rm(values.out, { recursive: true, force: true });
    const widths = values.width ? [Number(values.width)] : WIDTHS;
    for (const theme of THEMES)
      for (const width of widths) await pictures({ browser, url: product.url, screens, states, theme, width, out: values.out });
    console.log(`\n${screens.length * THEMES.length * widths.length} pictures in ${values.out}`);
    return 0;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function pictures({ browser, url, screens, states, theme, width, out }) {
  for (const screen of screens) {
    const file = path.join(out, `${screen.name}-${width}-${theme}.png`);
    await picture({ browser, url, screen, state: states[screen.as], theme, width, file, fullPage: true });
    console.log(path.relative(out, file));
  }
}

async function readmePictures(browser, url, screens, states) {
  for (const screen of screens) {
    const file = inRoot(`docs/images/${README[screen.name]}.png`);
    await picture({ browser, url, screen, state: states[screen.as], theme: 'light', width: 1200, file, fullPage: false });
    console.log(file);
  }
  return 0;
}

async function picture({ browser, url, screen, state, theme, width, file, fullPage }) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    storageState: state,
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    await screen.prepare?.(page);
    await page.goto(url + screen.path);
    await screen.arrange(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => globalThis.document.fonts.ready);
    if (fullPage) await page.evaluate(() => globalThis.scrollTo(0, 0));
    await mkdir(path.dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage, animations: 'disabled' });
  } catch (error) {
    throw new Failure(`${screen.name} at ${width} px, ${theme}: ${error.message}`);
  } finally {
    await context.close();
  }
}
