import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout; every script works from here, wherever it was called. */
export const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => path.join(rootDir, ...parts);
export const backendDist = (...parts) => inRoot('backend', 'dist', ...parts);

/** The program of an installed package, run with `process.execPath`. */
export const packageBin = (file) => inRoot('node_modules', file);
