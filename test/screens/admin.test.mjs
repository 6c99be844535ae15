import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, test } from 'vitest';
import { assertAccessible } from '../journey/support/axe.mjs';
import { openPage, PAGE } from '../journey/support/browser.mjs';
import { describeInBrowser } from '../journey/support/describe-in-browser.mjs';
import { docxText, downloaded, pdfPages } from '../journey/support/downloads.mjs';
import { startModelService } from '../journey/support/model-service.mjs';
import { watchNotices } from '../journey/support/notices.mjs';
import { ADMIN, startProduct } from '../journey/support/product.mjs';
import { failing, holding } from './operations-away.mjs';
import { samplePath } from '../journey/support/sample-pdf.mjs';
import { seeder } from '../journey/support/seed.mjs';
import { fillRentForm } from '../journey/support/rent-draft.mjs';

const EMAIL = 'kavya@themis.test';
const XSS = '<img src=x onerror="document.title=1">';

describeInBrowser("the administrator's side in a browser", () => {
  let product;
  let model;
  let browser;
  let page;
  let toast;

  beforeAll(async () => {
    model = await startModelService();
    product = await startProduct(model.settings);
    browser = await openPage(product.url);
    ({ page } = browser);
    toast = await watchNotices(page);
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
    await model?.close();
  });

  const tab = (name) => page.getByRole('tab', { name }).click();
  const dialog = () => page.getByRole('dialog');
  const row = (text) => page.getByRole('row').filter({ hasText: text });
  const closed = () => dialog().waitFor({ state: 'hidden' });
  async function more(email, item) {
    await page.getByRole('button', { name: `More actions for ${email}` }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await dialog().waitFor();
  }

  test('the login refuses in the words of the specification, then leads to the panel', async () => {
    await page.goto(`${product.url}/admin`);
    await toast('Admin access required. Please login through admin panel.');
    await page.waitForURL('**/webmin');
    await page.getByText('This panel is restricted to authorized IP addresses.').waitFor();
    await assertAccessible(page, 'login');
    await page.getByLabel('Admin Email').fill(ADMIN.email);
    await page.getByLabel('Admin Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast('Invalid credentials or insufficient privileges.');
    await page.route('**/api/admin-auth/login', (route) => route.fulfill({ status: 403, json: { detail: 'x' } }), { times: 1 });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast('Access denied: Admin login not allowed from this IP address. Please contact your system administrator.');
    await page.getByLabel('Admin Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin');
    await page.getByRole('tab', { name: 'Token Pricing' }).waitFor();
    assert.equal(await page.getByRole('tab').count(), 16);
  });

  test('documents: empty, refused, uploaded with live stages, searched, rebuilt, rolled back, deleted', async () => {
    await page.getByText('No legal documents yet').waitFor();
    await assertAccessible(page, 'empty library');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await toast('Please select a file');
    const files = page.locator('input[type=file]:not([webkitdirectory])');
    await files.setInputFiles({ name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
    await toast('Only PDF or TXT files are accepted');
    await files.setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing to read') });
    await files.setInputFiles(samplePath('sample-tenancy-act-2001.txt'));
    // Between two files, while the list is asked for again, the batch goes on: nothing may be chosen or sent besides.
    const letGo = await holding(page, 'LegalDocuments');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('list', { name: 'Chosen files' }).getByText('Stored').first().waitFor();
    assert.equal(await page.getByRole('button', { name: 'Uploading...' }).isDisabled(), true);
    assert.equal(await files.isDisabled(), true);
    await letGo();
    await row('sample-tenancy-act-2001.txt').getByText('Indexed').waitFor();
    await row('broken.pdf').getByText('Failed').waitFor();
    await row('broken.pdf')
      .getByText(/damaged/)
      .first()
      .waitFor();
    await row('broken.pdf').getByRole('button', { name: 'Try again: indexing of broken.pdf' }).waitFor();
    await assertAccessible(page, 'library with a failed file');

    await page.getByRole('searchbox', { name: 'Search by name' }).fill('tenancy');
    await row('broken.pdf').waitFor({ state: 'hidden' });
    await page.reload();
    await row('sample-tenancy-act-2001.txt').waitFor();
    assert.equal(await page.getByRole('searchbox', { name: 'Search by name' }).inputValue(), 'tenancy');
    await page.getByRole('button', { name: 'Clear Filters' }).click();

    await tab('Golden Questions');
    await page.getByRole('button', { name: 'Add Question' }).click();
    await dialog().getByLabel('Question').fill('Does the landlord have to give a receipt for rent?');
    await dialog().getByRole('combobox').fill('tenancy');
    await page.locator('.ant-select-dropdown').getByTitle('sample-tenancy-act-2001.txt').click();
    await dialog().getByLabel('Section').fill('4');
    await assertAccessible(page, 'dialog of a golden question');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await toast('Golden question added');
    await closed();

    await tab('Search Index');
    await page.getByRole('button', { name: 'Rebuild Index' }).click();
    await page.getByText('This will rebuild the entire RAG index. This may take some time. Continue?').waitFor();
    await dialog().getByRole('button', { name: 'Rebuild' }).click();
    await closed();
    await page.getByText('1 of 1 found').first().waitFor();
    await page.getByRole('button', { name: 'Roll Back' }).click();
    await dialog().getByRole('button', { name: 'Roll Back' }).click();
    await toast('The previous index is in use again');
    await closed();

    await tab('Document Management');
    const lift = await failing(page, 'DeleteLegalDocument', 'nope');
    await page.getByRole('button', { name: 'Delete broken.pdf' }).click();
    await page.getByText('Are you sure you want to delete broken.pdf?').waitFor();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await toast('Failed to delete document');
    await closed();
    await lift();
    await page.getByRole('button', { name: 'Delete broken.pdf' }).click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await row('broken.pdf').waitFor({ state: 'hidden' });
  });

  test('questions that a section answers: written within a budget, listed, struck', async () => {
    const question = 'My landlord hands me no paper for the cash, what now?';
    await tab('Search Index');
    model.writes((prompt) => (/receipt/i.test(prompt) ? `en: ${question}` : 'none'));
    const value = (term) => page.locator('dl > div', { has: page.getByText(term, { exact: true }) }).locator('dd');
    const round = async (begin) => {
      await page.getByRole('button', { name: begin }).click();
      await page.getByText('The text of every section without questions is sent to the language model').waitFor();
      await dialog().getByRole('button', { name: 'Write Questions' }).click();
      await closed();
    };
    await round('Write Questions');
    await value('In Progress').filter({ hasText: /[1-9]/ }).waitFor();
    // What is asked for while a round is under way belongs to that round.
    await page.getByRole('progressbar', { name: 'Writing questions' }).waitFor({ state: 'hidden' });
    await round('Change Budget');
    await row(question).first().waitFor();
    await assertAccessible(page, 'questions of sections');
    // The count comes with an answer of its own, which may be that from before the round.
    const used = Number(
      await value('Questions')
        .filter({ hasText: /^[1-9]/ })
        .innerText(),
    );
    await row(question)
      .first()
      .getByRole('button', { name: `Strike: ${question}` })
      .click();
    await page.getByText('is permanently removed from the search').waitFor();
    await dialog().getByRole('button', { name: 'Strike' }).click();
    await closed();
    await value('Questions')
      .filter({ hasText: `${used - 1} used, 1 struck` })
      .waitFor();
    await page.getByRole('button', { name: 'Cancel Writing' }).click();
    await value('State').filter({ hasText: 'Off' }).waitFor();
  });

  test('users: added, refused, verified, made admin, tokens, deactivated, with markup kept as text', async () => {
    await tab('User Management');
    await page.getByRole('button', { name: 'Add User' }).click();
    await dialog().getByLabel('Full Name').fill(XSS);
    await dialog().getByLabel('Email').fill(ADMIN.email);
    assert.equal(await dialog().getByRole('button', { name: 'Create User' }).isDisabled(), true);
    await dialog().getByLabel('Password', { exact: true }).fill('a quiet green lease');
    await assertAccessible(page, 'dialog of a new user');
    await dialog().getByRole('button', { name: 'Create User' }).click();
    await toast('Email already registered');
    await dialog().getByLabel('Email').fill(EMAIL);
    await dialog().getByRole('button', { name: 'Create User' }).click();
    await toast(`User ${EMAIL} created successfully`);
    await closed();
    await row(EMAIL).getByText(XSS).waitFor();
    await row(EMAIL).getByText('20', { exact: true }).waitFor();
    await assertAccessible(page, 'users');

    const lift = await failing(page, 'VerifyUser', 'offline');
    await more(EMAIL, 'Verify');
    await dialog().getByRole('button', { name: 'Verify' }).click();
    await toast('Failed to verify user');
    await row(EMAIL).getByText('Not verified').waitFor();
    await lift();
    for (const [item, message] of [
      ['Verify', `User ${EMAIL} verified successfully`],
      ['Make Admin', `Admin privileges granted to ${EMAIL}`],
      ['Remove Admin', `Admin privileges removed from ${EMAIL}`],
      ['Deactivate', `User ${EMAIL} deactivated successfully`],
      ['Activate', `User ${EMAIL} activated successfully`],
    ]) {
      await more(EMAIL, item);
      await dialog().getByRole('button', { name: item }).click();
      await toast(message);
      await closed();
    }
    await more(ADMIN.email, 'Remove Admin');
    await dialog().getByRole('button', { name: 'Remove Admin' }).click();
    await toast('The last active administrator cannot be demoted or deactivated');
    await row(ADMIN.email).getByText('Admin', { exact: true }).waitFor();
    await closed();

    await page.getByRole('button', { name: `Tokens of ${EMAIL}` }).click();
    await dialog().getByRole('button', { name: 'Update Tokens' }).click();
    await dialog().getByText('Please enter a valid token amount').waitFor();
    await dialog().getByRole('spinbutton').fill('30');
    await page.keyboard.press('Enter');
    await toast(`Added 30 tokens to ${EMAIL}`);
    await row(EMAIL).getByText('50', { exact: true }).waitFor();
    await closed();
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), `Tokens of ${EMAIL}`);
  });

  test('users: slow, offline, narrow', async () => {
    const held = new EventEmitter();
    const released = once(held, 'release');
    await page.route('**/graphql', async (route) => {
      await released;
      await route.fallback();
    });
    await page.reload();
    await page.locator('[aria-busy=true]').getByRole('table', { name: 'Users' }).waitFor();
    await assertAccessible(page, 'users while loading');
    held.emit('release');
    await row(EMAIL).waitFor();
    await page.unroute('**/graphql');
    const lift = await failing(page, 'Users', 'offline');
    await page.reload();
    await page.getByRole('alert').getByText('Failed to load users').last().waitFor();
    await assertAccessible(page, 'users offline');
    await lift();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await row(EMAIL).waitFor();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('listitem').filter({ hasText: EMAIL }).waitFor();
    await assertAccessible(page, 'users at 360 px');
    const heights = await page
      .getByRole('list', { name: 'Users', exact: true })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    assert.ok(heights.length > 0 && heights.every((height) => height <= 160), `cards of ${heights.join(', ')} px`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), true);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('pricing: missing fields, created, updated, defaults, balances', async () => {
    await tab('Token Pricing');
    await page.getByRole('button', { name: 'Add Pricing' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await toast('Please fill in all required fields');
    await assertAccessible(page, 'dialog of a price with errors');
    await dialog().getByLabel('Operation Type').fill('codicil');
    await dialog().getByLabel('Operation Name').fill('Codicil');
    await dialog().getByRole('spinbutton', { name: 'Base Tokens' }).fill('11');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await toast('Token pricing created successfully');
    await closed();
    await page.getByRole('button', { name: 'Edit Codicil' }).click();
    await dialog().getByRole('spinbutton', { name: 'Base Tokens' }).fill('4');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await toast('Token pricing updated successfully');
    await row('codicil').getByText('4 tokens').waitFor();
    await closed();
    await page.getByRole('button', { name: 'Initialize Defaults' }).click();
    await toast(/Default token pricing initialized/);
    await page.getByRole('button', { name: 'Check Balances' }).click();
    await page.getByText('The balances of all 2 accounts agree with the ledger.').waitFor();
    await assertAccessible(page, 'pricing');
  });

  test('service accounts: made, given a key that is shown once and tokens, deactivated', async () => {
    await tab('Service Accounts');
    await page.getByRole('button', { name: 'Add Service Account' }).click();
    await dialog().getByLabel('Name').fill('Case manager');
    await dialog().getByRole('button', { name: 'Create Account' }).click();
    await closed();
    await page.getByRole('button', { name: 'Create a key for Case manager' }).click();
    await dialog().getByLabel('Name').fill('Nightly run');
    await dialog().getByLabel('Ask questions').check();
    await dialog().getByRole('button', { name: 'Create Key' }).click();
    await dialog().getByRole('textbox', { name: 'API key' }).waitFor();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await closed();
    await page.getByRole('button', { name: 'Tokens of Case manager' }).click();
    await dialog().getByRole('spinbutton').fill('30');
    await dialog().getByRole('button', { name: 'Update Tokens' }).click();
    await toast('Case manager now has 30 tokens');
    await closed();
    await page.getByRole('button', { name: 'Deactivate Case manager' }).click();
    await dialog().getByRole('button', { name: 'Deactivate' }).click();
    await row('Case manager').getByText('Inactive').waitFor();
  });

  test('templates: copied, broken with the fault beside its line, mended, previewed, published, and drafted with by a user', async () => {
    await tab('Templates');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('rent agreement');
    await page.getByRole('button', { name: 'Copy: Rent Agreement', exact: true }).click();
    await dialog().getByLabel('Name').fill('House Rules');
    await assertAccessible(page, 'dialog of a new template');
    await dialog().getByRole('button', { name: 'Create' }).click();
    await toast('Template created');
    await closed();
    await page.getByText('custom_house_rules · Draft · 5 tokens · Copied from rent_agreement').waitFor();
    await page.getByText('No problems found').waitFor();
    await assertAccessible(page, 'fields of a template');

    await tab('Clauses');
    const clauses = page.getByRole('textbox', { name: 'Clauses in Liquid' });
    await clauses.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('\nThe house rules bind {{ tennant_name }}. {% include "secrets" %}');
    await page.getByText('There is no tag "include".').waitFor();
    await page.locator('.cm-lint-marker-error').first().waitFor();
    await assertAccessible(page, 'clauses with a fault');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await toast(/^Line \d+, column \d+: There is no tag "include"/);
    assert.equal(await page.getByRole('button', { name: 'Publish' }).isDisabled(), true);
    await page.getByRole('link', { name: 'Back to the templates' }).click();
    await dialog().getByText('Your changes to this template will be lost.').waitFor();
    await dialog().getByRole('button', { name: 'Stay' }).click();
    await closed();

    await clauses.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.insertText('The house rules bind {{ tenant_name }}.');
    await page.getByText('No problems found').waitFor();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await toast('Draft saved');
    await page.getByText('All changes are saved').waitFor();
    await tab('Sample and preview');
    await page.getByRole('region', { name: 'Preview' }).getByText('The house rules bind Ravi Kumar.').waitFor();
    await assertAccessible(page, 'preview of a template');
    const preview = await downloaded(page, () => page.getByRole('button', { name: 'Preview as PDF' }).click());
    assert.ok((await pdfPages(preview.bytes)) > 1);
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog().getByRole('button', { name: 'Publish' }).click();
    await toast('Template published');
    await closed();
    await tab('Versions');
    await row('Version 1').getByText('In use').waitFor();
    await assertAccessible(page, 'versions of a template');
    await page.getByRole('link', { name: 'Back to the templates' }).click();

    const seed = seeder(product.url);
    const { token } = await seed.user('Ravi Kumar', 'ravi@themis.test');
    const context = await page
      .context()
      .browser()
      .newContext({ ...PAGE, acceptDownloads: true });
    await context.addInitScript((value) => localStorage.setItem('token', value), token);
    const desk = await context.newPage();
    await desk.goto(`${product.url}/document`);
    await desk.getByLabel('Document Type').click();
    await desk.getByLabel('Document Type').fill('House Rules');
    await desk.locator('.ant-select-item-option').filter({ hasText: 'House Rules' }).click();
    await fillRentForm(desk);
    // What a template of one's own leaves blank is not known before it is drafted.
    await desk.getByRole('button', { name: 'Generate Document', exact: true }).click();
    await desk.getByText('The house rules bind Ravi Kumar.').first().waitFor();
    const file = await downloaded(desk, () => desk.getByRole('button', { name: 'DOCX' }).click());
    assert.match(docxText(file.bytes), /The house rules bind Ravi Kumar\./);
    await context.close();
  });

  test('the audit log tells all of it; Logout ends the session', async () => {
    await tab('Audit Log');
    await row('Price changed').getByRole('deletion').getByText('11').waitFor();
    await page
      .getByRole('button', { name: `Only what was done to ${EMAIL}` })
      .first()
      .click();
    await row('Tokens added').waitFor();
    await row('Price changed').waitFor({ state: 'hidden' });
    await assertAccessible(page, 'audit log');
    await page.getByRole('button', { name: 'Logout' }).click();
    await toast('Admin session ended');
    await page.waitForURL('**/webmin');
  });

  test('nothing was complained of but the failures made here', () => {
    const others = browser.complaints.filter((complaint) => !/Failed to load resource/.test(complaint));
    assert.deepEqual(others, []);
  });
});
