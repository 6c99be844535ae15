/**
 * `node --import` this to run TypeScript source of the back end outside Jest: worker threads and child processes
 * started by tests. Compiles as `.swcrc` says, once for each state of a file, and maps `./x.js` to `./x.ts`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const require = nodeModule.createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, '.cache', 'typescript');
const isOurs = (filename) => filename.startsWith(ROOT + path.sep);
const swcrc = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));
// Native code that only a thread has loaded is unloaded with it, which crashes the process while the compiler's own threads still run.
if (isMainThread) require('@swc/core');
/** What compiles: something kept by another compiler, or by one with other options, is compiled again. */
const compiler = JSON.stringify([swcrc, require('@swc/core/package.json').version, ROOT, readFileSync(new URL(import.meta.url), 'utf8')]);
/** Tests that Node loads itself import Jest's functions from here. */
const GLOBALS = new URL('../runner/native-globals.mjs', import.meta.url).href;

/** Packages of this repository that the back end uses, run from their sources, too. */
const OWN_PACKAGE = /^@themis\/(draft|embedded-postgres|sparse-index)(?:\/(\w+))?$/;

function sourceUrl(specifier, parentURL) {
  const [, own, entry = 'index'] = OWN_PACKAGE.exec(specifier) ?? [];
  if (own) return pathToFileURL(path.join(ROOT, 'packages', own, 'src', `${entry}.ts`)).href;
  if (!parentURL?.startsWith('file:') || !/^\.{1,2}\/.*\.js$/.test(specifier)) return undefined;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parentURL);
  return existsSync(fileURLToPath(url)) ? url.href : undefined;
}

/** Where a source is kept once it is compiled, with its source map beside it. */
const keptAs = (filename) => path.join(CACHE, `${path.relative(ROOT, filename)}.js`);

/** The file with the source map of a module that was loaded here; `undefined` for what is no TypeScript of this project. */
export function sourceMapOf(url) {
  if (!/^file:.*\.ts$/.test(url)) return undefined;
  const filename = fileURLToPath(url);
  return isOurs(filename) ? `${keptAs(filename)}.map` : undefined;
}

/** A process does not compile what another one has compiled. */
function compiled(url) {
  const filename = fileURLToPath(url);
  const text = readFileSync(filename, 'utf8');
  const mark = `// ${createHash('sha256').update(compiler).update(text).digest('hex')}\n`;
  const kept = keptAs(filename);
  const known = isOurs(filename) && read(kept);
  if (known && known.endsWith(mark)) return known;
  const made = require('@swc/core').transformSync(text, { ...swcrc, sourceMaps: true, swcrc: false, filename });
  if (!isOurs(filename)) return made.code;
  write(`${kept}.map`, made.map);
  const code = `${made.code}\n//# sourceMappingURL=${pathToFileURL(`${kept}.map`)}\n${mark}`;
  write(kept, code);
  return code;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whole or not at all, since several processes may write the same file. */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

export const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  const url = sourceUrl(specifier, context.parentURL);
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
};

export const load = (url, context, next) =>
  /^file:.*\.ts$/.test(url) ? { format: 'module', source: compiled(url), shortCircuit: true } : next(url, context);

const HOOKS_THREAD_MARK = '?hooks';
if (!import.meta.url.endsWith(HOOKS_THREAD_MARK)) {
  // Node 20 only has the asynchronous hooks, which run this file a second time in a thread of their own.
  const { registerHooks } = /** @type {{ registerHooks?: (hooks: object) => void }} */ (nodeModule);
  if (registerHooks) registerHooks({ resolve, load });
  else nodeModule.register(import.meta.url + HOOKS_THREAD_MARK);
}
