import { STEP_LIMIT_MS } from './browser.mjs';

const MAX_STEPS = 240;

/** What has the focus, by the name that a screen reader would say; empty for the page itself. */
export const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const [label] = 'labels' in element ? (/** @type {HTMLInputElement} */ (element).labels ?? []) : [];
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? named?.textContent ?? element.textContent ?? '';
    return name.trim() || element.id || element.tagName;
  });

/** Waits until what has the focus is called so. @param {string | RegExp} name */
export async function focusIs(page, name) {
  const fits = (now) => (typeof name === 'string' ? now === name : name.test(now));
  const end = Date.now() + STEP_LIMIT_MS;
  for (let now = await focused(page); !fits(now); now = await focused(page)) {
    if (Date.now() > end) throw new Error(`the focus is on “${now}”, not on “${name}”`);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Presses Tab until that has the focus. @param {string | RegExp} name */
export async function tabTo(page, name, key = 'Tab') {
  const seen = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    seen.push(now.slice(0, 40));
  }
  throw new Error(`no ${key} leads to “${name}”: ${seen.join(' | ')}`);
}

/** Tabs to a field for files and chooses one in the dialog of the browser. */
export async function chooseByKeys(page, name, file) {
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, name);
  await page.keyboard.press('Space');
  await (await chooser).setFiles(file);
}

/** Tabs to a field and types into it. */
export async function fillByKeys(page, values) {
  for (const [label, value] of Object.entries(values)) {
    await tabTo(page, label);
    await page.keyboard.type(value);
  }
}
