import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of the first of these programs that is installed, or null. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '/usr/bin:/bin').split(path.delimiter);
  const files = names.flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))));
  return files.find(isExecutable) ?? null;
}

export const findBrowser = () => findProgram(...[process.env.PUPPETEER_EXECUTABLE_PATH].filter(Boolean), ...BROWSERS, MAC_BROWSER);

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
