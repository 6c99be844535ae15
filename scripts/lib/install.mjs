import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { hashOf } from './hash.mjs';
import { inRoot, rootDir } from './paths.mjs';
import { step } from './progress.mjs';
import { lastLines, run } from './run.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { requireWritable, writeIfAllowed } from './writable.mjs';

const stampFile = inRoot('node_modules', '.themis-installed');
const platform = `${process.platform}-${process.arch}`;

/** Installs the packages of the lockfile unless they are there. @returns {Promise<boolean>} whether it installed. */
export async function installPackages() {
  const wanted = `${platform} ${hashOf(rootDir, ['package-lock.json'])}`;
  if (isStamped(stampFile, wanted)) return false;
  const complete = !isForOtherPlatform() && lockfileIsInstalled();
  if (complete) linkWorkspaces();
  if (!complete) await npmCi();
  writeIfAllowed(() => stamp(stampFile, wanted));
  return !complete;
}

/** A copied checkout has the native parts of the machine that it came from. */
function isForOtherPlatform() {
  return existsSync(stampFile) && !readFileSync(stampFile, 'utf8').startsWith(`${platform} `);
}

/** True when npm itself installed exactly this lockfile, as a developer's own `npm install` does. */
function lockfileIsInstalled() {
  const hidden = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = packagesOf(hidden);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(([key, { version, optional, devOptional, link }]) => {
    if (link || !key.includes('node_modules/')) return true;
    return installed[key] ? installed[key].version === version : optional || devOptional;
  });
}

/** A workspace that came with an update is found like the others, without installing all packages again. */
function linkWorkspaces() {
  for (const [key, { link, resolved }] of Object.entries(packagesOf(inRoot('package-lock.json')))) {
    const place = inRoot(key);
    if (!link || existsSync(place)) continue;
    writeIfAllowed(() => symlinkSync(path.relative(path.dirname(place), inRoot(resolved)), place, 'dir'));
  }
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

async function npmCi() {
  requireWritable(inRoot('node_modules'), 'The packages have to be installed', 'npm ci');
  // NODE_ENV=production or npm settings of the machine must not leave out the compilers.
  const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  const [command, prefix] = npm();
  // Else ONNX Runtime would fetch its files for graphics cards from another host, on npm versions that do not read `allowScripts`.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const { ok, output } = await step('Installing packages (npm ci; a few minutes the first time)', () =>
    run(command, [...prefix, ...args], { env }),
  );
  if (!ok) throw new Failure(`npm ci failed. Is the package registry reachable?\n\n${lastLines(output)}`);
}

/** The npm that called us, the one beside this Node, or the one on the PATH. @returns {[command: string, prefix: string[]]} */
export function npm() {
  const caller = process.env.npm_execpath;
  if (caller && /npm-cli\.c?js$/.test(caller)) return [process.execPath, [caller]];
  const beside = path.join(path.dirname(process.execPath), 'npm');
  return [existsSync(beside) ? beside : 'npm', []];
}
