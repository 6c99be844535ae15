import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { openPage, PAGE } from '../journey/support/browser.mjs';
import { describeInBrowser } from '../journey/support/describe-in-browser.mjs';
import { operation, faultSwitch } from '../journey/support/faults.mjs';
import { startProduct } from '../journey/support/product.mjs';
import { SEED_PASSWORD, seeder } from '../journey/support/seed.mjs';
import { draftWithBlanks, fillRentForm } from '../journey/support/rent-draft.mjs';

const TITLE = 'Rent Agreement: Asha Mehta and Ravi Kumar';

describeInBrowser('my documents in a browser', () => {
  let product;
  let browser;
  let page;
  let token;

  beforeAll(async () => {
    product = await startProduct();
    const seed = seeder(product.url);
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
  }
  /** A browser of its own with the same account. */
  async function elsewhere() {
    const context = await page.context().browser()?.newContext(PAGE);
    assert.ok(context);
    const other = await context.newPage();
    await signIn(other);
    return other;
  }
  const go = (path, where = page) => where.goto(`${product.url}${path}`);
  const row = (title, where = page) => where.getByRole('link', { name: title, exact: true });
  const press = (name, where = page) => where.getByRole('button', { name, exact: true }).click();
  const draft = (where = page) => where.getByRole('region', { name: 'View' });
  const field = (name, where = page) => where.getByLabel(name, { exact: true });
  /** @param {import('playwright-core').Page} where */
  const rentIsFilled = (where) =>
    where.waitForFunction(() => {
      const input = document.querySelector('input[id$="monthly_rent"]');
      return input instanceof HTMLInputElement && input.value === '25000';
    });
  async function edit(text, where = page) {
    await where.getByText('Edit', { exact: true }).click();
    await where.getByRole('textbox', { name: 'Text of the draft' }).fill(text);
  }

  test('a draft is listed, renamed, found, duplicated, deleted and brought back', async () => {
    await go('/documents');
    await page.getByText('You have no documents yet.').waitFor();
    await go('/document');
    await fillRentForm(page);
    await draftWithBlanks(page);
    await draft().waitFor();
    await page.getByRole('link', { name: 'My Documents' }).click();
    await row(TITLE).waitFor();
    await press(`Rename ${TITLE}`);
    await page.getByLabel('New title').fill('Green Park flat');
    await page.keyboard.press('Enter');
    await row('Green Park flat').waitFor();
    await press('Duplicate Green Park flat');
    await row('Green Park flat (copy)').waitFor();
    await page.getByLabel('Search by title').fill('copy');
    await row('Green Park flat').waitFor({ state: 'detached' });
    await press('Delete Green Park flat (copy)');
    await page.getByText('No document matches.').waitFor();
    await press('Undo');
    await row('Green Park flat (copy)').waitFor();
    await press('Delete Green Park flat (copy)');
    await row('Green Park flat (copy)').waitFor({ state: 'detached' });
    await page.getByLabel('Search by title').fill('');
    await row('Green Park flat').waitFor();
  });

  test('the statement leads from a charge to its document', async () => {
    await go('/profile');
    await row('Green Park flat').click();
    await draft().getByText('Ravi Kumar').first().waitFor();
    await page.waitForURL(`${product.url}/document`);
  });

  test('another device opens the last draft of a type with its form, and this one takes up what was saved there', async () => {
    const other = await elsewhere();
    await go('/document', other);
    await draft(other).getByText('Ravi Kumar').first().waitFor();
    await rentIsFilled(other);
    await edit('The words of the other device.', other);
    await press('Save as New Version', other);
    await other.getByText('Versions (2)').waitFor();
    await page.reload();
    await draft().getByText('The words of the other device.').waitFor();
    await other.context().close();
  });

  test('logging out loses neither draft nor form', async () => {
    await page.evaluate((value) => {
      localStorage.clear();
      localStorage.setItem('token', value);
    }, token);
    await go('/document');
    await draft().getByText('The words of the other device.').waitFor();
    await rentIsFilled(page);
  });

  test('what was entered and not generated comes back after a logout', async () => {
    await field('Monthly Rent').fill('26500');
    await press('Logout');
    await page.waitForURL(`${product.url}/`);
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('themis.private.'))), []);
    token = await seeder(product.url).userToken('asha@themis.test', SEED_PASSWORD);
    await signIn(page);
    await go('/document');
    await page.waitForFunction(
      () => /** @type {HTMLInputElement | null} */ (document.querySelector('input[id$="monthly_rent"]'))?.value === '26500',
    );
    await field('Monthly Rent').fill('25000');
  });

  test('edits that were not saved come back after a logout, and not once they are discarded', async () => {
    await edit('Edits before the logout.');
    await press('Logout');
    await page.waitForURL(`${product.url}/`);
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('themis.private.'))), []);
    token = await seeder(product.url).userToken('asha@themis.test', SEED_PASSWORD);
    await signIn(page);
    await go('/document');
    await page.getByRole('textbox', { name: 'Text of the draft' }).filter({ hasText: 'Edits before the logout.' }).waitFor();
    const discarded = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === 'DiscardUnfinishedForm');
    await press('Discard Changes');
    await discarded;
    await page.reload();
    await draft().getByText('The words of the other device.').waitFor();
  });

  test('opening a document asks before it takes the place of edits that are not saved', async () => {
    await go('/documents');
    await press('Duplicate Green Park flat');
    await row('Green Park flat (copy)').waitFor();
    await go('/document');
    // The copy was changed last, and this browser still has the other one.
    await draft().waitFor();
    await edit('Edits that nobody has saved.');
    await go('/documents');
    await row('Green Park flat (copy)').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep What Is Here' }).click();
    await page.getByRole('textbox', { name: 'Text of the draft' }).filter({ hasText: 'Edits that nobody has saved.' }).waitFor();
    await go('/documents');
    await row('Green Park flat (copy)').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open Document' }).click();
    await draft().getByText('The words of the other device.').waitFor();
  });

  test('a draft that another device deleted says so, keeps unsaved edits, and can be brought back', async () => {
    const other = await elsewhere();
    const remove = async () => {
      await go('/documents', other);
      await press('Delete Green Park flat (copy)', other);
      await row('Green Park flat (copy)', other).waitFor({ state: 'detached' });
    };
    await remove();
    await page.reload();
    await page.getByText('The draft that was here was deleted.').waitFor();
    await press('Undo Deletion');
    await draft().getByText('The words of the other device.').waitFor();
    await edit('Words that only this browser has.');
    await remove();
    await page.reload();
    await page.getByText('This document was deleted. The text below, with your edits, is kept in this browser only.').waitFor();
    await page.getByRole('textbox', { name: 'Text of the draft' }).filter({ hasText: 'Words that only this browser has.' }).waitFor();
    await press('Undo Deletion');
    await page.getByRole('button', { name: 'Undo Deletion' }).waitFor({ state: 'detached' });
    await press('Save as New Version');
    await draft().getByText('Words that only this browser has.').waitFor();
    await other.context().close();
  });

  test('while the server is away the draft of this browser stays, and the list says what is wrong', async () => {
    const meet = await faultSwitch(page);
    meet(operation('KeptDocument').offline);
    await page.reload();
    await draft().getByText('Words that only this browser has.').waitFor();
    meet(operation('MyDocuments').offline);
    await go('/documents');
    await page.getByText('Failed to load your documents').waitFor();
    meet(null);
    await press('Try Again');
    await row('Green Park flat').waitFor();
  });
});
