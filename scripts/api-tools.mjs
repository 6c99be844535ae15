import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from './lib/failure.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const LIMIT_MS = 300_000;
/** What other people's programs read the description of REST with; fetched when they are needed, since they are 126 MB. */
const REDOCLY = '@redocly/cli@2.77.0';
const SPECTRAL = '@stoplight/spectral-cli@6.16.3';
const TYPES = 'openapi-typescript@7.13.0';

/** Runs a program of a package from npm in the checkout. */
const fromNpm = (name, program, ...args) =>
  run('npm', ['exec', '--yes', `--package=${name}`, '--', program, ...args], { limitMs: LIMIT_MS });

/**
 * Holds `openapi.json` to the rules of two linters (`redocly.yaml`, `.spectral.yaml`), and makes types of it that the compiler has to take.
 * `.ci/run` does it where the document is not that of the last release.
 */
await main(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'themis-api-'));
  try {
    const types = path.join(folder, 'api.d.ts');
    const steps = [
      { name: 'redocly', step: () => fromNpm(REDOCLY, 'redocly', 'lint', 'openapi.json') },
      { name: 'spectral', step: () => fromNpm(SPECTRAL, 'spectral', 'lint', '--fail-severity=warn', 'openapi.json') },
      { name: 'openapi-typescript', step: () => fromNpm(TYPES, 'openapi-typescript', 'openapi.json', '--output', types) },
      { name: 'types of the description', step: () => compiled(folder, types) },
    ];
    let failed = 0;
    for (const { name, step } of steps) {
      const { ok, output } = await step();
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
      if (ok) continue;
      failed += 1;
      console.log(output);
    }
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Compiles the types in strict mode, without any package's. */
function compiled(folder, types) {
  const project = path.join(folder, 'tsconfig.json');
  const compilerOptions = { strict: true, noEmit: true, lib: ['es2022'], types: [], skipLibCheck: false };
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [types] }));
  return run('node', [inRoot('node_modules', 'typescript-native', 'bin', 'tsc'), '--project', project], { limitMs: LIMIT_MS });
}
