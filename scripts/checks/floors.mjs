import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesOf, longestChain } from '../lib/graph.mjs';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const FEATURES = 'backend/src/features';
const CORE = 'backend/src/core';
const CODE = /(?<![.](spec|test|contract|d))[.]ts$/;
const LIMIT = 8;

/**
 * The rooms of a feature are the folders in it, and what lies in its own folder: on top what serves requests, on the ground what imports
 * no room (errors, entities, shared types). A room that imports another stands a floor above it; rooms that import each other in a circle
 * take a floor each. No feature has more than 8 floors.
 *
 * The rooms of core stand on each other in one order, so that none of them leads back to itself.
 */
export const floors = {
  name: 'floors',
  mend: 'an import that leads down, or a file that moves to the room that uses it',
  run: async () => {
    const { preProcessFile } = (await import('typescript')).default;
    const features = readdirSync(inRoot(FEATURES)).map((name) => `${FEATURES}/${name}`);
    const importsOf = (file) => preProcessFile(readFileSync(inRoot(file), 'utf8')).importedFiles.map(({ fileName }) => fileName);
    const counted = features.map((feature) => ({
      feature,
      ...floorsOf(roomImports(feature, sourceFiles([feature], CODE), importsOf)),
    }));
    const problems = counted
      .filter(({ chain }) => chain.length > LIMIT)
      .map(({ feature, chain, circles }) =>
        [
          `${feature} has ${chain.length} floors; ${LIMIT} is the limit: ${chain.join(' → ')}`,
          ...circles.map((circle) => `  in a circle: ${circle.join(', ')}`),
        ].join('\n'),
      );
    const core = floorsOf(roomImports(CORE, sourceFiles([CORE], CODE), importsOf));
    problems.push(...core.circles.map((circle) => `${CORE}: these lead back to themselves through one another: ${circle.join(', ')}`));
    const highest = counted.reduce((a, b) => (b.chain.length > a.chain.length ? b : a));
    return {
      ok: problems.length === 0,
      output: problems.join('\n'),
      note: `${highest.chain.length} in ${path.posix.basename(highest.feature)}, ${core.chain.length} in core`,
    };
  },
};

/**
 * Which rooms of a feature each of them imports; types count too.
 * @param {string} feature its folder
 * @param {string[]} files its source files
 * @param {(file: string) => string[]} importsOf what a file imports, as written there
 * @returns {Map<string, Set<string>>} by room: `.` for the feature's own folder, `ground` for its files that import no room, else the folder's name
 */
export function roomImports(feature, files, importsOf) {
  const inFeature = new Map(files.map((file) => [file, importsWithin(feature, file, importsOf(file))]));
  const ground = groundOf(feature, inFeature);
  const roomOf = (file) => {
    const [first = '.', ...rest] = path.posix.relative(feature, file).split('/');
    if (rest.length > 0) return first;
    return ground.has(file) ? 'ground' : '.';
  };
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map(files.map((file) => [roomOf(file), new Set()]));
  for (const file of files) {
    for (const target of inFeature.get(file) ?? []) {
      if (roomOf(target) !== roomOf(file)) rooms.get(roomOf(file))?.add(roomOf(target));
    }
  }
  return rooms;
}

const importsWithin = (feature, file, specifiers) =>
  specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier).replace(/[.]js$/, '.ts'))
    .filter((target) => target.startsWith(`${feature}/`));

/** The files of the feature's own folder that import no room, nor one of the others. */
function groundOf(feature, imports) {
  const ground = new Set([...imports.keys()].filter((file) => path.posix.dirname(file) === feature));
  let before;
  do {
    before = ground.size;
    for (const file of ground) if (imports.get(file).some((target) => !ground.has(target))) ground.delete(file);
  } while (ground.size < before);
  return ground;
}

/** The longest chain of rooms from the top down, and the circles among them. @param {Map<string, Set<string>>} rooms */
export const floorsOf = (rooms) => ({ chain: longestChain(rooms), circles: circlesOf(rooms) });
