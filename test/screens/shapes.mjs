import assert from 'node:assert/strict';
import { beforeAll } from 'vitest';
import { STEP_LIMIT_MS } from '../journey/support/browser.mjs';
import { violations } from '../journey/support/axe.mjs';
import { SCREENS } from '../journey/support/screens.mjs';
import { fits } from './fits.mjs';
import { rings } from './rings.mjs';
import { test } from './in-turn.mjs';
import { Seat } from './seat.mjs';

/** Where each screen is opened, and what the same page is turned into afterwards. */
const SHAPES = [
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
];
const HEIGHT = 900;
/** Chromium reports every refused answer as an error of the console; the screens show it in their own words. */
const SEAT = { expected: /Failed to load resource: the server responded with a status of 4\d\d/ };

/** Every screen in its shapes. @param {import('./every-screen.test.mjs').Stage} stage */
export function shapes(stage) {
  /** By the `as` of a screen. @type {Record<string, Seat>} */
  const seats = {};
  /** The screen that is open and stands as it should, by its name. */
  let shown = '';

  beforeAll(async () => {
    for (const [as, state] of Object.entries(stage.people)) seats[as] = await Seat.take(stage, state, SEAT);
  });

  const shape = async ({ page }, { width, theme }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme: theme });
  };

  /** @param {import('../journey/support/screens.mjs').Screen} screen */
  async function open({ name, path, as, prepare, arrange }, given) {
    const seat = seats[as];
    shown = '';
    if (prepare || seat.prepared) await seat.newPage();
    seat.prepared = prepare !== undefined;
    seat.complaints = [];
    await shape(seat, given);
    await prepare?.(seat.page);
    if (!(await seat.visit(path))) await seat.load(path);
    await arrange(seat.page);
    shown = name;
    seat.atRest = true;
  }

  for (const screen of SCREENS) {
    for (const given of SHAPES) {
      const { width, theme } = given;
      test(`${screen.name} at ${width} px, ${theme}: nothing for axe, the console or the policy to complain of, nothing cut off, a ring on what has the focus`, async () => {
        const seat = seats[screen.as];
        // Every screen is opened once, and its window then made narrow and dark, as a user can do: opening takes as long as looking.
        if (shown === screen.name) await shape(seat, given);
        else await open(screen, given);
        assert.deepEqual(await violations(seat.page), []);
        assert.deepEqual(seat.complaints, []);
        await fits(seat.page);
        // Last, since what the focus opens stays open.
        if (given === SHAPES.at(-1)) await rings(seat.page);
      });
    }
  }

  test('documents are cards of at most 160 px where fingers press, the one that failed too', async () => {
    const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
    const context = await stage.browser.newContext({ storageState: stage.people.admin, serviceWorkers: 'block', ...phone });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(STEP_LIMIT_MS);
      await page.goto(`${stage.url}/admin`);
      const cards = page.getByRole('list', { name: 'Legal Documents', exact: true }).getByRole('listitem');
      await cards.filter({ hasText: 'broken.pdf' }).waitFor();
      const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      assert.ok(heights.length > 1 && heights.every((height) => height <= 160), `cards of ${heights.join(', ')} px`);
    } finally {
      await context.close();
    }
  });
}
