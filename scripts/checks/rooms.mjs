import path from 'node:path';
import { sourceFiles } from '../lib/source-files.mjs';

const SOURCES = [
  'backend/src',
  'frontend/src',
  'packages/client/src',
  'packages/draft/src',
  'packages/embedded-postgres/src',
  'packages/sparse-index/src',
];
const LIMIT = 15;
/** Styles and data do not end like this. */
const CODE = /[.](ts|tsx|js|mjs)$/;
const NOT_COUNTED = /[.](spec|test|contract|d)[.]tsx?$|\/migrations\/|^frontend\/src\/shared\/gql\//;

/** No folder holds more than 15 source files. */
export const rooms = {
  name: 'rooms',
  mend: 'a subfolder, with its row in docs/architecture.md',
  run: async () => {
    const widths = widthsOf(sourceFiles(SOURCES, CODE));
    const problems = roomProblems(widths);
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${widths.size} folders` };
  },
};

/** How many source files lie side by side in each folder. @returns {Map<string, number>} */
export function widthsOf(files) {
  const widths = new Map();
  for (const file of files) {
    if (NOT_COUNTED.test(file)) continue;
    const folder = path.posix.dirname(file);
    widths.set(folder, (widths.get(folder) ?? 0) + 1);
  }
  return widths;
}

/**
 * What is wrong with these widths.
 * @param {Map<string, number>} widths
 * @returns {string[]} one sentence for each folder
 */
export function roomProblems(widths) {
  return [...widths]
    .filter(([, width]) => width > LIMIT)
    .map(([folder, width]) => `${folder} has ${width} source files; ${LIMIT} is the limit: make a subfolder.`);
}
