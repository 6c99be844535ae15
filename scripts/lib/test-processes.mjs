import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backendBuild } from './build.mjs';
import { Failure } from './failure.mjs';
import { hashOf } from './hash.mjs';
import { backendDist, inRoot, rootDir } from './paths.mjs';
import { isStamped, stamp } from './stamp.mjs';

/** Programs of the tests that load the whole product; `backend/test/support/run-typescript.ts` starts them. */
const PROGRAMS = ['api-process', 'charge-process', 'rebuild-process'];
const SUPPORT = 'backend/test/support';
const FOLDER = inRoot('.cache', 'processes');
const SOURCES = '../../src/';

/**
 * Bundles the programs that tests start again and again with the built back end, as the product's own are: from single files each takes
 * twice as long to start. Does nothing where they are there already.
 * @throws Failure when the bundler complains
 */
export async function bundleTestProcesses() {
  const stampFile = path.join(FOLDER, '.themis-built');
  const made = hashOf(
    rootDir,
    PROGRAMS.map((name) => `${SUPPORT}/${name}.ts`),
  );
  const hash = `${backendBuild()} ${made}`;
  if (isStamped(stampFile, hash)) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const programs = Object.fromEntries(PROGRAMS.map((name) => [name, inRoot(SUPPORT, `${name}.ts`)]));
  // Needs packages, which the run of the tests has installed only now.
  const { bundle } = await import('./bundle.mjs');
  const problems = await bundle(programs, FOLDER, [fromTheBuild]);
  if (problems.length > 0) throw new Failure(`The programs of the tests cannot be bundled.\n${problems.join('\n')}`);
  stamp(stampFile, hash);
}

/** The tests import the sources; what they start is made of the build. */
const fromTheBuild = {
  name: 'from-the-build',
  resolveId: (id) => (id.startsWith(SOURCES) ? backendDist(id.slice(SOURCES.length)) : null),
};
