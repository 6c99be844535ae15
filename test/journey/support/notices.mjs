/**
 * What notices a page has shown, whether they still stand or not: they go after two seconds, which a busy machine may let pass between
 * two looks.
 * @param {import('playwright-core').Page} page before it opens its first address
 * @returns a function that waits until a notice with these words has come; each notice ends one wait
 */
export async function watchNotices(page) {
  await page.addInitScript(() => {
    /** @type {string[]} */
    const shown = [];
    Object.assign(window, { shownNotices: shown });
    const look = () => {
      for (const text of document.querySelectorAll('[aria-label="Notices"] div')) {
        if (!(text instanceof HTMLElement)) continue;
        const words = text.textContent ?? '';
        if (words && text.dataset.noted !== words) {
          text.dataset.noted = words;
          shown.push(words);
        }
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const shown = () => page.evaluate(() => /** @type {{ shownNotices?: string[] }} */ (/** @type {unknown} */ (window)).shownNotices);
  return async (words) => {
    try {
      await page.waitForFunction((wanted) => {
        const shown = /** @type {{ shownNotices: string[] }} */ (/** @type {unknown} */ (window)).shownNotices;
        const at = shown.findIndex((text) => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)));
        if (at >= 0) shown.splice(at, 1);
        return at >= 0;
      }, words);
    } catch (error) {
      const seen = JSON.stringify(await shown());
      throw new Error(
        `No notice said ${JSON.stringify(String(words))}; there were ${seen}. The page says:\n${await page.locator('body').innerText()}`,
        {
          cause: error,
        },
      );
    }
  };
}
