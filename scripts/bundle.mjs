import { bundleBackend } from './lib/bundle.mjs';
import { compileRoles } from './lib/compile-roles.mjs';

/** Run by the build: puts the programs of the built back end into a few files each, so that they start with less work and less memory. */
const warnings = await bundleBackend();
const problems = warnings.length > 0 ? warnings : await compileRoles();
if (problems.length > 0) {
  console.error(`The back end cannot be bundled.\n${problems.join('\n')}`);
  process.exitCode = 1;
}
