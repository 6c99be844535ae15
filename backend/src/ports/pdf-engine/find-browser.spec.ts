import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInstalledBrowsers } from './find-browser.js';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'browsers-'));
  for (const name of ['bin/chromium', 'bin/google-chrome', 'bin/chrome-headless-shell', 'not-executable/chromium-browser']) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), '');
    await chmod(join(root, name), name.startsWith('bin') ? 0o755 : 0o644);
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

const found = async (environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): Promise<string[]> => {
  const browsers = await findInstalledBrowsers(environment, platform);
  return browsers.map(({ executable }) => executable).filter((path) => path.startsWith(root));
};

describe('findInstalledBrowsers', () => {
  it('prefers a headless shell to Chrome and Chrome to Chromium', async () => {
    expect(await found({ PATH: `${root}/not-executable:${root}/bin` }, 'linux')).toEqual(
      ['chrome-headless-shell', 'google-chrome', 'chromium'].map((name) => join(root, 'bin', name)),
    );
  });

  it('finds nothing on an empty PATH and looks below the program folders on Windows', async () => {
    expect(await found({}, 'linux')).toEqual([]);
    const chrome = join(root, 'Google/Chrome/Application/chrome.exe');
    await mkdir(join(chrome, '..'), { recursive: true });
    await writeFile(chrome, '', { mode: 0o755 });
    expect(await found({ LOCALAPPDATA: root }, 'win32')).toEqual([chrome]);
  });
});
