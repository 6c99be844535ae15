import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout; every script works from here, wherever it was called. */
export const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => path.join(rootDir, ...parts);
export const backendDist = (...parts) => inRoot('backend', 'dist', ...parts);

let sources = false;

/** Has `backendModule` name sources from here on, for a process that has the loader of `source-loader.mjs`. */
export function useBackendSources() {
  sources = true;
}

export const usesBackendSources = () => sources;

/** A module of the back end: built, or its source where somebody works on it. @param {string} file as `core/config/load-config.js` */
export const backendModule = (file) => (sources ? inRoot('backend/src', file.replace(/\.js$/, '.ts')) : backendDist(file));

/** The program of an installed package, run with `process.execPath`. */
export const packageBin = (file) => inRoot('node_modules', file);
