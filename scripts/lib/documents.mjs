import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { sourceFiles } from './source-files.mjs';

const SOURCE = /(?<![.]test)[.]tsx?$/;
const GENERATED = /\/gql\//;
const DOCUMENT = /\bgraphql\(/;

/**
 * The source files of a folder that hold GraphQL documents: the generator would parse every file that it is given, and one in fifteen
 * has any.
 */
export const filesWithDocuments = (folder) =>
  sourceFiles([folder], SOURCE).filter((file) => !GENERATED.test(file) && DOCUMENT.test(readFileSync(inRoot(file), 'utf8')));
