const ADDRESS = 'https://hooks.practice.example/themis';

/** Opens the deliveries of a webhook, which is made, and sent a test, the first time. @param {import('playwright-core').Page} page */
async function deliveries(page, event) {
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  await page
    .getByText(/There are no webhooks yet|hooks\.practice\.example/)
    .first()
    .waitFor();
  if (await page.getByText('There are no webhooks yet').isVisible()) {
    await press('Create Webhook');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Practice software');
    await dialog.getByLabel('Address').fill(ADDRESS);
    await dialog.getByLabel(event).check();
    await dialog.getByRole('button', { name: 'Create Webhook' }).click();
    await dialog.getByText('It will not be shown again.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('hooks.practice.example').first().waitFor();
    await press('More actions for Practice software');
    await page.getByRole('menuitem', { name: 'Send Test' }).click();
  }
  await press('Deliveries of Practice software');
  await page.getByRole('dialog').getByText('Test', { exact: true }).first().waitFor();
}

/** @type {import('./screens.mjs').Screen[]} */
export const WEBHOOK_SCREENS = [
  {
    name: 'profile-webhooks',
    path: '/profile?tab=webhooks',
    as: 'user',
    arrange: async (page) => {
      await deliveries(page, 'Document drafted');
    },
  },
  {
    name: 'admin-webhooks',
    path: '/admin?tab=webhooks',
    as: 'admin',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Create Webhook' }).click();
      await page.getByRole('dialog').getByText('Index replaced').waitFor();
    },
  },
];
