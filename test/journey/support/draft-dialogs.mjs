import { fillRentForm } from './rent-draft.mjs';

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** What opens above a draft, or before one is made. @type {import('./screens.mjs').Screen[]} */
export const DRAFT_DIALOGS = [
  {
    name: 'document-gallery',
    path: '/document',
    as: 'fresh',
    arrange: async (page) => {
      await page.getByRole('button', { name: /^Browse all/ }).click();
      await page.getByRole('searchbox', { name: 'Search by purpose' }).fill('makaan');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Gift Deed/ })
        .waitFor();
    },
  },
  {
    name: 'document-blanks',
    path: '/document',
    as: 'filling',
    arrange: async (page) => {
      await fillRentForm(page);
      await press(page, 'Generate Document');
      await page.getByText('One blank will remain').waitFor();
    },
  },
  {
    name: 'document-unsaved-logout',
    path: '/document',
    as: 'user',
    // The server takes nothing, so that the logout would lose it.
    prepare: (page) =>
      page.route('**/graphql', (route) =>
        route.request().postDataJSON()?.operationName === 'KeepUnfinishedForm'
          ? route.fulfill({ status: 400, json: { data: null, errors: [{ message: 'Refused', extensions: { code: 'BAD_REQUEST' } }] } })
          : route.fallback(),
      ),
    arrange: async (page) => {
      await page
        .getByText(/^Versions \(/)
        .first()
        .waitFor();
      await page.getByLabel('Monthly Rent', { exact: true }).fill('26500');
      if (await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()) await press(page, 'Menu');
      await press(page, 'Logout');
      await page.getByRole('dialog', { name: 'Log out with unsaved work?' }).waitFor();
    },
  },
];
