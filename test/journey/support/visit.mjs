/** Where nothing of a screen is left. */
const NOWHERE = '/nowhere';

/**
 * Leads a page that has the front end loaded to another screen, as the buttons of the browser do: by way of a screen without data, so that
 * what stood there before is taken down, and without the notices that still hang there. Loading the front end takes three times as long.
 * @param {import('playwright-core').Page} page
 * @param {string} path
 * @returns {Promise<boolean>} whether it went: a dialog may keep the page where it is, or lie over every screen
 */
export async function visit(page, path) {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[aria-label="Notices"] button')) if (button instanceof HTMLElement) button.click();
  });
  await goTo(page, NOWHERE);
  const gone = page.getByRole('heading', { name: 'Page not found' });
  const dialog = page.getByRole('dialog').first();
  await gone.or(dialog).first().waitFor();
  if (!(await gone.isVisible()) || (await dialog.isVisible())) return false;
  await goTo(page, path);
  return true;
}

const goTo = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
