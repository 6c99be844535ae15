import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const SOURCES = ['backend/src', 'frontend/src'];
const EXCEPTIONS = 'scripts/room-budget.json';
const LIMIT = 15;
/** Styles and data do not end like this. */
const CODE = /[.](ts|tsx|js|mjs)$/;
const NOT_COUNTED = /[.](spec|test|contract|d)[.]tsx?$|\/migrations\/|^frontend\/src\/shared\/gql\//;

/** No folder holds more than 15 source files; those that did when the rule came are listed with their number, which only falls. */
export const rooms = {
  name: 'rooms',
  run: async () => {
    const exceptions = JSON.parse(readFileSync(inRoot(EXCEPTIONS), 'utf8'));
    const widths = widthsOf(sourceFiles(SOURCES, CODE));
    const problems = roomProblems(widths, exceptions);
    return {
      ok: problems.length === 0,
      output: problems.join('\n'),
      note: `${widths.size} folders, ${Object.keys(exceptions).length} too wide`,
    };
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
 * @param {Record<string, number>} exceptions
 * @returns {string[]} one sentence for each folder
 */
export function roomProblems(widths, exceptions) {
  const tooWide = [...widths]
    .filter(([folder, width]) => width > Math.max(LIMIT, exceptions[folder] ?? 0))
    .map(([folder, width]) => `${folder} has ${width} source files; ${exceptions[folder] ?? LIMIT} is the limit: make a subfolder.`);
  const stale = Object.entries(exceptions).flatMap(([folder, allowed]) => {
    const width = widths.get(folder) ?? 0;
    if (width <= LIMIT) return [`${folder} needs no exception any more: take it off ${EXCEPTIONS}.`];
    return width < allowed ? [`${folder} has only ${width} source files now: write that number in ${EXCEPTIONS}.`] : [];
  });
  return [...tooWide, ...stale];
}
