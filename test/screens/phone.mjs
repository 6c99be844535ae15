import assert from 'node:assert/strict';
import { STEP_LIMIT_MS } from '../journey/support/browser.mjs';
import { fits } from './fits.mjs';
import { test } from './in-turn.mjs';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const LEAST_TARGET_PX = 44;
/** Of the window, what is left of the chat to read in. */
const LEAST_READING = 0.75;

/** The chat and the generator as a phone has them. @param {import('./every-screen.test.mjs').Stage} stage */
export function phone(stage) {
  test('on a phone the chat has one bar, one row to write in, and three quarters of the height to read in', async () => {
    const { page, close } = await open('user', '/ask', 'Quoted word for word');
    const chat = await page.getByRole('region', { name: 'Conversation', exact: true }).boundingBox();
    assert.ok(chat && chat.height >= LEAST_READING * PHONE.viewport.height, `${chat?.height} px to read in`);
    assert.ok(chat.y <= 49, `the bar is ${chat.y} px high`);
    await page.getByRole('heading', { name: 'Legal AI Assistant', level: 1 }).waitFor();
    assert.deepEqual(await page.evaluate(tooSmall, LEAST_TARGET_PX), []);
    await fits(page);

    const more = page.getByRole('button', { name: 'File, date, private chat' });
    await more.tap();
    await page.getByRole('button', { name: 'Attach' }).waitFor();
    await page.getByLabel('Law in force on').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Attach' }).waitFor({ state: 'detached' });
    await close();
  });

  test('on a phone everything in the generator can be pressed, and nothing scrolls sideways', async () => {
    const { page, close } = await open('fresh', '/document', 'required fields filled in');
    assert.deepEqual(await page.evaluate(tooSmall, LEAST_TARGET_PX), []);
    await page.getByRole('button', { name: /^Browse all/ }).tap();
    const gallery = page.getByRole('dialog', { name: 'Which Document Do You Need?' });
    await gallery.getByRole('searchbox').fill('naukri');
    await gallery.getByRole('button', { name: /^Employment Agreement/ }).waitFor();
    assert.deepEqual(await page.evaluate(tooSmall, LEAST_TARGET_PX), []);
    await fits(page);
    await gallery.getByRole('button', { name: /^Employment Agreement/ }).tap();
    await page.getByLabel('Employer Name').waitFor();
    await close();
  });

  async function open(as, path, ready) {
    const context = await stage.browser.newContext({ ...PHONE, storageState: stage.people[as], serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    await page.goto(stage.url + path);
    await page.getByText(ready).first().waitFor();
    return { page, close: () => context.close() };
  }
}

/** Buttons and fields that fingers miss, and what scrolls sideways within the page. Words among others may be as small as those. */
function tooSmall(least) {
  const { document, getComputedStyle } = globalThis;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const shown = [...root.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const sideways = shown.filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
  );
  const small = shown.filter((element) => {
    if (!element.matches('button, [role=combobox], input:not([type=file], [type=checkbox], [type=date]), textarea')) return false;
    // A sign in a line of words, or a field within a larger frame.
    if (element.closest('p, blockquote, li > span') || element.matches('[role=combobox]')) return false;
    const frame = element.closest('.ant-input-affix-wrapper') ?? element;
    const { width, height } = frame.getBoundingClientRect();
    return width > 1 && height + 0.5 < least;
  });
  return [
    ...sideways.map((element) => `sideways: ${element.outerHTML.slice(0, 120)}`),
    ...small.map((element) => `small: ${element.outerHTML.slice(0, 160)}`),
  ];
}
