import { operation } from './faults.mjs';

/** A text with citations that are found, that differ and that are not in the library. */
const CITING_TEXT = `Section 4 of the Sample Tenancy Act, 2001 says that "every tenant who makes a payment of rent to the landlord shall be entitled to obtain a receipt".

Asha Mehta v. Ravi Kumar held so, as did Ramesh v. State (2011) 4 SCC 99. He was charged u/s 420 IPC; see section 45 of the Imaginary Receipts Act, 1999 and section 999 of the Indian Penal Code.`;

/** The screen on which a text is checked. @type {import('./screens.mjs').Screen[]} */
export const VERIFY_SCREENS = [
  {
    name: 'verify-empty',
    path: '/verify',
    as: 'user',
    arrange: (page) => page.getByRole('heading', { name: 'Check a Text', exact: true }).waitFor(),
  },
  {
    name: 'verify',
    path: '/verify',
    as: 'user',
    async arrange(page) {
      await page.getByLabel('Text to check').fill(CITING_TEXT);
      await page.getByRole('button', { name: 'Check Citations', exact: true }).click();
      await page.getByRole('list', { name: 'Citations' }).waitFor();
    },
  },
];

const checked = {
  as: /** @type {const} */ ('user'),
  path: '/verify',
  ready: 'Paste a draft, an opinion or an answer, or choose a file.',
  /** @param {import('./states.mjs').Tools} tools */
  async act({ page, press }) {
    await page.getByLabel('Text to check').fill(CITING_TEXT);
    await press('Check Citations');
  },
};

/** What it shows when the check goes wrong or takes long. @type {import('./states.mjs').State[]} */
export const VERIFY_STATES = [
  {
    as: 'user',
    path: '/verify',
    ready: 'notice-of-ravi-kumar.txt',
    act: ({ page }) =>
      page
        .getByRole('button', { name: /notice-of-ravi-kumar/ })
        .first()
        .click(),
    fault: operation('VerifyFiles').down,
    says: ['The text could not be checked.'],
    heals: true,
  },
  { ...checked, fault: operation('VerifyText').down, says: ['The text could not be checked.'], heals: true },
  { ...checked, fault: operation('VerifyText').limited, says: ['The text could not be checked.'], heals: true },
  { ...checked, fault: operation('VerifyText').slow, says: ['Checking...'] },
];
