import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { withBuildClaim } from './build-claim.mjs';
import { Failure } from './failure.mjs';
import { hashOf } from './hash.mjs';
import { npm } from './install.mjs';
import { backendDist, inRoot, packageBin, rootDir } from './paths.mjs';
import { step } from './progress.mjs';
import { lastLines, run, runNode } from './run.mjs';
import { isStamped, stamp, stampedWith } from './stamp.mjs';
import { requireWritable } from './writable.mjs';

/** Tests, and the file that a run of tests writes: nothing that is built from. */
const isNoInput = (name) => /\.(spec|test|contract)\.tsx?$|\/guide\/prepared\.json/.test(name);

/** Folders below `backend/src` with what the product reads besides its code; `nest-cli.json` names them, too. */
export const DATA_FOLDERS = [
  'core/validation',
  'features/templates/blocks',
  'features/editing/library',
  'features/editing/reading',
  'features/editing/targets',
  'features/templates/shipped',
  'features/deadlines',
  'features/retrieval/encoding/languages/data',
  'features/retrieval/guide',
  'features/starter-law/manifest',
];
const isData = (file) => statSync(file).isDirectory() || (/\.(json|liquid)$/.test(file) && !isNoInput(file));

/** Packages of this repository that the back end uses. */
const PACKAGES = ['draft', 'embedded-postgres', 'sparse-index'];

const BACKEND = {
  title: 'Building the back end',
  name: 'The back end',
  dist: inRoot('backend', 'dist'),
  entry: 'main.js',
  inputs: [
    'backend/src',
    'backend/package.json',
    'backend/tsconfig.json',
    'backend/tsconfig.build.json',
    'backend/tsconfig.emit.json',
    ...PACKAGES.flatMap((name) =>
      ['package.json', 'src', 'tsconfig.build.json', 'tsconfig.json'].map((part) => `packages/${name}/${part}`),
    ),
    'package-lock.json',
    'scripts/bundle.mjs',
    'scripts/check-templates.mjs',
    'scripts/lib/bundle.mjs',
    'scripts/lib/compile-roles.mjs',
    'scripts/prepare-guide.mjs',
  ],
  build: async () => {
    rmSync(backendDist(), { recursive: true, force: true });
    const compile = (project) => runNode(packageBin('typescript-native/bin/tsc'), ['-p', project, '--pretty', 'false']);
    // The back end is compiled against what the packages say of themselves.
    for (const name of PACKAGES) {
      rmSync(inRoot('packages', name, 'dist'), { recursive: true, force: true });
      const built = await compile(`packages/${name}/tsconfig.build.json`);
      if (!built.ok) return built;
    }
    const compiled = await compile('backend/tsconfig.emit.json');
    if (!compiled.ok) return compiled;
    for (const folder of DATA_FOLDERS) cpSync(inRoot('backend/src', folder), backendDist(folder), { recursive: true, filter: isData });
    const steps = ['check-templates.mjs', 'prepare-guide.mjs', 'bundle.mjs'];
    const outcomes = await Promise.all(steps.map((script) => runNode(inRoot('scripts', script))));
    return outcomes.find(({ ok }) => !ok) ?? compiled;
  },
};

const FRONTEND = {
  title: 'Building the front end',
  name: 'The front end',
  dist: inRoot('frontend', 'dist'),
  entry: 'index.html',
  inputs: [
    'frontend/src',
    'frontend/public',
    'frontend/index.html',
    'frontend/build-plugins',
    'frontend/vite.config.ts',
    'frontend/tsconfig.json',
    // The notation of drafts, which both sides read: docs/decisions/draft-tree.md.
    'backend/src/features/rendering/document-model.ts',
    'backend/src/features/rendering/parse',
    'backend/src/features/rendering/tree',
    'backend/src/core/text/roman.ts',
    // The values of forms, likewise.
    'backend/src/core/text/values',
    'schema.graphql',
    // The guides on /developers: frontend/src/pages/developers/guides/guide-names.ts.
    'docs/api-changelog.md',
    'docs/api.md',
    'docs/errors.md',
    'docs/graphql.md',
    'docs/mcp.md',
    'docs/quickstart.md',
    'docs/recipes.md',
    // The client, which is served to be installed.
    'packages/client/README.md',
    'packages/client/build.mjs',
    'packages/client/package.json',
    'packages/client/src',
    'packages/client/tsconfig.build.json',
    'packages/client/tsconfig.json',
    'package-lock.json',
  ],
  build: async () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const built = await runNode(packageBin('vite/bin/vite.js'), ['build'], { cwd: inRoot('frontend'), env });
    if (!built.ok) return built;
    const [command, prefix] = npm();
    const packed = await run(command, [...prefix, 'pack', '--pack-destination', inRoot('frontend/dist')], {
      cwd: inRoot('packages/client'),
    });
    return packed.ok ? built : packed;
  },
};

/** Builds both sides at once, each only when its sources changed. @returns {Promise<boolean>} whether anything was built. */
export async function buildAll({ force = false } = {}) {
  const outcomes = await Promise.allSettled([BACKEND, FRONTEND].map((part) => buildPart(part, force)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value);
}

export const buildBackend = () => buildPart(BACKEND, false);

/** What the built back end was made from, or null when there is none. */
export const backendBuild = () => stampedWith(stampOf(BACKEND));

const stampOf = ({ dist }) => path.join(dist, '.themis-built');

async function buildPart(part, force) {
  const { name, dist } = part;
  const stampFile = stampOf(part);
  const isBuilt = (hash) => !force && isStamped(stampFile, hash);
  if (isBuilt(sourcesOf(part))) return false;
  const why = `${name} has to be built`;
  requireWritable(dist, why, 'npm run build');
  const claims = path.join(path.dirname(dist), '.building');
  requireWritable(claims, why, 'npm run build');
  return withBuildClaim(claims, name.replace('The', 'the'), async () => {
    // What another process has built in the meantime is not built again.
    const hash = sourcesOf(part);
    if (isBuilt(hash)) return false;
    await runBuild(part);
    stamp(stampFile, hash);
    return true;
  });
}

const sourcesOf = ({ inputs }) => hashOf(rootDir, inputs, isNoInput);

async function runBuild({ title, dist, entry, build }) {
  const { ok, output } = await step(title, build);
  if (!ok) throw new Failure(`${title} failed.\n\n${lastLines(output)}`);
  if (!existsSync(path.join(dist, entry))) throw new Failure(`${title} made no ${path.relative(rootDir, path.join(dist, entry))}.`);
}
