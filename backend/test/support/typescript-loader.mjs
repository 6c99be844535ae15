/**
 * `node --import` this to run TypeScript source of the back end outside Jest: worker threads and child processes
 * started by tests. Compiles with the same `.swcrc` as Jest and maps `./x.js` to `./x.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const swcrc = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

function sourceUrl(specifier, parentURL) {
  if (!parentURL?.startsWith('file:') || !/^\.{1,2}\/.*\.js$/.test(specifier)) return undefined;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parentURL);
  return existsSync(fileURLToPath(url)) ? url.href : undefined;
}

function compiled(url) {
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swcrc, swcrc: false, filename });
  return { format: 'module', source: code, shortCircuit: true };
}

export const resolve = (specifier, context, next) => {
  const url = sourceUrl(specifier, context.parentURL);
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
};

export const load = (url, context, next) => (/^file:.*\.ts$/.test(url) ? compiled(url) : next(url, context));

const HOOKS_THREAD_MARK = '?hooks';
if (!import.meta.url.endsWith(HOOKS_THREAD_MARK)) {
  // Node 20 only has the asynchronous hooks, which run this file a second time in a thread of their own.
  if (nodeModule.registerHooks) nodeModule.registerHooks({ resolve, load });
  else nodeModule.register(import.meta.url + HOOKS_THREAD_MARK);
}
