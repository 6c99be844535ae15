import { formSide } from './rent-draft.mjs';

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

const PEOPLE = [
  'name,kind,parentage,age,description,pan,cin,address,pin,state,signatory,email',
  'Asha Mehta,individual,daughter of R. Mehta,41,by occupation a teacher,,,"12 Lodhi Road, New Delhi",110003,Delhi,,asha@example.org',
  'Sample Textiles Private Limited,company,,,,,U17110DL2010PTC123456,"Plot 4, Okhla Phase II, New Delhi",110020,Delhi,"R. Gupta, director",',
  'रवि कुमार,individual,पुत्र श्री मोहन लाल,38,व्यवसाय: दुकानदार,,,"ग्रीन पार्क, नई दिल्ली",110016,Delhi,,',
].join('\r\n');
const WRONG = 'name,age,pan\r\nAsha Mehta,41,\r\nRavi Kumar,forty,\r\n,30,ABC\r\n';

/** Chooses a file and waits for what is said of it. @returns the dialog */
async function choose(page, content) {
  const file = { name: 'parties.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type="file"]').setInputFiles(file);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^(The file brings|Nothing was added)/).waitFor();
  return dialog;
}

/** Takes the sample parties in, unless the party book has them. */
async function fill(page) {
  await page.getByRole('search').waitFor();
  const dialog = await choose(page, PEOPLE);
  const add = dialog.getByRole('button', { name: /^Add/ });
  await ((await add.isEnabled()) ? add : dialog.getByRole('button', { name: 'Cancel' })).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Sample Textiles Private Limited').waitFor();
}

/** The party book, and a form that takes somebody from it. @type {import('./screens.mjs').Screen[]} */
export const PARTY_SCREENS = [
  {
    name: 'parties-import',
    path: '/parties',
    as: 'fresh',
    arrange: async (page) => {
      await page.getByText(/^Nobody is in your party book yet/).waitFor();
      await choose(page, WRONG);
    },
  },
  {
    name: 'parties-edit',
    path: '/parties',
    as: 'user',
    arrange: async (page) => {
      await fill(page);
      await press(page, 'Edit Sample Textiles Private Limited');
      await page.getByLabel('CIN (corporate identity number)').waitFor();
    },
  },
  {
    name: 'parties-delete',
    path: '/parties',
    as: 'user',
    arrange: async (page) => {
      await fill(page);
      await press(page, 'Delete Asha Mehta');
      await page
        .getByRole('dialog')
        .getByText(/You can restore the party for 30 days/)
        .waitFor();
    },
  },
  {
    name: 'parties-in-form',
    path: '/document',
    as: 'user',
    arrange: async (page) => {
      await page.getByText(/^Versions \(/).waitFor();
      await formSide(page);
      await page
        .getByRole('button', { name: /^Party Book/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText('Asha Mehta', { exact: true }).waitFor();
    },
  },
];
