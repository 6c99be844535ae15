import { PAGE, STEP_LIMIT_MS } from '../journey/support/browser.mjs';
import { visit } from '../journey/support/visit.mjs';

/** Gives a page's browser the storage of a session at rest. */
export const remember = (page, values) =>
  page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, values);

/** One visitor's browser, with a page that stays open from screen to screen. */
export class Seat {
  /** What the browser has complained of since the screen was opened. @type {string[]} */
  complaints = [];
  /** Whether nothing of what was done here is still on its way. */
  atRest = false;
  /** Whether the page was made ready for one screen, and serves no other. */
  prepared = false;
  page = /** @type {import('playwright-core').Page} */ (/** @type {unknown} */ (undefined));
  #url;
  #context;
  #expected;

  /**
   * @param {string} url
   * @param {import('playwright-core').BrowserContext} context
   * @param {Record<string, string>} stored what the local storage begins each screen with
   * @param {{ expected: RegExp }} options `expected` is what is no complaint
   */
  constructor(url, context, stored, { expected }) {
    this.#url = url;
    this.#context = context;
    this.#expected = expected;
    this.stored = stored;
  }

  /**
   * @param {import('./every-screen.test.mjs').Stage} stage
   * @param {import('playwright-core').BrowserContextOptions['storageState']} storageState
   * @param {{ expected: RegExp }} options
   */
  static async take({ url, browser }, storageState, options) {
    // What still moves is missed by a click on a busy machine.
    const context = await browser.newContext({ ...PAGE, storageState });
    const { origins } = /** @type {{ origins: { localStorage: { name: string, value: string }[] }[] }} */ (storageState);
    const stored = Object.fromEntries((origins[0]?.localStorage ?? []).map(({ name, value }) => [name, value]));
    const seat = new Seat(url, context, stored, options);
    await seat.newPage();
    return seat;
  }

  /** A page in place of the one before, whose storage this one has. */
  async newPage() {
    await this.page?.close();
    this.page = await this.#context.newPage();
    this.page.setDefaultTimeout(STEP_LIMIT_MS);
    const complain = (text) => this.#expected.test(text) || this.complaints.push(text);
    this.page.on('console', (message) => message.type() === 'error' && complain(message.text()));
    this.page.on('pageerror', (error) => complain(String(error)));
    this.atRest = false;
    // A page of the product that runs nothing.
    await this.page.goto(`${this.#url}/health/live`);
  }

  /** Goes to a screen without loading the front end again, where that can be. @returns {Promise<boolean>} whether it went */
  async visit(path) {
    if (!this.atRest) return false;
    this.atRest = false;
    await remember(this.page, this.stored);
    return visit(this.page, path);
  }

  async load(path) {
    this.atRest = false;
    await remember(this.page, this.stored);
    await this.page.goto(this.#url + path);
  }
}
