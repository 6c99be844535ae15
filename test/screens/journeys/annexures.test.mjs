import assert from 'node:assert/strict';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, test } from 'vitest';
import { openPage, PAGE } from '../../journey/support/browser.mjs';
import { bundleWith, makeBundle, openBundle } from '../../journey/support/bundle-steps.mjs';
import { describeInBrowser } from '../../journey/support/describe-in-browser.mjs';
import { downloaded, pdfPages } from '../../journey/support/downloads.mjs';
import { faultSwitch, operation } from '../../journey/support/faults.mjs';
import { startProduct } from '../../journey/support/product.mjs';
import { sampleAsPdf } from '../../journey/support/sample-pdf.mjs';
import { BROKEN_FILE, seeder } from '../../journey/support/seed.mjs';
import { draftWithBlanks, fillRentForm } from '../../journey/support/rent-draft.mjs';

const ACT = 'tenancy-act.pdf';
const LETTER = 'letter-of-march.txt';
const LONG = 'four-hundred-and-ninety-nine-pages.pdf';
/** Names and abbreviations that Hindi has in Latin letters. */
const LATIN = /^(?:PDF|DOCX|TXT|Word|MB|KB|Bytes|A|B)$/;

async function blankPdf(pages) {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return Buffer.from(await pdf.save());
}

describeInBrowser('a draft and its annexures in a browser', () => {
  let product;
  let browser;
  let page;
  let token;
  let meet;
  let act;

  beforeAll(async () => {
    product = await startProduct();
    const seed = seeder(product.url);
    ({ token } = await seed.user('Asha Mehta', 'asha@themis.test'));
    act = await sampleAsPdf('sample-tenancy-act-2001.txt');
    /** @type {[name: string, content: string | Buffer<ArrayBuffer>][]} */
    const files = [
      [ACT, act],
      [LETTER, Buffer.from('Dear Ravi,\n\nthe rent for March 2026 has not arrived.\n\nAsha')],
      [LONG, await blankPdf(499)],
      // Its end is cut off.
      [BROKEN_FILE, act.subarray(0, -120)],
    ];
    for (const [name, bytes] of files) {
      const form = new FormData();
      form.append('files', new Blob([bytes]), name);
      await seed.call('POST', '/api/upload/', { token, form });
    }
    browser = await openPage(product.url);
    ({ page } = browser);
    meet = await faultSwitch(page);
    await signIn(page);
    await page.goto(`${product.url}/document`);
    await fillRentForm(page);
    await draftWithBlanks(page);
    await page.getByText('Versions (1)').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
  });

  async function signIn(where) {
    await where.goto(`${product.url}/login`);
    await where.evaluate((value) => localStorage.setItem('token', value), token);
  }
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  const dialog = () => page.getByRole('dialog');
  const marks = () =>
    dialog()
      .getByRole('textbox', { name: /^Mark of annexure/ })
      .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')));

  test('they become one PDF with an index, in the order and with the marks that were chosen', async () => {
    const draft = await downloaded(page, () => press('Download PDF'));
    await openBundle({ page });
    await bundleWith(page, LETTER, ACT);
    assert.deepEqual(await marks(), ['Annexure A', 'Annexure B']);
    await dialog().getByLabel('Description of annexure 1').fill('Letter of the Landlord');
    await dialog().getByRole('button', { name: 'Move Annexure B up' }).click();
    assert.deepEqual(await marks(), ['Annexure A', 'Annexure B']);
    assert.equal(await dialog().getByLabel('Description of annexure 2').inputValue(), 'Letter of the Landlord');
    await dialog().getByLabel('Mark of annexure 2').fill('Annexure A');
    await dialog().getByText('Two annexures have the same mark.').waitFor();
    assert.ok(await dialog().getByRole('button', { name: 'Make the Bundle' }).isDisabled());
    await dialog().getByLabel('Mark of annexure 2').fill('A-2');
    const bundle = await downloaded(page, () => makeBundle({ page }));
    assert.match(bundle.name, /^rent_agreement\S*\.pdf$/);
    assert.equal(await pdfPages(bundle.bytes), (await pdfPages(draft.bytes)) + 1 + (await pdfPages(act)) + 1);
    await page.getByText('Bundle downloaded!').waitFor();
    await dialog().waitFor({ state: 'detached' });
  });

  test('a file that cannot be an annexure is named, and the others are bundled without it', async () => {
    await openBundle({ page });
    await bundleWith(page, BROKEN_FILE, LETTER);
    await makeBundle({ page });
    const refusal = dialog().getByRole('alert').filter({ hasText: BROKEN_FILE });
    await refusal.waitFor();
    await dialog().getByRole('button', { name: 'Remove Annexure A' }).click();
    await refusal.waitFor({ state: 'detached' });
    const bundle = await downloaded(page, () => makeBundle({ page }));
    assert.ok((await pdfPages(bundle.bytes)) > 2);
    await dialog().waitFor({ state: 'detached' });
  });

  test('too many pages are refused with what to do', async () => {
    await openBundle({ page });
    await bundleWith(page, LONG);
    await makeBundle({ page });
    await dialog().getByText('The bundle would have more than 500 pages. Please make two bundles.').waitFor();
    await dialog().getByRole('button', { name: 'Close', exact: true }).first().click();
    await dialog().waitFor({ state: 'detached' });
  });

  test('it can be stopped, keeps what was chosen, and is made when it is asked for again', async () => {
    await openBundle({ page });
    await bundleWith(page, LETTER);
    meet(operation('BundleProgress').slow);
    await makeBundle({ page });
    await dialog().getByRole('progressbar', { name: 'The bundle is being made' }).waitFor();
    await dialog().getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('The bundle was stopped.').waitFor();
    meet(null);
    assert.deepEqual(await marks(), ['Annexure A']);
    const bundle = await downloaded(page, () => makeBundle({ page }));
    assert.ok((await pdfPages(bundle.bytes)) > 2);
    assert.deepEqual(browser.complaints, []);
  });

  test('in Hindi at 360 px it has no English words but those of the draft and the files, and nothing is cut off', async () => {
    const context = await page
      .context()
      .browser()
      .newContext({ ...PAGE, locale: 'hi-IN', viewport: { width: 360, height: 800 } });
    try {
      const hindi = await context.newPage();
      await signIn(hindi);
      await hindi.goto(`${product.url}/document`);
      await hindi.getByRole('button', { name: 'संकलन', exact: true }).click();
      await hindi.getByRole('combobox', { name: 'फ़ाइल जोड़ें' }).fill(LETTER);
      await hindi.keyboard.press('Enter');
      const open = hindi.getByRole('dialog', { name: 'प्रारूप को अनुलग्नकों के साथ जोड़ें' });
      const row = open.getByRole('list', { name: 'क्रम से अनुलग्नक' });
      await row.getByText(LETTER).waitFor();
      assert.equal(await open.getByRole('textbox', { name: 'अनुलग्नक 1 का चिह्न' }).inputValue(), 'Annexure A');
      const words = (await open.innerText()).replaceAll(LETTER, '').match(/[A-Za-z]+/g) ?? [];
      assert.deepEqual(
        words.filter((word) => !LATIN.test(word)),
        [],
      );
      const overflow = await hindi.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(overflow <= 0, `${overflow} px wider than the window`);
    } finally {
      await context.close();
    }
  });
});
