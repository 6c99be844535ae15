import assert from 'node:assert/strict';

/** Asserts that nothing is wider than the window. @param {import('playwright-core').Page} page */
export async function fits(page) {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = globalThis.document.documentElement;
    return scrollWidth - clientWidth;
  });
  assert.ok(overflow <= 0, `${overflow} px wider than the window`);
}
