import { constants } from 'node:fs';
import { access, readdir, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface BrowserCandidate {
  executable: string;
  /** Libraries that the browser brings along, for `LD_LIBRARY_PATH`. */
  libraryPath?: string;
}

export const INSTALL_HINT =
  'Install one of: Debian/Ubuntu `apt-get install chromium-headless-shell`, Google Chrome, Chromium, ' +
  'or `npx @puppeteer/browsers install chrome-headless-shell@stable --path ~/.cache/puppeteer`; ' +
  'or set PUPPETEER_EXECUTABLE_PATH. TXT and DOCX downloads work without it.';

/** Fastest first: the headless shell prints in half the time and memory of the full browser. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSER_NAMES = ['google-chrome-stable', 'google-chrome', 'chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];

/**
 * Browsers that are installed on this machine, best first. Confined snap packages are left out: they cannot use a
 * profile folder of ours.
 * @param environment where `PATH`, `ProgramFiles` and so on are read from.
 */
export async function findInstalledBrowsers(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): Promise<BrowserCandidate[]> {
  const paths =
    platform === 'win32'
      ? [...(await puppeteerCache()), ...windowsPaths(environment)]
      : platform === 'darwin'
        ? [...(await puppeteerCache()), ...MAC_PATHS, ...onPath(SHELL_NAMES, environment)]
        : [
            // The file in /usr/bin is a shell script that stays as a parent process; start the browser itself.
            '/usr/lib/chromium/chromium-headless-shell',
            ...onPath(SHELL_NAMES, environment),
            ...(await puppeteerCache()),
            ...onPath(BROWSER_NAMES, environment),
            '/opt/google/chrome/chrome',
            '/usr/lib/chromium/chromium',
          ];
  const found = await Promise.all(paths.map(usable));
  const executables = [...new Set(found.filter((path) => path !== null))];
  return executables.map((executable) => ({ executable }));
}

/** The path itself when it can be executed and is not a snap, else null. */
async function usable(path: string): Promise<string | null> {
  try {
    await access(path, constants.X_OK);
    return (await realpath(path)).startsWith('/snap/') || path.startsWith('/snap/') ? null : path;
  } catch {
    return null;
  }
}

const onPath = (names: readonly string[], environment: NodeJS.ProcessEnv): string[] => {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '' && folder !== '/snap/bin');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

function windowsPaths(environment: NodeJS.ProcessEnv): string[] {
  const roots = [environment.ProgramFiles, environment['ProgramFiles(x86)'], environment.LOCALAPPDATA].filter((root) => root !== undefined);
  const tails = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
  return tails.flatMap((tail) => roots.map((root) => join(root, tail)));
}

/** Where `@puppeteer/browsers` puts a headless shell: `<platform>-<version>/chrome-headless-shell-<platform>/`. */
async function puppeteerCache(): Promise<string[]> {
  const root = join(homedir(), '.cache', 'puppeteer', 'chrome-headless-shell');
  const versions = await readdir(root).catch(() => []);
  const folders = await Promise.all(
    versions.map(async (version) => (await readdir(join(root, version)).catch(() => [])).map((folder) => join(root, version, folder))),
  );
  const name = process.platform === 'win32' ? 'chrome-headless-shell.exe' : 'chrome-headless-shell';
  return folders
    .flat()
    .sort()
    .reverse()
    .map((folder) => join(folder, name));
}
