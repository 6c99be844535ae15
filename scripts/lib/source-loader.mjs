import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

const LOADER = pathToFileURL(inRoot('backend/test/support/typescript-loader.mjs')).href;

/** What Node is told before the name of a TypeScript file of the back end, to run it from its source: nothing is built, and what is compiled is kept. */
export const fromSource = ['--import', LOADER];

/** The same for this process: TypeScript files can be imported from here on. */
export const loadSources = () => import(LOADER);
