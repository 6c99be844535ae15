import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const FOLDERS = [
  'backend/src',
  'frontend/src',
  'packages/client/src',
  'packages/draft/src',
  'packages/embedded-postgres/src',
  'packages/sparse-index/src',
  'scripts',
];
const PROGRAM = /(?<!\.(?:spec|test))\.(?:tsx?|mjs)$/;
const LEFT_OUT = /\/gql\/|^scripts\/test\//;
const LIST_CALL = /\b(?:push|unshift|max|min)\(/;

/** Whether a line is more than a comment or an import. */
function hasCode(line) {
  const text = line.trim();
  if (text.startsWith('//') || text === '*' || text.startsWith('* ')) return false;
  if (text.startsWith('/*')) return text.includes('*/') && text.indexOf('*/') < text.length - 2;
  const imports = text.startsWith('import ') || text.startsWith('} from ');
  return !(text === '*/' || (imports && text.endsWith("';") && text.indexOf('/') > text.indexOf("'")));
}

/**
 * Whether ESLint could find anything in a file (eslint.config.js): a pattern has a slash or is made by `RegExp`, and half of the files have
 * neither. A slash that divides, or stands in a text, counts as well.
 * @param {string} text
 */
export const isToParse = (text) =>
  text.includes('RegExp') ||
  text.includes('eslint-') ||
  text.includes('normalize(') ||
  (text.includes('...') && LIST_CALL.test(text)) ||
  text.split('\n').some((line) => line.includes('/') && hasCode(line));

/**
 * The files that ESLint is to read.
 * @param {readonly string[]} [changed] only these, and what imports one of them: a pattern may be made of its constants
 */
export function filesToParse(changed) {
  const touches = changed && touchedBy(changed);
  return sourceFiles(FOLDERS, PROGRAM).filter((file) => {
    if (LEFT_OUT.test(file)) return false;
    const text = readFileSync(inRoot(file), 'utf8');
    return (!touches || touches(file, text)) && isToParse(text);
  });
}

const IMPORTED = /from '([^'\n]+)'/g;

/** By the last part of what is imported, which finds a few files too many. */
function touchedBy(changed) {
  const paths = new Set(changed);
  const names = new Set(changed.map((file) => path.parse(file).name));
  return (file, text) => paths.has(file) || [...text.matchAll(IMPORTED)].some(([, name]) => names.has(path.parse(name).name));
}
