import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesOf, longestChain } from '../lib/graph.mjs';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const FEATURES = 'backend/src/features';
const CORE = 'backend/src/core';
/** Packages are held to that last rule, too. */
const PACKAGES = ['packages/draft/src', 'packages/embedded-postgres/src', 'packages/sparse-index/src'];
const PAGE = 'docs/architecture.md';
/** What begins the block of the page that writes the order of core down, a line for each floor, the highest first. */
const ORDER = '```text\ncore, from the top down\n';
const CODE = /(?<![.](spec|test|contract|d))[.]ts$/;
const LIMIT = 8;

/**
 * The rooms of a feature are the folders in it, and what lies in its own folder: on top what serves requests, on the ground what imports
 * no room (errors, entities, shared types). A room that imports another stands a floor above it; rooms that import each other in a circle
 * take a floor each. No feature has more than 8 floors.
 *
 * The rooms of core stand on each other in the order of docs/architecture.md. The folders of a room, at any depth, do not import each
 * other in a circle, nor the folder that they lie in.
 */
export const floors = {
  name: 'floors',
  mend: `an import that leads down, or a file that moves to the room that uses it; a new room of core gets its floor in ${PAGE}`,
  run: async () => {
    const { preProcessFile } = (await import('typescript')).default;
    const features = readdirSync(inRoot(FEATURES)).map((name) => `${FEATURES}/${name}`);
    const known = new Map();
    const importsOf = (file) => {
      if (!known.has(file))
        known.set(
          file,
          preProcessFile(readFileSync(inRoot(file), 'utf8')).importedFiles.map(({ fileName }) => fileName),
        );
      return known.get(file);
    };
    const counted = features.map((feature) => ({
      feature,
      ...floorsOf(roomImports(feature, sourceFiles([feature], CODE), importsOf)),
    }));
    const problems = [
      ...counted
        .filter(({ chain }) => chain.length > LIMIT)
        .map(({ feature, chain, circles }) =>
          [
            `${feature} has ${chain.length} floors; ${LIMIT} is the limit: ${chain.join(' → ')}`,
            ...circles.map((circle) => `  in a circle: ${circle.join(', ')}`),
          ].join('\n'),
        ),
      ...upwards(orderIn(readFileSync(inRoot(PAGE), 'utf8')), roomImports(CORE, sourceFiles([CORE], CODE), importsOf)),
      ...[...readdirSync(inRoot(CORE)).map((name) => `${CORE}/${name}`), ...PACKAGES].flatMap((room) =>
        folderCircles(room, sourceFiles([room], CODE), importsOf),
      ),
    ];
    const highest = counted.reduce((a, b) => (b.chain.length > a.chain.length ? b : a));
    return {
      ok: problems.length === 0,
      output: problems.join('\n'),
      note: `${highest.chain.length} in ${path.posix.basename(highest.feature)}`,
    };
  },
};

/** The floors that the page writes down, from the top. @returns {string[][]} */
export function orderIn(page) {
  const [, rest = ''] = page.split(ORDER);
  const [order = ''] = rest.split('```');
  return order.split('\n').map((floor) => floor.split(' ').filter(Boolean));
}

/**
 * Imports that do not lead down, rooms without a floor and floors without their room.
 * @param {string[][]} order from the top
 * @param {Map<string, Set<string>>} rooms what each room imports
 * @returns {string[]} one sentence for each
 */
export function upwards(order, rooms) {
  const floorOf = new Map(order.flatMap((floor, depth) => floor.map((room) => /** @type {const} */ ([room, depth]))));
  return [
    ...[...rooms.keys()].filter((room) => !floorOf.has(room)).map((room) => `${PAGE} gives ${CORE}/${room} no floor.`),
    ...[...floorOf.keys()].filter((room) => !rooms.has(room)).map((room) => `${PAGE} names ${CORE}/${room}, which is not there.`),
    ...[...rooms].flatMap(([room, imported]) =>
      [...imported]
        .filter((other) => (floorOf.get(other) ?? Infinity) <= (floorOf.get(room) ?? -1))
        .map((other) => `${CORE}/${room} imports ${CORE}/${other}, which ${PAGE} does not put below it.`),
    ),
  ];
}

/**
 * Folders of a room that lead back to themselves through one another, each folder being the files in it without those of its subfolders.
 * @param {string} room its folder
 * @param {string[]} files its source files
 * @param {(file: string) => string[]} importsOf what a file imports, as written there
 * @returns {string[]} one sentence for each circle, and the imports that make it
 */
export function folderCircles(room, files, importsOf) {
  const { dirname } = path.posix;
  const imports = files.flatMap((file) => importsWithin(room, file, importsOf(file)).map((target) => ({ file, target })));
  /** @type {Map<string, Set<string>>} */
  const graph = new Map(files.map((file) => [dirname(file), new Set()]));
  for (const { file, target } of imports) if (dirname(file) !== dirname(target)) graph.get(dirname(file))?.add(dirname(target));
  return circlesOf(graph).map((circle) =>
    [
      `These folders lead back to themselves through one another: ${circle.sort().join(', ')}`,
      ...imports
        .filter(({ file, target }) => dirname(file) !== dirname(target) && [file, target].every((one) => circle.includes(dirname(one))))
        .map(({ file, target }) => `  ${file} imports ${target}`),
    ].join('\n'),
  );
}

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
