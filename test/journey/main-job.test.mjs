import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { openPage } from './support/browser.mjs';
import { describeInBrowserUnless } from './support/describe-in-browser.mjs';
import { docxText, downloaded, pdfPages } from './support/downloads.mjs';
import { ADMIN, startProduct } from './support/product.mjs';
import { sampleAsPdf, samplePath } from './support/sample-pdf.mjs';
import { draftWithBlanks } from './support/rent-draft.mjs';

const PERSON = { name: 'Asha Mehta', email: 'asha@themis.test', phone: '+91 98100 00000', password: 'a quiet green lease' };
const ACT = 'sample-tenancy-act-2001.txt';
const FORM = {
  'Landlord Name': 'Asha Mehta',
  'Landlord Address': '12 Lodhi Road, New Delhi',
  'Tenant Name': 'Ravi Kumar',
  'Tenant Permanent Address': '4 MG Road, Pune',
  'Property Address': 'Flat 3B, Green Park, New Delhi',
  'Start Date': '2026-04-01',
  'Duration (months)': '11',
  'Monthly Rent': '25000',
  'Security Deposit': '50000',
};

const shapes = [
  { name: 'embedded defaults', settings: {} },
  { name: 'queue, events and limits on Redis', settings: { REDIS_URL: process.env.TEST_REDIS_URL }, needs: 'TEST_REDIS_URL' },
];

for (const { name, settings, needs } of shapes) {
  const missing = needs !== undefined && !process.env[needs] && `needs ${needs}`;

  describeInBrowserUnless(missing)(`the main job in a browser: ${name}`, () => {
    let product;
    let browser;
    let page;

    beforeAll(async () => {
      product = await startProduct(settings);
      browser = await openPage(product.url);
      ({ page } = browser);
    });
    afterAll(async () => {
      await browser?.close();
      if (product) assert.equal(await product.stop(), 0);
    });

    test('register and log in', async () => {
      await page.goto(`${product.url}/`);
      await page.getByRole('link', { name: 'Get Started' }).click();
      await page.getByLabel('Full Name').fill(PERSON.name);
      await page.getByLabel('Email').fill(PERSON.email);
      await page.getByLabel('Phone Number').fill(PERSON.phone);
      await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
      await page.getByLabel('Confirm Password', { exact: true }).fill(PERSON.password);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Registration successful! Please login.').waitFor();
      await page.waitForURL('**/login');
      await signIn(page);
    });

    test('an administrator loads an act, a judgment and rules and sees them indexed', async () => {
      await page.goto(`${product.url}/webmin`);
      await page.getByLabel(/email/i).fill(ADMIN.email);
      await page
        .getByLabel(/password/i)
        .first()
        .fill(ADMIN.password);
      await page.getByRole('button', { name: /sign in|login/i }).click();
      await page.waitForURL('**/admin');
      await upload(page, 'Act', { path: samplePath(ACT) });
      await upload(page, 'Judgment', {
        name: 'sample-judgment.pdf',
        mimeType: 'application/pdf',
        buffer: await sampleAsPdf('sample-judgment-mehta-v-kumar.txt'),
      });
      await upload(page, 'Rule', { path: samplePath('sample-tenancy-rules-2003.txt') });
      for (const file of [ACT, 'sample-judgment.pdf', 'sample-tenancy-rules-2003.txt']) {
        await page.getByRole('row').filter({ hasText: file }).getByText('Indexed').waitFor();
      }
    });

    test('a question is answered with a quotation that stands in the act', async () => {
      await page.goto(`${product.url}/ask`);
      const field = page.getByPlaceholder('Ask your legal question...');
      // It grows by itself: a grip would only shrink it again.
      assert.equal(await field.evaluate((area) => globalThis.getComputedStyle(area).resize), 'none');
      await field.fill('Does the landlord have to give me a receipt when I pay rent?');
      await page.keyboard.press('Enter');
      await page.getByText(/^Quoted word for word/).waitFor();
      const text = await page.locator('main').innerText();
      for (const words of ['Section 4', 'Receipt to be given for rent paid', 'The Sample Tenancy Act, 2001'])
        assert.ok(text.includes(words), words);
      const act = (await readFile(samplePath(ACT), 'utf8')).replace(/\s+/g, ' ');
      const quotations = [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1].replace(/\s+/g, ' '));
      assert.ok(
        quotations.some((quotation) => /receipt/.test(quotation) && act.includes(quotation)),
        quotations.join('\n'),
      );
    });

    test('a question that the library cannot answer is told so', async () => {
      await page.getByPlaceholder('Ask your legal question...').fill('What is the capital gains tax on selling listed shares?');
      await page.keyboard.press('Enter');
      await page.getByText(/I did not find/).waitFor();
    });

    test('a rent agreement is drafted, charged once and downloaded in three formats', async () => {
      await page.goto(`${product.url}/document`);
      await page.getByText('20 tokens remaining').waitFor();
      await page.getByText('Cost: 5 tokens for simple version').waitFor();
      // No field that may stay empty is in the way: these nine are the whole form at first.
      await page.getByText('0 of 9 required fields filled in').waitFor();
      for (const [label, value] of Object.entries(FORM)) await page.getByLabel(label, { exact: true }).fill(value);
      const entries = page.locator('form').locator('input:not([type=date], [role=combobox]), textarea').filter({ visible: true });
      assert.equal(await entries.count(), Object.keys(FORM).length);
      await draftWithBlanks(page);
      await page.getByText('Document generated successfully!').waitFor();
      await page.getByText('15 tokens remaining').waitFor();

      const txt = await downloaded(page, () => page.getByRole('button', { name: 'TXT' }).click());
      assert.equal(txt.name, 'rent_agreement_document.txt');
      assert.match(txt.bytes.toString('utf8').replace(/\s+/g, ' '), /Rs\. 25,000 \(Rupees Twenty-five Thousand only\)/);
      const docx = await downloaded(page, () => page.getByRole('button', { name: 'DOCX' }).click());
      assert.equal(docx.name, 'rent_agreement_document.docx');
      assert.match(docxText(docx.bytes), /Ravi Kumar/);
      const pdf = await downloaded(page, () => page.getByRole('button', { name: 'PDF' }).click());
      assert.equal(pdf.name, 'rent_agreement_document.pdf');
      assert.ok((await pdfPages(pdf.bytes)) >= 2);
    });

    test('the draft is edited as it is printed, and the next clause takes the next number', async () => {
      const paper = page.getByRole('region', { name: 'View' });
      await paper.getByRole('heading', { name: 'RENT AGREEMENT' }).waitFor();
      assert.doesNotMatch(await paper.innerText(), /#|\*\*/);
      await page.getByText('Edit', { exact: true }).click();
      const editor = page.getByRole('textbox', { name: 'Text of the draft' });
      const paragraph = editor.getByText('The Rent shall be paid by bank');
      await paragraph.click();
      // The End key goes to the end of a line, and the paragraph has two.
      await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.type('No cash is taken.');
      // Just after a change the editor may not have heard of the selection yet, and would only make bold what is typed next.
      const bold = editor.getByRole('strong').filter({ hasText: 'No cash is taken.' });
      for (let tries = 0; tries < 5 && (await bold.count()) === 0; tries += 1) {
        await page.keyboard.press('End');
        await page.keyboard.press('Shift+Home');
        await page.getByRole('button', { name: 'Bold' }).click();
      }
      await page.getByRole('button', { name: 'Bold', pressed: true }).waitFor();
      await page.getByRole('button', { name: 'Save as New Version' }).click();
      await page.getByText('Versions (2)').waitFor();
      await paper.getByText('3.3 No cash is taken.').waitFor();
      await paper.getByText(/^3\.4 Rent for a part of a month/).waitFor();
      await paper.getByRole('strong').filter({ hasText: 'No cash is taken.' }).waitFor();
      assert.doesNotMatch(await paper.innerText(), /#|\*\*/);
    });

    test('nothing was complained of and no other host was asked', () => {
      assert.deepEqual(browser.complaints, []);
    });
  });
}

async function signIn(page) {
  await page.getByLabel('Email').fill(PERSON.email);
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/ask');
  await page.getByText('Start Your Legal Consultation').waitFor();
}

async function upload(page, type, file) {
  await page.getByLabel('Document Type').click();
  await page.locator('.ant-select-item-option').filter({ hasText: type }).click();
  await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles(file.path ?? file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  // The notice of the file before it may still be there, and until its own the form is not ready for the next one.
  const name = file.name ?? path.basename(file.path);
  await page.getByText(`${name} uploaded and is being indexed`).first().waitFor();
}
