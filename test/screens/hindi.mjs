import assert from 'node:assert/strict';
import { STEP_LIMIT_MS } from '../journey/support/browser.mjs';
import { violations } from '../journey/support/axe.mjs';
import { fits } from './fits.mjs';
import { test } from './in-turn.mjs';
import { remember } from './seat.mjs';

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

/** What readers of Hindi see. @param {import('./every-screen.test.mjs').Stage} stage */
export function inHindi(stage) {
  for (const { path, as, title } of IN_HINDI) {
    test(`${path} in Hindi at 360 px: no English words, nothing for axe to complain of, nothing cut off`, async () => {
      const context = await stage.browser.newContext({
        storageState: stage.people[as],
        serviceWorkers: 'block',
        locale: 'hi-IN',
        viewport: { width: 360, height: 900 },
      });
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(STEP_LIMIT_MS);
        await page.goto(stage.url + path);
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
    const context = await stage.browser.newContext({ storageState: stage.people.fresh, serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(STEP_LIMIT_MS);
      await page.goto(`${stage.url}/documents`);
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await page.getByRole('heading', { name: 'मेरे दस्तावेज़' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'मेरे दस्तावेज़' }).waitFor();
      await page.goto(`${stage.url}/health/live`);
      await remember(page, { 'themis.language': 'hi' });
      await page.goto(`${stage.url}/login`);
      await page.getByRole('heading', { name: 'फिर से स्वागत है' }).waitFor();
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), 'en');
    } finally {
      await context.close();
    }
  });

  test('a form in Hindi names the template, its fields and their choices in Hindi, and asks for them in Hindi', async () => {
    const context = await stage.browser.newContext({ storageState: stage.people.fresh, serviceWorkers: 'block', locale: 'hi-IN' });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(STEP_LIMIT_MS);
      await page.goto(`${stage.url}/document`);
      await page.getByText('किराया अनुबंध', { exact: true }).first().waitFor();
      await page.getByLabel('मकान मालिक का नाम', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'दस्तावेज़ तैयार करें' }).click();
      await page.getByRole('alert').getByText('किरायेदार का स्थायी पता', { exact: true }).waitFor();
      assert.deepEqual(await violations(page), []);
      await page.getByRole('button', { name: /^विवरण जोड़ें.*मकान मालिक/ }).click();
      await page.getByLabel('मकान मालिक कौन है').click();
      await page.getByText('भागीदारी फ़र्म').first().waitFor();
    } finally {
      await context.close();
    }
  });
}
