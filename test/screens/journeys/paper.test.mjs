import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { browserPath, PAGE, STEP_LIMIT_MS } from '../../journey/support/browser.mjs';
import { describeInBrowserUnless } from '../../journey/support/describe-in-browser.mjs';
import { startProduct } from '../../journey/support/product.mjs';
import { seeder } from '../../journey/support/seed.mjs';
import { draftWithBlanks, fillRentForm } from '../../journey/support/rent-draft.mjs';

const QUESTIONS = 12;
const WORDS = 'Every tenant who makes a payment of rent shall be entitled to a written receipt for the amount paid.';

/** Whether the words of a PDF can be read here. */
function reads() {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A conversation as browsers keep it: questions, each with an answer of a page's length. */
function conversation() {
  const paragraphs = Array.from({ length: 18 }, (_, index) => `Point ${index + 1}. ${WORDS}`);
  return Array.from({ length: QUESTIONS }, (_, index) => {
    const timestamp = 1_700_000_000_000 + index * 60_000;
    const turn = index + 1;
    const text = `Answer ${turn} begins. ${paragraphs.join('\n\n')}\n\nAnswer ${turn} ends.`;
    return [
      { id: `q${turn}`, sender: 'user', text: `Question ${turn} of the tenant?`, timestamp },
      { id: `a${turn}`, sender: 'assistant', text, timestamp, outcome: 'stopped' },
    ];
  }).flat();
}

describeInBrowserUnless(!reads() && 'needs pdftotext')('on paper and without a connection, in a browser', () => {
  let product;
  let browser;
  let person;
  let user;

  beforeAll(async () => {
    product = await startProduct();
    const seed = seeder(product.url);
    person = await seed.user('Asha Mehta', 'asha@themis.test');
    user = await seed.call('GET', '/api/auth/me', { token: person.token });
    browser = await chromium.launch({ executablePath: browserPath(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  /** A page of somebody who is signed in. @param {object} [stored] besides, by its name */
  async function open(stored = {}, options = {}) {
    const values = { token: person.token, ...stored };
    const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
    const storageState = { cookies: [], origins: [{ origin: product.url, localStorage }] };
    const context = await browser.newContext({ ...PAGE, ...options, storageState });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    return { context, page };
  }
  const chat = () => ({ [`themis.private.${user.id}.conversation`]: JSON.stringify(conversation()) });

  /** What comes out of the printer: its words page by page. @param {import('playwright-core').Page} page */
  async function printed(page) {
    const pdf = await page.pdf({ format: 'A4' });
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
    return text.split('\f').filter((one) => one.trim());
  }
  const spaced = (text) => text.replace(/\s+/g, ' ');

  test('twelve questions print whole, and nothing but the chat', async () => {
    const { context, page } = await open(chat());
    await page.goto(`${product.url}/ask`);
    await page.getByText(`Question ${QUESTIONS} of the tenant?`).waitFor();
    await page.getByText('Question 1 of the tenant?').waitFor({ state: 'attached' });
    // What draws answers comes after the questions.
    await page.getByText('Answer 1 begins.').waitFor({ state: 'attached' });
    const pages = await printed(page);
    const text = spaced(pages.join(' '));
    for (let turn = 1; turn <= QUESTIONS; turn += 1)
      for (const words of [`Question ${turn} of the tenant?`, `Answer ${turn} begins.`, `Answer ${turn} ends.`])
        assert.equal(text.split(words).length - 1, 1, words);
    assert.equal(text.split('Point 18.').length - 1, QUESTIONS);
    assert.ok(pages.length >= QUESTIONS / 2, `${pages.length} pages`);
    for (const words of ['Clear Chat', 'New Chat', 'Reference Documents', 'Logout', 'Enter sends']) assert.ok(!text.includes(words), words);
    await context.close();
  });

  test('a draft prints alone', async () => {
    const { context, page } = await open();
    await page.goto(`${product.url}/document`);
    await fillRentForm(page);
    await draftWithBlanks(page);
    await page.getByRole('region', { name: 'View' }).getByRole('heading', { name: 'RENT AGREEMENT' }).waitFor();
    await page.getByText(/^Versions \(/).waitFor();
    const text = spaced((await printed(page)).join(' '));
    for (const words of ['RENT AGREEMENT', 'Ravi Kumar', 'Security Deposit']) assert.ok(text.includes(words), words);
    for (const words of [
      'Document Details',
      'Generate Document',
      'tokens remaining',
      'Download',
      'Modification Suggestions',
      'Versions (',
      'Logout',
    ])
      assert.ok(!text.includes(words), words);
    await context.close();
  });

  test('a chat and a form that this browser keeps are there without a connection', async () => {
    const form = JSON.stringify({ landlord_name: 'Asha Mehta' });
    const { context, page } = await open(
      { ...chat(), [`themis.private.${user.id}.document.form.rent_agreement`]: form },
      { serviceWorkers: 'allow' },
    );
    await page.goto(`${product.url}/ask`);
    await page.getByText(`Question ${QUESTIONS} of the tenant?`).waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // What is loaded from now on goes through the copy.
    await page.reload();
    await page.getByText(`Question ${QUESTIONS} of the tenant?`).waitFor();
    await page.waitForFunction(async () => (await (await caches.open('themis-1')).match('/')) !== undefined);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(`Question ${QUESTIONS} of the tenant?`).waitFor();
    assert.match(await page.locator('main').innerText(), /Answer 12 ends\./);
    await context.close();
  });
});
