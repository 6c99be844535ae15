import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { openPage, PAGE } from '../../journey/support/browser.mjs';
import { describeInBrowser } from '../../journey/support/describe-in-browser.mjs';
import { startProduct } from '../../journey/support/product.mjs';
import { QUESTION } from '../../journey/support/screens.mjs';
import { seeder } from '../../journey/support/seed.mjs';

const DEPOSIT = 'How large a deposit may a landlord take?';
const SUBLET = 'Can a tenant sublet the premises?';
const LATE = 'What if the rent is paid late?';

describeInBrowser('conversations in a browser', () => {
  let product;
  let browser;
  let page;
  let token;

  beforeAll(async () => {
    product = await startProduct();
    const seed = seeder(product.url);
    await seed.law(await seed.adminToken());
    ({ token } = await seed.user('Asha Mehta', 'asha@themis.test'));
    browser = await openPage(product.url);
    ({ page } = browser);
    await signIn(page);
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  /** @param {import('playwright-core').Page} where */
  async function signIn(where) {
    await where.goto(`${product.url}/login`);
    await where.evaluate((value) => localStorage.setItem('token', value), token);
    await where.goto(`${product.url}/ask`);
    await where.getByPlaceholder('Ask your legal question...').waitFor();
  }
  const list = (where = page) => where.getByRole('navigation', { name: 'Conversations' });
  const row = (title, where = page) => list(where).getByRole('button', { name: title, exact: true });
  const chat = (where = page) => where.getByRole('region', { name: 'Conversation', exact: true });
  const answered = (where = page) =>
    chat(where)
      .getByText(/^Quoted word for word/)
      .first()
      .waitFor();
  const newChat = () => list().getByRole('button', { name: 'New Chat' }).click();
  async function ask(question) {
    await page.getByPlaceholder('Ask your legal question...').fill(question);
    await page.keyboard.press('Enter');
  }
  async function act(title, name) {
    await list()
      .getByRole('button', { name: `Actions for ${title}` })
      .click();
    await list().getByRole('button', { name, exact: true }).click();
  }

  test('a question is kept under its first words, and opened again with its answer and sources', async () => {
    await list().getByText('Your conversations will appear here.').waitFor();
    await ask(QUESTION);
    await answered();
    await row(QUESTION).waitFor();
    await newChat();
    await page.getByText('Start Your Legal Consultation').waitFor();
    await ask(DEPOSIT);
    await answered();
    await row(DEPOSIT).waitFor();
    await ask(SUBLET);
    await chat()
      .getByText(/^Quoted word for word/)
      .nth(1)
      .waitFor();
    // The list shows the question at its top and the answer below, not the end of the answer.
    const top = await chat().evaluate((list) => {
      const turn = list.querySelector('section:last-of-type');
      return Math.abs((turn?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top);
    });
    assert.ok(top < 5, `the question is ${top} px from the top`);
    await row(QUESTION).click();
    await chat().getByText(QUESTION).first().waitFor();
    await answered();
    await chat()
      .getByRole('button', { name: /^Source 1/ })
      .first()
      .waitFor();
    assert.equal(await row(QUESTION).getAttribute('aria-current'), 'true');
  });

  test('an answer that is left in the middle is found complete after a reload', async () => {
    await newChat();
    await ask(LATE);
    await row(LATE).waitFor();
    await page.reload();
    await chat().getByText(LATE).first().waitFor();
    await answered();
  });

  test('another device has the same conversations', async () => {
    const context = await page.context().browser()?.newContext(PAGE);
    assert.ok(context);
    const elsewhere = await context.newPage();
    await signIn(elsewhere);
    await row(DEPOSIT, elsewhere).click();
    await chat(elsewhere).getByText(DEPOSIT).first().waitFor();
    await answered(elsewhere);
    await context.close();
  });

  test('a conversation is renamed, pinned, found, deleted and brought back', async () => {
    await act(DEPOSIT, 'Rename');
    await page.getByLabel('New title').fill('Sharma matter');
    await page.keyboard.press('Enter');
    await row('Sharma matter').waitFor();
    await act(QUESTION, 'Pin');
    await list().getByRole('heading', { name: 'Pinned' }).waitFor();
    await page.getByLabel('Search conversations').fill('how large');
    await row(QUESTION).waitFor({ state: 'detached' });
    await row('Sharma matter').waitFor();
    await page.getByLabel('Search conversations').fill('');
    await row(QUESTION).waitFor();
    await act('Sharma matter', 'Delete');
    await row('Sharma matter').waitFor({ state: 'detached' });
    await list().getByRole('button', { name: 'Undo' }).click();
    await row('Sharma matter').waitFor();
  });

  test('a chat that is not to be saved is answered and not kept', async () => {
    await newChat();
    await page.getByLabel('Do not save this chat').check();
    await ask('When must the deposit be returned?');
    await answered();
    await page.reload();
    await chat().getByText('When must the deposit be returned?').first().waitFor();
    await row(QUESTION).waitFor();
    assert.equal(await row('When must the deposit be returned?').count(), 0);
    assert.deepEqual(browser.complaints, []);
  });
});
