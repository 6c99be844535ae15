import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { keepPlaces, placesOf, ROLES } from './bundle.mjs';
import { Failure } from './failure.mjs';
import { inRoot, rootDir } from './paths.mjs';

const SOURCES = inRoot('backend/src');
/** Below the back end, whose packages are to be found from there. */
const FOLDER = inRoot('backend/.cache/dev');
/** What begins like this is a file of ours, or of the bundler's. */
const INSIDE = /^[./\0]|^@oxc-project\/|^@themis\//;
const NAMES = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };

/** Forgets what earlier runs have made. */
export const clearDevBundles = () => rmSync(FOLDER, { recursive: true, force: true });

/**
 * Puts the sources of both roles into a few files, in less than a second: without packages, which do not change while somebody works, and
 * without a look at types. What a module finds beside it lies beside its source.
 * @param {number} number of this bundle; a process that loaded an earlier one may still load more of that
 * @returns {Promise<{ fileOf: (role: string) => string, packages: string[] }>}
 * @throws Failure with what the bundler says of a source that cannot be read
 */
export async function bundleSources(number) {
  const folder = path.join(FOLDER, String(number));
  const input = Object.fromEntries(ROLES.map((role) => [role, path.join(SOURCES, `${role}.ts`)]));
  try {
    const made = await rolldown({
      cwd: rootDir,
      input,
      platform: 'node',
      tsconfig: inRoot('backend/tsconfig.json'),
      resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
      external: (id) => !INSIDE.test(id),
      plugins: [keepPlaces(SOURCES)],
      onLog: () => undefined,
    });
    const { output } = await made.generate({
      dir: folder,
      format: 'esm',
      // As for the product: scripts/lib/bundle.mjs.
      keepNames: true,
      strictExecutionOrder: true,
      sourcemap: true,
      intro: ({ fileName }) => placesOf(path.dirname(path.join(folder, fileName)), SOURCES, 'esm'),
      ...NAMES,
    });
    await made.close();
    mkdirSync(folder, { recursive: true });
    for (const file of output) writeFileSync(path.join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source);
    rmSync(path.join(FOLDER, String(number - 2)), { recursive: true, force: true });
    const own = new Set(output.map(({ fileName }) => fileName));
    const imported = output.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
    const packages = [...new Set(imported)].filter((id) => !own.has(id) && !id.startsWith('node:') && !builtinModules.includes(id));
    return { fileOf: (role) => path.join(folder, `${role}.js`), packages };
  } catch (error) {
    throw new Failure(`The back end cannot be put together.\n\n${error.message}`);
  }
}
