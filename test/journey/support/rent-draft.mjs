/** The fields that a rent agreement needs. */
export const RENT_FORM = {
  'Landlord Name': 'Asha Mehta',
  'Landlord Address': '12 Lodhi Road, New Delhi',
  'Tenant Name': 'Ravi Kumar',
  'Tenant Permanent Address': '4 MG Road, Pune',
  'Property Address': 'Flat 3B, Green Park, New Delhi',
  'Start Date': '2026-04-01',
  'Duration (months)': '11',
  'Monthly Rent': '25000',
  'Security Deposit': '50000',
};

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Turns to the form beside a draft where the screen has room for one of them only. */
export async function formSide(page) {
  const form = page.getByText('Form', { exact: true });
  if (await form.isVisible()) await form.click();
}

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
