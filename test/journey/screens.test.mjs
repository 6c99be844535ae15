import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { violations } from './support/axe.mjs';
import { browserPath } from './support/browser.mjs';
import { startProduct } from './support/product.mjs';
import { SCREENS } from './support/screens.mjs';
import { sessions } from './support/sessions.mjs';

/** Where each screen is opened, and what the same page is turned into afterwards. */
const SHAPES = [
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
];
const HEIGHT = 900;
/** Chromium reports every refused answer as an error of the console; the screens show it in their own words. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Screens whose words are all the client's own; those of drafts, law and forms come from the server, in the language that they have. */
const IN_HINDI = [
  { path: '/', as: 'visitor', title: 'AI से चलने वाला कानूनी सहायक' },
  { path: '/login', as: 'visitor', title: 'फिर से स्वागत है' },
  { path: '/register', as: 'visitor', title: 'अपना खाता बनाएँ' },
  { path: '/nowhere', as: 'visitor', title: 'पृष्ठ नहीं मिला' },
  { path: '/documents', as: 'fresh', title: 'मेरे दस्तावेज़' },
  { path: '/forgot-password', as: 'visitor', title: 'पासवर्ड भूल गए?' },
  { path: '/webmin', as: 'visitor', title: 'एडमिन प्रवेश' },
];
/** Names, abbreviations and keys that Hindi has in Latin letters; the sample on the first screen quotes an act word for word. */
const LATIN = /^(?:Themis|English|AI|API|ID|IP|MB|PDF|TXT|DOCX?|am|pm|ZIP)$/;

/** Words in Latin letters that people see or hear on the page, apart from quotations, names and addresses. */
function latinWords() {
  const { document } = globalThis;
  const walker = document.createTreeWalker(document.body, globalThis.NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.checkVisibility() && !parentElement.closest('blockquote, input, script, style')) texts.push(textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
    if (!element.matches('.anticon')) texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
  return texts.flatMap((text) => text.replace(/\S+@\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []);
}

/** Gives a browser the storage that its session began with. */
function putBack(values) {
  localStorage.clear();
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
}

describe('every screen', { skip: browserPath() ? false : 'needs an installed Chromium or Chrome' }, () => {
  let product;
  let browser;
  let states;
  /** By visitor: loading the front end again for each screen takes longer than looking at it. */
  const contexts = new Map();
  /** The page of the last screen, as its tests have left it, with what its console has complained of. */
  let shown;

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

  async function contextOf(as) {
    if (!contexts.has(as))
      contexts.set(as, await browser.newContext({ storageState: states[as], serviceWorkers: 'block', reducedMotion: 'reduce' }));
    return contexts.get(as);
  }

  const shape = async (page, { width, theme }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme: theme });
  };

  /**
   * Opens a screen in a page of its own, in place of the one before.
   * @param {import('./support/screens.mjs').Screen} screen
   */
  async function open({ name, path, as, prepare, arrange }, given) {
    await shown?.page.close();
    shown = undefined;
    const context = await contextOf(as);
    const page = await context.newPage();
    const complaints = [];
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => message.type() === 'error' && !EXPECTED.test(message.text()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    shown = { name, page, complaints, stands: false };
    await shape(page, given);
    // What the screen before has kept is forgotten, on a page of the product that runs nothing.
    await page.goto(`${product.url}/health/live`);
    await page.evaluate(putBack, Object.fromEntries(stored(as)));
    await prepare?.(page);
    await page.goto(product.url + path);
    await arrange(page);
    shown.stands = true;
  }

  for (const screen of SCREENS) {
    for (const given of SHAPES) {
      const { width, theme } = given;
      test(`${screen.name} at ${width} px, ${theme}: nothing for axe, the console or the policy to complain of, nothing cut off`, async () => {
        // Every screen is loaded once, and its window then made narrow and dark, as a user can do: loading takes as long as looking.
        if (shown?.name === screen.name && shown.stands) await shape(shown.page, given);
        else await open(screen, given);
        const { page, complaints } = shown;
        assert.deepEqual(await violations(page), []);
        assert.deepEqual(complaints, []);
        await fits(page);
      });
    }
  }

  for (const { path, as, title } of IN_HINDI) {
    test(`${path} in Hindi at 360 px: no English words, nothing for axe to complain of, nothing cut off`, async () => {
      const context = await browser.newContext({
        storageState: states[as],
        serviceWorkers: 'block',
        locale: 'hi-IN',
        viewport: { width: 360, height: 900 },
      });
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        await page.goto(product.url + path);
        await page.getByRole('heading', { name: title }).first().waitFor();
        await page.waitForLoadState('networkidle');
        assert.equal(await page.locator('html').getAttribute('lang'), 'hi');
        const words = await page.evaluate(latinWords);
        assert.deepEqual(
          words.filter((word) => !LATIN.test(word)),
          [],
        );
        assert.deepEqual(await violations(page), []);
        await fits(page);
      } finally {
        await context.close();
      }
    });
  }

  test('the language is chosen on the login page and in the account menu, and a reload keeps it', async () => {
    const context = await browser.newContext({ storageState: states.fresh, serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(`${product.url}/documents`);
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await page.getByRole('heading', { name: 'मेरे दस्तावेज़' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'मेरे दस्तावेज़' }).waitFor();
      await page.goto(`${product.url}/health/live`);
      await page.evaluate(putBack, { 'themis.language': 'hi' });
      await page.goto(`${product.url}/login`);
      await page.getByRole('heading', { name: 'फिर से स्वागत है' }).waitFor();
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), 'en');
    } finally {
      await context.close();
    }
  });

  test('documents are cards of at most 160 px where fingers press, the one that failed too', async () => {
    const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ storageState: states.admin, serviceWorkers: 'block', ...phone });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(`${product.url}/admin`);
      const cards = page.getByRole('list', { name: 'Legal Documents', exact: true }).getByRole('listitem');
      await cards.filter({ hasText: 'broken.pdf' }).waitFor();
      const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      assert.ok(heights.length > 1 && heights.every((height) => height <= 160), `cards of ${heights.join(', ')} px`);
    } finally {
      await context.close();
    }
  });

  test('a form in Hindi names the template, its fields and their choices in Hindi, and asks for them in Hindi', async () => {
    const context = await browser.newContext({ storageState: states.fresh, serviceWorkers: 'block', locale: 'hi-IN' });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(`${product.url}/document`);
      await page.getByText('किराया अनुबंध', { exact: true }).first().waitFor();
      await page.getByLabel('मकान मालिक का नाम', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'दस्तावेज़ तैयार करें' }).click();
      await page.getByRole('alert').getByText('किरायेदार का स्थायी पता', { exact: true }).waitFor();
      assert.deepEqual(await violations(page), []);
      await page.getByLabel('मकान मालिक कौन है').click();
      await page.getByText('भागीदारी फ़र्म').first().waitFor();
    } finally {
      await context.close();
    }
  });

  async function fits(page) {
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = globalThis.document.documentElement;
      return scrollWidth - clientWidth;
    });
    assert.ok(overflow <= 0, `${overflow} px wider than the window`);
  }
});
