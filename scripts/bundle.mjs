import { bundleBackend } from './lib/bundle.mjs';

/** Run by the build: puts the programs of the built back end into a few files each, so that they start with less work and less memory. */
const problems = await bundleBackend();
if (problems.length > 0) {
  console.error(`The back end cannot be bundled.\n${problems.join('\n')}`);
  process.exitCode = 1;
}
