import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { watchNotices } from './support/notices.mjs';
import { openPage } from './support/browser.mjs';
import { describeInBrowser } from './support/describe-in-browser.mjs';
import { chooseByKeys, fillByKeys, focusIs, tabTo } from './support/keyboard.mjs';
import { ADMIN, startProduct } from './support/product.mjs';
import { NOTICE } from './support/reply-steps.mjs';
import { samplePath } from './support/sample-pdf.mjs';
import { RENT_FORM } from './support/rent-draft.mjs';
import { QUESTION } from './support/screens.mjs';
import { seeder } from './support/seed.mjs';

const PERSON = { 'Full Name': 'Asha Mehta', Email: 'asha@themis.test', 'Phone Number': '+91 98100 00000' };
const PASSWORD = 'a quiet green lease';
const XSS = '<img src=x onerror="document.title=1">';
const ACT = 'sample-tenancy-act-2001.txt';

describeInBrowser('without a mouse, in a browser', () => {
  let product;
  let browser;
  let page;
  let notice;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openPage(product.url);
    ({ page } = browser);
    notice = await watchNotices(page);
    const seed = seeder(product.url);
    const token = await seed.adminToken();
    for (let n = 10; n < 40; n += 1) {
      const json = {
        name: `Person ${n}`,
        email: `person-${n}@themis.test`,
        phone: '1',
        password: PASSWORD,
        role: 'user',
        is_verified: true,
      };
      await seed.call('POST', '/api/admin/users', { token, json });
    }
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  const key = (name) => page.keyboard.press(name);
  const says = (words) => page.getByText(words).first().waitFor();
  const closed = () => page.getByRole('dialog').waitFor({ state: 'hidden' });

  test('an administrator uploads and deletes law', async () => {
    await page.goto(`${product.url}/webmin`);
    await fillByKeys(page, { 'Admin Email': ADMIN.email, 'Admin Password': ADMIN.password });
    await key('Enter');
    await page.waitForURL('**/admin');
    await says('No legal documents yet');
    const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('1. A short note of law.') };
    for (const [name, file] of Object.entries({ [ACT]: samplePath(ACT), [note.name]: note })) {
      await chooseByKeys(page, /^Choose Files/, file);
      await tabTo(page, 'Description');
      await page.keyboard.type(XSS);
      await tabTo(page, 'Upload');
      await key('Enter');
      await page.getByRole('row').filter({ hasText: name }).getByText('Indexed').waitFor();
    }
    await tabTo(page, 'Delete note.txt');
    await key('Enter');
    await says('Are you sure you want to delete note.txt?');
    await tabTo(page, 'Delete');
    await key('Enter');
    await page.getByRole('row').filter({ hasText: 'note.txt' }).waitFor({ state: 'hidden' });
    await closed();
    await focusIs(page, /./);
    await tabTo(page, `Delete ${ACT}`, 'Shift+Tab');
  });

  test('an administrator adds a user and gives tokens', async () => {
    await tabTo(page, 'Document Management', 'Shift+Tab');
    for (const to of ['Search Index', 'Golden Questions', 'Guide to the Law', 'Asked, Not Answered', 'Court Holidays', 'User Management']) {
      await key('ArrowDown');
      await focusIs(page, to);
    }
    await key('Enter');
    await says('Total Users');
    await tabTo(page, 'Add User');
    await key('Enter');
    await focusIs(page, 'Full Name');
    await page.keyboard.type(XSS);
    await fillByKeys(page, { Email: 'aa@themis.test', Password: PASSWORD });
    // Keys come faster here than the form looks at them; Enter does nothing while its button is disabled.
    await page.locator('button:enabled', { hasText: 'Create User' }).waitFor();
    await key('Enter');
    await notice('User aa@themis.test created successfully');
    await closed();
    await focusIs(page, 'Add User');
    await tabTo(page, 'Search by name or email');
    await page.keyboard.type('aa@themis');
    await says('1–1 of 1');
    await tabTo(page, 'Tokens of aa@themis.test');
    await key('Enter');
    await focusIs(page, 'Token Amount');
    await page.keyboard.type('30');
    await key('Enter');
    await notice('Added 30 tokens to aa@themis.test');
    await closed();
    await focusIs(page, 'Tokens of aa@themis.test');
    await tabTo(page, 'Clear Filters', 'Shift+Tab');
    await key('Enter');
    await page.getByRole('button', { name: 'Clear Filters' }).waitFor({ state: 'hidden' });
    await focusIs(page, /./);
  });

  test('the pager keeps the focus when its end is reached', async () => {
    await tabTo(page, 'Next page');
    await key('Enter');
    await says('Page 2 of 2');
    await focusIs(page, 'Previous page');
    await key('Enter');
    await says('Page 1 of 2');
    await focusIs(page, 'Next page');
    await tabTo(page, 'Logout', 'Shift+Tab');
    await key('Enter');
    await page.waitForURL('**/webmin');
  });

  test('a visitor registers and signs in', async () => {
    await page.goto(product.url);
    await tabTo(page, 'Skip to content');
    await tabTo(page, 'Get Started');
    await key('Enter');
    await page.waitForURL('**/register');
    await fillByKeys(page, { ...PERSON, Password: PASSWORD, 'Confirm Password': PASSWORD });
    await key('Enter');
    await page.waitForURL('**/login');
    await fillByKeys(page, { Email: PERSON.Email, Password: PASSWORD });
    await key('Enter');
    await page.waitForURL('**/ask');
    await focusIs(page, 'Your question');
  });

  test('asks, reads the source and comes back; edits; attaches and deletes a file', async () => {
    await page.keyboard.type(QUESTION);
    await key('Enter');
    await says('Quoted word for word');
    await focusIs(page, 'Your question');
    await tabTo(page, /^Source 1/, 'Shift+Tab');
    await key('Enter');
    await page.locator('mark').first().waitFor();
    await focusIs(page, /Sample Tenancy Act/);
    await key('Escape');
    await focusIs(page, /^Source 1/);
    await tabTo(page, 'Edit', 'Shift+Tab');
    await key('Enter');
    await focusIs(page, 'Edit your question');
    await key('Escape');
    await focusIs(page, 'Edit');
    await chooseByKeys(page, /^Choose File/, { name: 'lease.txt', mimeType: 'text/plain', buffer: Buffer.from('1. A lease.') });
    await says('Reference document uploaded successfully!');
    await tabTo(page, 'Delete lease.txt');
    await key('Enter');
    await says('Are you sure you want to delete lease.txt?');
    await tabTo(page, 'Delete');
    await key('Enter');
    await says('No documents uploaded yet');
    await closed();
    await focusIs(page, /./);
    await tabTo(page, 'Clear Chat', 'Shift+Tab');
    await key('Enter');
    await says('Start Your Legal Consultation');
    await focusIs(page, /./);
  });

  test('drafts a document, and every change of screen begins at its content', async () => {
    await tabTo(page, 'Document Generator', 'Shift+Tab');
    await key('Enter');
    await page.waitForURL('**/document');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await tabTo(page, 'Document Type');
    await fillByKeys(page, RENT_FORM);
    await key('Enter');
    await page.getByText('One blank will remain: Date of Agreement.').waitFor();
    await key('Enter');
    await says('Document generated successfully!');
    await focusIs(page, /./);
    await tabTo(page, 'Copy');
    await tabTo(page, 'Download TXT');
    const download = page.waitForEvent('download');
    await key('Enter');
    assert.equal((await download).suggestedFilename(), 'rent_agreement_document.txt');
    await focusIs(page, 'Download TXT');
  });

  test('answers a question about a suggestion, which becomes a change', async () => {
    await tabTo(page, /^Modification Suggestions/);
    await key('Enter');
    await tabTo(page, 'Modification Suggestions');
    await page.keyboard.type('Change 15 days to 20 days');
    await tabTo(page, 'Regenerate with Suggestions');
    await key('Enter');
    await focusIs(page, 'Which of these do you mean?');
    await tabTo(page, /^9\.3 Termination/);
    await key('Enter');
    await focusIs(page, /^9\.3 Termination/);
    await says('One change was added below.');
    await page.getByRole('button', { name: /^Keep One Change/ }).waitFor();
    await tabTo(page, 'Reject All');
    await key('Enter');
    await notice('All proposed changes were rejected. Nothing was charged.');
    await page.getByRole('button', { name: 'Reject All' }).waitFor({ state: 'detached' });
  });

  test('looks at proposed changes at their paragraphs, keeps one and rejects the other', async () => {
    await tabTo(page, 'Clear', 'Shift+Tab');
    await key('Enter');
    await tabTo(page, 'Modification Suggestions', 'Shift+Tab');
    await page.keyboard.type('Change the rent to 27000 and the deposit to 81000');
    await tabTo(page, 'Preview Changes');
    await key('Enter');
    await says('2 proposed changes are marked below: 0 accepted, 0 rejected.');
    await tabTo(page, 'Next Change', 'Shift+Tab');
    await key('Enter');
    await focusIs(page, /^Proposed change: Monthly Rent/);
    await tabTo(page, 'Accept');
    await key('Enter');
    await tabTo(page, 'Next Change', 'Shift+Tab');
    await key('Enter');
    await focusIs(page, /^Proposed change: Security Deposit/);
    await tabTo(page, 'Reject');
    await key('Enter');
    await says('2 proposed changes are marked below: 1 accepted, 1 rejected.');
    await tabTo(page, /^Keep One Change/);
    await key('Enter');
    await notice('The accepted changes were saved.');
    await page.getByRole('region', { name: 'View' }).getByText('27,000').first().waitFor();
    await page.getByRole('button', { name: 'Next Change' }).waitFor({ state: 'detached' });
    await tabTo(page, 'Hello, Asha Mehta', 'Shift+Tab');
    await key('Enter');
    await page.waitForURL('**/profile');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  test('answers a notice step by step', async () => {
    await key('Control+k');
    await focusIs(page, /^Find a screen/);
    await page.keyboard.type('legal reply');
    await key('Enter');
    await page.waitForURL('**/reply');
    await tabTo(page, 'Answer Step by Step');
    await key('Enter');
    await chooseByKeys(page, /^Choose File/, { name: 'notice-of-june.txt', mimeType: 'text/plain', buffer: Buffer.from(NOTICE) });
    await page.getByRole('button', { name: /notice-of-june/, pressed: true }).waitFor();
    await tabTo(page, 'Continue');
    await key('Enter');
    await focusIs(page, 'Check what was read');
    await page.getByLabel('Sender', { exact: true }).waitFor();
    await tabTo(page, 'All Correct, Continue');
    await key('Enter');
    await focusIs(page, 'Answer each allegation');
    // A group of choices has one stop, at what is chosen; the arrow keys go on from there.
    await tabTo(page, 'Leave open');
    await key('ArrowLeft');
    await key('ArrowLeft');
    await page.getByRole('radio', { name: 'Deny' }).first().and(page.locator(':checked')).waitFor();
    await tabTo(page, /^In your words/);
    await page.keyboard.type('The rent was paid by bank transfer.');
    await tabTo(page, 'Continue');
    await key('Enter');
    await focusIs(page, 'Who replies, and the rest');
    // The way back keeps what was answered.
    await tabTo(page, /Answers$/, 'Shift+Tab');
    await key('Enter');
    await focusIs(page, 'Answer each allegation');
    await page.waitForFunction(
      (words) => [...document.querySelectorAll('textarea')].some(({ value }) => value === words),
      'The rent was paid by bank transfer.',
    );
    await tabTo(page, 'Use the Plain Form', 'Shift+Tab');
    await key('Enter');
    await page.getByRole('button', { name: 'Answer Step by Step' }).waitFor();
  });

  test('shortcuts open a new chat, the palette and the list of keys, until they are switched off', async () => {
    await key('Control+Shift+O');
    await page.waitForURL('**/ask');
    await says('Start Your Legal Consultation');
    await key('Control+k');
    await focusIs(page, /^Find a screen/);
    await page.keyboard.type('my documents');
    await key('Enter');
    await page.waitForURL('**/documents');
    await key('Control+k');
    await focusIs(page, /^Find a screen/);
    await key('Escape');
    await closed();
    await key('Control+/');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await tabTo(page, /^Use these shortcuts/);
    await key('Space');
    await key('Escape');
    await closed();
    for (const off of ['Control+k', 'Control+/', 'Control+Shift+O']) await key(off);
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.match(page.url(), /[/]documents$/);
  });

  test('nothing was complained of, and no markup came alive', async () => {
    assert.deepEqual(browser.complaints, []);
    assert.notEqual(await page.title(), '1');
  });
});
