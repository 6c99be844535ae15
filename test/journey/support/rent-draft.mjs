import { RENT_FORM } from './screens.mjs';

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Fills in the required fields of the form for a rent agreement. */
export async function fillRentForm(page) {
  for (const [label, value] of Object.entries(RENT_FORM)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Asks for the draft of a form whose date is left to be written by hand. */
export async function draftWithBlanks(page) {
  await press(page, 'Generate Document');
  await page.getByText('One blank will remain: Date of Agreement.').waitFor();
  await press(page, 'Draft Anyway');
}
