import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { browserPath, fieldHolds, PAGE, STEP_LIMIT_MS } from './support/browser.mjs';
import { describeInBrowser } from './support/describe-in-browser.mjs';
import { startProduct } from './support/product.mjs';
import { NOTICE } from './support/reply-steps.mjs';
import { seeder } from './support/seed.mjs';
import { draftWithBlanks, fillRentForm, RENT_FORM } from './support/rent-draft.mjs';

const XSS = '<img src=x onerror="document.title=1">';
const FAILED_CHAT = 'Sorry, I encountered an error while processing your question. Please try again.';
/** What Chromium itself says about the answers that these tests refuse or cut off. */
const EXPECTED = /^Failed to load resource|WebSocket connection to .* failed/;

describeInBrowser('what goes wrong is said, in a browser', () => {
  let product;
  let browser;
  let context;
  let page;
  let person;
  let complaints;

  beforeAll(async () => {
    product = await startProduct();
    browser = await chromium.launch({ executablePath: browserPath(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    const seed = seeder(product.url);
    const admin = await seed.adminToken();
    person = await seed.user('Asha Mehta', 'asha@themis.test');
    const { users } = await seed.call('GET', '/api/admin/users', { token: admin });
    const { id } = users.find(({ email }) => email === person.email);
    await seed.call('POST', `/api/admin/users/${id}/tokens`, { token: admin, json: { tokens: 3 } });
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });
  beforeEach(async () => {
    context = await browser.newContext(PAGE);
    page = await watched(context);
  });
  afterEach(async () => {
    await context.close();
    assert.deepEqual(complaints, []);
  });

  async function watched(owner) {
    complaints = [];
    const opened = await owner.newPage();
    opened.setDefaultTimeout(STEP_LIMIT_MS);
    opened.on('console', (message) => message.type() === 'error' && !EXPECTED.test(message.text()) && complaints.push(message.text()));
    opened.on('pageerror', (error) => complaints.push(String(error)));
    return opened;
  }
  const says = (words) => page.getByText(words, { exact: true }).first().waitFor();
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  const holds = (label, words) => fieldHolds(page.getByLabel(label, { exact: true }), words);
  const graphql = (operation) => (route) => route.request().postData()?.includes(`"operationName":"${operation}"`);
  const refuse = async (operation) => page.route('**/graphql', (route) => (graphql(operation)(route) ? route.abort() : route.fallback()));

  async function signIn(password = person.password) {
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press('Sign In');
  }
  async function open(path) {
    await page.goto(`${product.url}/login`);
    await signIn();
    await page.waitForURL('**/ask');
    await says('Start Your Legal Consultation');
    if (path !== '/ask') await page.goto(product.url + path);
  }

  test('gates lead to the login and back again', async () => {
    for (const path of ['/ask', '/document', '/reply', '/profile']) {
      await page.goto(product.url + path);
      await page.waitForURL('**/login');
    }
    await page.goto(`${product.url}/profile`);
    await signIn();
    await page.waitForURL('**/profile');
    await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
  });

  test('a session that has ended leads to the login and back again', async () => {
    await page.goto(product.url);
    await page.evaluate(() => localStorage.setItem('token', 'of another time'));
    await page.goto(`${product.url}/document`);
    await says('Failed to fetch user info');
    await page.waitForURL('**/login');
    assert.equal(await page.evaluate(() => localStorage.getItem('token')), null);
    await signIn();
    await page.waitForURL('**/document');
  });

  test('a logout ends the other tabs', async () => {
    await open('/profile');
    const other = await context.newPage();
    await other.goto(`${product.url}/ask`);
    await other.getByText('Start Your Legal Consultation').waitFor();
    await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${product.url}/`);
    await other.waitForURL('**/login');
    assert.deepEqual(await page.evaluate(() => ['token', 'user'].map((key) => localStorage.getItem(key))), [null, null]);
  });

  test('login', async () => {
    await page.goto(`${product.url}/login`);
    await signIn('not the password');
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await signIn();
    await says('Login failed: Bad gateway');
    await page.route('**/api/auth/login', (route) => route.abort());
    await signIn();
    await says('An error occurred during login');
  });

  test('registration', async () => {
    await page.goto(`${product.url}/register`);
    const values = {
      'Full Name': 'Asha',
      Email: person.email,
      'Phone Number': '123',
      Password: 'a quiet lease',
      'Confirm Password': 'a quiet lease',
    };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await press('Create Account');
    await page.getByRole('alert').filter({ hasText: /email/i }).first().waitFor();
    await refuse('Register');
    await press('Create Account');
    await says('An error occurred during registration');
  });

  test('a question without a connection, and with one again', async () => {
    await open('/ask');
    await page.getByLabel('Your question').fill('Is there anybody?');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await says('Failed to get response. Please try again.');
    await says(FAILED_CHAT);
    await context.setOffline(false);
    await press('Try Again');
    await page
      .getByText(/I did not find/)
      .first()
      .waitFor();
    assert.equal(await page.getByText(FAILED_CHAT).count(), 0);
  });

  test('a slow server shows that it is waited for', async () => {
    await open('/profile');
    let release = () => {};
    /** @type {Promise<void>} */
    const held = new Promise((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Ask Legal Questions' }).click();
    await says('Loading files...');
    await page.getByRole('link', { name: 'Document Generator' }).click();
    await page.locator('.ant-skeleton').first().waitFor();
    release();
    await says('Cost: 5 tokens for simple version');
  });

  test('uploads fail in their row', async () => {
    await open('/ask');
    const send = (name) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Words of a lease.') });
    await send('lease.exe');
    await says('Please upload a PDF, TXT, DOC, or DOCX file');
    for (const [status, words] of [
      [400, 'Invalid file type or format.'],
      [413, 'File too large. Please choose a smaller file.'],
      [500, 'Failed to upload file. Please try again.'],
    ]) {
      await page.route('**/api/upload/', (route) => route.fulfill({ status, body: '{}' }));
      await send(`lease-${status}.txt`);
      await says(words);
      await page.getByText(`lease-${status}.txt`).waitFor();
    }
    await page.unroute('**/api/upload/');
    await send('lease.txt');
    await says('Reference document uploaded successfully!');
    await page.getByPlaceholder('Ask about lease.txt...').waitFor();
    await refuse('DeleteReferenceFile');
    await press('Delete lease.txt');
    await says('Are you sure you want to delete lease.txt?');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await says('Failed to remove document');
    await page.route('**/api/upload/', (route) => route.fulfill({ status: 401, body: '{}' }));
    await send('late.txt');
    await says('Authentication required. Please login again.');
    await page.waitForURL('**/login');
  });

  test('a draft that the tokens do not pay for', async () => {
    await open('/document');
    await fillRentForm(page);
    await draftWithBlanks(page);
    await says('Insufficient tokens. Please purchase more tokens.');
    await page.getByText(/costs 5 tokens and your balance is 3; 2 tokens are missing/).waitFor();
    await press('Download TXT');
    await says('No document to download');
    await press('Regenerate');
    await says('Generate a document first');
  });

  test('drafts and replies without a connection', async () => {
    for (const [path, button, words] of [
      ['/document', 'Generate Document', 'Failed to generate document. Please try again.'],
      ['/reply', 'Generate Legal Reply', 'Failed to generate legal reply. Please try again.'],
    ]) {
      if (path === '/document') await open(path);
      else await page.goto(product.url + path);
      const fields = path === '/document' ? Object.keys(RENT_FORM) : ['Complaint Summary', 'Respondent Details', 'Defenses'];
      for (const label of fields) await page.getByLabel(label, { exact: true }).fill(RENT_FORM[label] ?? 'Words');
      await context.setOffline(true);
      if (path === '/document') await draftWithBlanks(page);
      else await press(button);
      await says(words);
      await context.setOffline(false);
    }
  });

  test('a reply step by step: what is corrected and answered outlives failures and a reload', async () => {
    await open('/reply');
    await refuse('NoticeReading');
    await press('Answer Step by Step');
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'june.txt', mimeType: 'text/plain', buffer: Buffer.from(NOTICE) });
    await page.getByRole('button', { name: /june\.txt/, pressed: true }).waitFor();
    await press('Continue');
    await page.getByRole('alert').filter({ hasText: 'Try Again' }).waitFor();
    await page.unroute('**/graphql');
    await press('Try Again');

    const heading = (name) => page.getByRole('heading', { name, exact: true });
    await page.getByLabel('Sender', { exact: true }).waitFor();
    await page.getByLabel('Sender', { exact: true }).fill('Asha Devi Mehta');
    await press('Show Paragraph 2 in the file');
    await page
      .locator('mark[data-active="true"]')
      .getByText(/rent of May 2026/)
      .first()
      .waitFor();
    await page.getByLabel('Received on').fill('2026-06-05');
    await page.getByText('15 days from receipt on 5 June 2026: 20 June 2026 (a Saturday).').waitFor();
    await page.reload();
    await holds('Sender', /^Asha Devi Mehta$/);
    await press('All Correct, Continue');

    // Nothing is answered or ticked by itself.
    await heading('Answer each allegation').waitFor();
    const rows = await page.getByRole('radio', { name: 'Leave open', checked: true }).count();
    await page.getByText(`${rows} of ${rows} left open`).waitFor();
    await page.getByRole('radio', { name: 'Deny' }).last().check();
    await page.getByLabel('In your words').last().fill('The rent was paid on 3 May 2026.');
    await page.getByLabel('Evidence').last().fill('Bank statement of May 2026');
    await page.getByText('Law: nothing ticked').last().click();
    assert.equal(await page.getByRole('checkbox', { checked: true }).count(), 0);
    await page.getByRole('checkbox', { name: 'Section 318(4), Bharatiya Nyaya Sanhita, 2023' }).last().check();
    await page.reload();
    await page.getByText('Law: 1 ticked').waitFor();
    await press('Continue');

    await heading('Who replies, and the rest').waitFor();
    // Read from the file again after the reload.
    await holds('Other Side', /^Asha Devi Mehta/);
    await context.setOffline(true);
    await press('Generate Legal Reply');
    await says('Failed to generate legal reply. Please try again.');
    await context.setOffline(false);
    await holds('Respondent Details', /Ravi Kumar/);
    await press('Use the Plain Form');
    await page.getByLabel('Complaint Summary', { exact: true }).waitFor();
    await press('Answer Step by Step');
    await heading('Who replies, and the rest').waitFor();
  });

  test('the profile, whose words stay text', async () => {
    await open('/profile');
    await refuse('UpdateProfile');
    await press('Save Changes');
    await says('Failed to update profile');
    await page.unroute('**/graphql');
    await page.getByLabel('Full Name').fill(XSS);
    await press('Save Changes');
    await says('Profile updated successfully!');
    await page.getByRole('link', { name: `Hello, ${XSS}` }).waitFor();
    assert.equal(await page.locator('img[src=x]').count(), 0);
  });

  test('questions, answers, file names and fields stay text', async () => {
    await open('/ask');
    const buffer = Buffer.from(`1. The tenant ${XSS} may keep one small dog.`);
    for (const name of [`${XSS.replaceAll('"', '')}.txt`, 'dog.txt']) {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
      await page
        .getByText(/uploaded successfully|Failed|Invalid/)
        .first()
        .waitFor();
    }
    await page.getByPlaceholder('Ask about dog.txt...').waitFor();
    await page.getByText('Being read...').first().waitFor({ state: 'hidden' });
    await page.getByLabel('Your question').fill(`${XSS} **bold** ![a](https://example.org/a.png) May the tenant keep a dog?`);
    await page.keyboard.press('Enter');
    await page.getByText('Quoted word for word from your file dog.txt').waitFor();
    await page.getByText(XSS, { exact: false }).first().waitFor();
    await page.getByText(`The tenant ${XSS} may keep one small dog.`).first().waitFor();
    await page.goto(`${product.url}/document`);
    await page.getByLabel('Landlord Name').fill(XSS);
    await page.getByRole('region', { name: 'Outline of the document' }).getByText(XSS).waitFor();
    assert.equal(await page.locator('img[src=x], img[src*=example]').count(), 0);
    assert.notEqual(await page.title(), '1');
  });
});
