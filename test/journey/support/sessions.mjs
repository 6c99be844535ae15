import { STEP_LIMIT_MS } from './browser.mjs';
import { QUESTION, REPLY_FORM } from './screens.mjs';
import { seeder } from './seed.mjs';
import { draftWithBlanks, fillRentForm } from './rent-draft.mjs';

/** Everybody of whom a screen tells something; their addresses begin with these names. */
const PEOPLE = { user: 'Asha Mehta', fresh: 'Ravi Kumar', answering: 'Meera Nair', filling: 'Vikram Rao' };
/** @param {string} name @param {string} [label] */
const addressOf = (name, label) => `${name.toLowerCase().replace(' ', '.')}${label ? `+${label}` : ''}@themis.test`;

/**
 * Loads the sample law, makes a newcomer, one who answers a notice, one whose form is filled in and kept, and a person with a conversation, a draft of two versions and a reply.
 * @param {string} url
 * @param {import('playwright-core').Browser} browser
 * @returns storage states by the `as` of a screen
 */
export async function sessions(url, browser) {
  const admin = await withLaw(url);
  return people(url, browser, admin);
}

/** Loads the sample law and what an administrator looks after. @returns the administrator's token */
export async function withLaw(url) {
  const seed = seeder(url);
  const admin = await seed.adminToken();
  await seed.law(admin);
  await seed.upkeep(admin);
  return admin;
}

/**
 * Makes those who use a product with its law.
 * @param {string} url
 * @param {import('playwright-core').Browser} browser
 * @param {string} admin token
 * @param {string} [label] tells their addresses from those of others with the same names
 */
export async function people(url, browser, admin, label) {
  const seed = seeder(url);
  const tokenOf = async (as, options) => (await seed.user(PEOPLE[as], addressOf(PEOPLE[as], label), options)).token;
  const owner = await tokenOf('user', { admin, tokens: 200 });
  return {
    visitor: stateOf(url, {}),
    admin: stateOf(url, { adminToken: admin }),
    fresh: stateOf(url, { token: await tokenOf('fresh') }),
    answering: stateOf(url, { token: await tokenOf('answering') }),
    filling: stateOf(url, { token: await tokenOf('filling') }),
    user: await withWork(url, browser, owner),
  };
}

/** What a browser context begins with: these entries of the local storage, and nothing else. */
export const stateOf = (url, values) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: Object.entries(values).map(([name, value]) => ({ name, value })) }],
});

/** Does through the screens what their later states show. */
async function withWork(url, browser, token) {
  const context = await browser.newContext({
    storageState: stateOf(url, { token }),
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
  await page.goto(`${url}/ask`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'notice-of-ravi-kumar.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Notice\n\nRent for March 2026 was not paid.'),
  });
  await page.getByText('Reference document uploaded successfully!').waitFor();
  await page.getByRole('button', { name: /notice-of-ravi-kumar/, pressed: true }).click();
  await page.getByPlaceholder('Ask your legal question...').fill(QUESTION);
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Quoted word for word/)
    .first()
    .waitFor();

  await page.goto(`${url}/document`);
  await fillRentForm(page);
  await draftWithBlanks(page);
  await page.getByText('Document generated successfully!').waitFor();
  await page.getByText('Modification Suggestions').click();
  await page.getByRole('textbox', { name: 'Modification Suggestions' }).fill('Make the notice period three months.');
  await page.getByRole('button', { name: 'Regenerate with Suggestions' }).click();
  await page.getByText('Document regenerated successfully!').waitFor();

  await page.goto(`${url}/reply`);
  for (const [label, value] of Object.entries(REPLY_FORM)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Generate Legal Reply' }).click();
  await page.getByText('Document generated successfully!').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
