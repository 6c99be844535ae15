/** A notice that the steps of a reply are tried with: two allegations, one of them citing law, and a demand. */
export const NOTICE = [
  'LEGAL NOTICE',
  '',
  'Date: 2 June 2026',
  '',
  'To,',
  'Mr. Ravi Kumar,',
  'Flat 3B, Green Park, New Delhi 110016',
  '',
  'Sir,',
  '',
  'Under instructions from and on behalf of my client Mrs. Asha Mehta, I serve upon you the following notice:',
  '',
  '1. That my client let the flat to you on a monthly rent of Rs. 25,000.',
  '',
  '2. That you have not paid the rent of May 2026, contrary to section 4 of the Sample Tenancy Act, 2001, and thereby cheated my client within the meaning of section 420 of the Indian Penal Code, 1860.',
  '',
  'You are therefore called upon to pay Rs. 25,000 within 15 days of the receipt of this notice, failing which my client will go to court.',
  '',
  'Yours faithfully,',
  'Rekha Sharma, Advocate',
].join('\n');

/**
 * Uploads the notice on the reply screen and goes on to a step; every value is taken as it was read.
 * @param {import('playwright-core').Page} page on `/reply`
 * @param {'reading' | 'grid' | 'draft'} step
 */
export async function replySteps(page, step) {
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  await press('Answer Step by Step');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'notice-of-june.txt', mimeType: 'text/plain', buffer: Buffer.from(NOTICE) });
  await page.getByRole('button', { name: /notice-of-june/, pressed: true }).waitFor();
  await press('Continue');
  await page.getByRole('heading', { name: 'Check what was read' }).waitFor();
  await page.getByLabel('Sender', { exact: true }).waitFor();
  if (step === 'reading') return;
  await press('All Correct, Continue');
  await page.getByRole('heading', { name: 'Answer each allegation' }).waitFor();
  if (step === 'grid') return;
  await page.getByRole('radio', { name: 'Deny' }).first().check();
  await press('Continue');
  await page.getByRole('heading', { name: 'Who replies, and the rest' }).waitFor();
}
