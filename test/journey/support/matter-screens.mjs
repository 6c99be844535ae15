const field = (page, label) => page.getByLabel(label, { exact: true });
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Begins a matter and waits for its screen. */
async function begin(page, notes = 'The tenant offers to pay in two parts.') {
  await press(page, 'New Matter');
  await field(page, 'Title').fill('Mehta v. Kumar: rent of Green Park');
  await field(page, 'Name').fill('Asha Mehta');
  await field(page, 'Role, such as plaintiff').fill('landlord');
  await field(page, 'Court or forum').fill('Rent Controller, Delhi');
  await page.getByText('More: number, stage').click();
  await field(page, 'Number').fill('E-112 of 2026');
  await field(page, 'Stage').fill('Notice sent');
  await field(page, 'Tags, separated by commas').fill('rent, Delhi');
  await field(page, 'Notes').fill(notes);
  await press(page, 'Begin Matter');
  await press(page, 'Add Date');
  await field(page, 'Day').fill('26 January 2031');
  await field(page, 'What is to be done').fill('Hearing');
  await field(page, 'Reason').fill('Adjourned for evidence');
  await press(page, 'Save');
  await page.getByText('Why this day').waitFor();
}

/** Begins a matter of which nothing leaves the installation. */
async function beginConfidential(page) {
  await begin(page);
  await press(page, 'Make Confidential');
  await page.getByRole('button', { name: 'End Confidentiality' }).waitFor();
  // What was pressed stands at the end of the page, so that the bar lies over what is above.
  await page.evaluate(() => scrollTo(0, 0));
}

/** Matters: what stands in one, what belongs to it, and what is next. @type {import('./screens.mjs').Screen[]} */
export const MATTER_SCREENS = [
  {
    name: 'matters-empty',
    path: '/matters',
    as: 'fresh',
    arrange: (page) => page.getByText(/^You have no matters yet/).waitFor(),
  },
  {
    name: 'matters-new',
    path: '/matters?new=1',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('search').waitFor();
      await press(page, 'Begin Matter');
      await page.getByText('Title is required').waitFor();
    },
  },
  { name: 'matter', path: '/matters', as: 'user', arrange: (page) => begin(page) },
  {
    name: 'matters',
    path: '/matters',
    as: 'user',
    arrange: async (page) => {
      await begin(page);
      await page.getByRole('link', { name: 'All Matters' }).click();
      await page.getByRole('region', { name: 'Next Dates' }).waitFor();
    },
  },
  {
    name: 'matter-move',
    path: '/matters',
    as: 'user',
    arrange: async (page) => {
      await begin(page);
      await press(page, 'Move Something Here');
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    },
  },
  {
    name: 'matter-delete',
    path: '/matters',
    as: 'user',
    arrange: async (page) => {
      await begin(page);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText(/^With it go/).waitFor();
    },
  },
  {
    name: 'matter-chronology',
    path: '/matters',
    as: 'user',
    arrange: async (page) => {
      await begin(
        page,
        'The lease began on 1 April 2023. Rent was last paid in March 2024. The tenant wrote on 03/04/2024 that he would pay.',
      );
      await press(page, 'Read the Papers');
      await page.getByText('Which day is it?').waitFor();
      await page.getByRole('button', { name: 'Confirm The lease began' }).click();
      await page.getByRole('button', { name: 'List of Dates (Word)' }).waitFor();
    },
  },
  { name: 'matter-confidential', path: '/matters', as: 'user', arrange: beginConfidential },
  {
    name: 'matter-confidential-end',
    path: '/matters',
    as: 'user',
    arrange: async (page) => {
      await beginConfidential(page);
      await press(page, 'End Confidentiality');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'matter-confidential-draft',
    path: '/matters',
    as: 'user',
    arrange: async (page) => {
      await beginConfidential(page);
      await page.getByRole('link', { name: 'Draft a Document' }).click();
      await page.getByText(/^Nothing of it is sent/).waitFor();
    },
  },
  {
    name: 'matter-confidential-ask',
    path: '/matters',
    as: 'user',
    arrange: async (page) => {
      await beginConfidential(page);
      await press(page, 'Ask in This Matter');
      await page.getByText(/^Nothing of it is sent/).waitFor();
    },
  },
];
