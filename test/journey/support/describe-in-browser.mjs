import { describe } from 'vitest';
import { browserPath } from './browser.mjs';

/** As `describeInBrowser`, where something else may be missing too. @param {string | false} missing what is then needed */
export const describeInBrowserUnless = (missing) => (title, define) => {
  const why = browserPath() ? missing : 'needs an installed Chromium or Chrome';
  if (why) describe.skip(`${title} (skipped: ${why})`, define);
  else describe(title, define);
};

/** `describe` for what takes a browser. Where there is none, the tests are skipped, and the title says why. */
export const describeInBrowser = describeInBrowserUnless(false);
