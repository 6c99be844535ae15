import { BROKEN_FILE } from './seed.mjs';

const OWNER = 'asha.mehta@themis.test';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const tab = (page, name) => page.getByRole('tab', { name }).click();
const text = (page, words) => page.getByText(words).first().waitFor();
/** A dialog comes in with an animation; its picture is taken when it stands. */
const dialog = (page, words) => page.getByRole('dialog').getByText(words).first().waitFor();
const users = async (page) => {
  await button(page, `Edit ${OWNER}`).waitFor();
};
const userMenu = async (page, item) => {
  await users(page);
  await button(page, `More actions for ${OWNER}`).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** The administrator's side. @type {import('./screens.mjs').Screen[]} */
export const ADMIN_SCREENS = [
  { name: 'admin-login', path: '/webmin', as: 'visitor', arrange: (page) => page.getByRole('heading', { name: 'Admin Access' }).waitFor() },
  {
    name: 'admin-required',
    path: '/admin',
    as: 'visitor',
    arrange: (page) => page.getByRole('heading', { name: 'Admin Access' }).waitFor(),
  },
  {
    name: 'admin-documents',
    path: '/admin',
    as: 'admin',
    arrange: async (page) => {
      await text(page, 'sample-tenancy-act-2001.txt');
      await text(page, 'Ready');
    },
  },
  {
    name: 'admin-document-delete',
    path: '/admin',
    as: 'admin',
    arrange: async (page) => {
      await button(page, `Delete ${BROKEN_FILE}`).click();
      await dialog(page, 'Are you sure');
    },
  },
  {
    name: 'admin-holiday',
    path: '/admin?tab=holidays',
    as: 'admin',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Add Holiday', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill('Republic Day');
      await dialog.getByText('As people write it, such as High Court of Delhi; empty for all courts', { exact: true }).waitFor();
    },
  },
  {
    name: 'admin-golden-question',
    path: '/admin?tab=questions',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Add Question').click();
      await dialog(page, 'Section');
    },
  },
  {
    name: 'admin-no-match',
    path: '/admin',
    as: 'admin',
    arrange: async (page) => {
      await page.getByRole('searchbox').first().fill('no such name');
      await button(page, 'Clear Filters').waitFor();
    },
  },
  {
    name: 'admin-law-status',
    path: '/admin',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Status: whether sample-tenancy-act-2001.txt is in force').click();
      await dialog(page, 'Cancel');
    },
  },
  {
    name: 'admin-edit',
    path: '/admin',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Edit what is known about sample-tenancy-act-2001.txt').click();
      await dialog(page, 'Cancel');
    },
  },
  {
    name: 'admin-view',
    path: '/admin',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'View the text of sample-tenancy-act-2001.txt').click();
      await page.getByRole('region', { name: 'Text of the source' }).waitFor();
    },
  },
  {
    name: 'admin-index',
    path: '/admin?tab=index',
    as: 'admin',
    arrange: (page) => text(page, 'Builds made'),
  },
  {
    name: 'admin-golden-questions',
    path: '/admin?tab=questions',
    as: 'admin',
    arrange: (page) => text(page, 'Does the landlord have to give a receipt for rent?'),
  },
  {
    name: 'admin-service-accounts',
    path: '/admin?tab=service-accounts',
    as: 'admin',
    arrange: (page) => text(page, 'There are no service accounts yet'),
  },
  {
    name: 'admin-service-account-add',
    path: '/admin?tab=service-accounts',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Add Service Account').click();
      await dialog(page, 'The program that will use it.');
    },
  },
  { name: 'admin-model', path: '/admin?tab=model', as: 'admin', arrange: (page) => text(page, 'By purpose') },
  { name: 'admin-unanswered', path: '/admin?tab=unanswered', as: 'admin', arrange: (page) => text(page, 'Nobody has rated an answer yet') },
  {
    name: 'admin-guide',
    path: '/admin?tab=guide',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Add Topic').waitFor();
      await text(page, 'Built in');
    },
  },
  {
    name: 'admin-topic-add',
    path: '/admin?tab=guide',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Add Topic').click();
      await dialog(page, 'Ways of asking in English');
    },
  },
  { name: 'admin-users', path: '/admin?tab=users', as: 'admin', arrange: users },
  {
    name: 'admin-user-add',
    path: '/admin?tab=users',
    as: 'admin',
    arrange: async (page) => {
      await users(page);
      await button(page, 'Add User').click();
      await dialog(page, 'Initial Tokens');
    },
  },
  {
    name: 'admin-user-edit',
    path: '/admin?tab=users',
    as: 'admin',
    arrange: async (page) => {
      await users(page);
      await button(page, `Edit ${OWNER}`).click();
      await dialog(page, 'Phone Number');
    },
  },
  {
    name: 'admin-user-tokens',
    path: '/admin?tab=users',
    as: 'admin',
    arrange: async (page) => {
      await users(page);
      await button(page, `Tokens of ${OWNER}`).click();
      await dialog(page, 'Current Balance');
    },
  },
  {
    name: 'admin-user-confirm',
    path: '/admin?tab=users',
    as: 'admin',
    arrange: async (page) => {
      await userMenu(page, 'Set Inactive');
      await dialog(page, OWNER);
    },
  },
  {
    name: 'admin-user-statement',
    path: '/admin?tab=users',
    as: 'admin',
    arrange: async (page) => {
      await userMenu(page, 'Token Statement');
      await dialog(page, 'Draft generated');
    },
  },
  {
    name: 'admin-keys',
    path: '/admin?tab=keys',
    as: 'admin',
    arrange: async (page) => {
      await text(page, 'Every API key of this installation');
      await button(page, 'Create Key').waitFor();
    },
  },
  {
    name: 'admin-letterhead',
    path: '/admin?tab=letterhead',
    as: 'admin',
    arrange: (page) => button(page, 'Save the Letterhead').waitFor(),
  },
  {
    name: 'admin-court-format',
    path: '/admin?tab=letterhead',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Add Court Format').click();
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('High Court');
    },
  },
  {
    name: 'admin-pricing',
    path: '/admin?tab=pricing',
    as: 'admin',
    arrange: async (page) => {
      await text(page, 'Rent Agreement');
    },
  },
  {
    name: 'admin-pricing-edit',
    path: '/admin?tab=pricing',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Add Pricing').click();
      await dialog(page, 'Base Tokens');
    },
  },
  {
    name: 'admin-templates',
    path: '/admin?tab=templates',
    as: 'admin',
    arrange: (page) => page.getByRole('link', { name: 'Edit: House Rules' }).waitFor(),
  },
  {
    name: 'admin-template-add',
    path: '/admin?tab=templates',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Copy: Rent Agreement').click();
      await dialog(page, 'Price in tokens');
    },
  },
  {
    name: 'admin-template-fields',
    path: '/admin?view=template&type=custom_house_rules',
    as: 'admin',
    arrange: (page) => text(page, 'No problems found'),
  },
  {
    name: 'admin-template-field',
    path: '/admin?view=template&type=custom_house_rules',
    as: 'admin',
    arrange: async (page) => {
      await button(page, 'Add Field').click();
      await dialog(page, 'Label on the form');
    },
  },
  {
    name: 'admin-template-clauses',
    path: '/admin?view=template&type=custom_house_rules',
    as: 'admin',
    arrange: async (page) => {
      await tab(page, 'Clauses');
      await page.getByRole('textbox', { name: 'Clauses in Liquid' }).click();
      await page.keyboard.type('{{ nobody }}');
      await text(page, '1 problem');
      await text(page, '"nobody" is used here, but no field has this name.');
    },
  },
  {
    name: 'admin-template-preview',
    path: '/admin?view=template&type=custom_house_rules',
    as: 'admin',
    arrange: async (page) => {
      await tab(page, 'Sample and preview');
      await text(page, 'RENT AGREEMENT');
    },
  },
  {
    name: 'admin-template-read',
    path: '/admin?view=template&type=will',
    as: 'admin',
    arrange: (page) => text(page, 'cannot be changed'),
  },
  {
    name: 'admin-audit',
    path: '/admin?view=audit',
    as: 'admin',
    arrange: async (page) => {
      await text(page, OWNER);
      await page
        .getByRole('button', { name: /^Show the details of/ })
        .first()
        .click();
    },
  },
  {
    name: 'admin-overview',
    path: '/admin?tab=overview',
    as: 'admin',
    arrange: async (page) => {
      await page.getByRole('img', { name: /^New users: / }).waitFor();
    },
  },
];
