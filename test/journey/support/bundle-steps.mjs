/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Bundle the draft with annexures' });

/** Opens the dialog under a draft. @param {{ page: Page }} tools */
export const openBundle = async ({ page }) => {
  await page.getByRole('button', { name: 'Bundle', exact: true }).click();
  await dialog(page).waitFor();
};

/** Chooses files of the user as the next annexures. @param {Page} page @param {string[]} filenames */
export const bundleWith = async (page, ...filenames) => {
  for (const filename of filenames) {
    await dialog(page).getByRole('combobox', { name: 'Add a file' }).fill(filename);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('list', { name: 'Annexures in order' }).getByText(filename, { exact: true }).waitFor();
  }
};

/** @param {{ page: Page }} tools */
export const makeBundle = ({ page }) => dialog(page).getByRole('button', { name: 'Make the Bundle' }).click();

/** @type {import('./screens.mjs').Screen[]} */
export const BUNDLE_SCREENS = [
  {
    name: 'document-bundle',
    path: '/document',
    as: 'user',
    arrange: async (page) => {
      await page
        .getByText(/^Versions \(/)
        .first()
        .waitFor();
      await openBundle({ page });
      await bundleWith(page, 'notice-of-ravi-kumar.txt');
    },
  },
];
