import { defineConfig } from 'vitest/config';
import { scaled } from './backend/test/runner/time-factor.mjs';

/** Longer than a product takes to start on a busy machine, and any step of a browser: it only ends what hangs. */
const LIMIT_MS = scaled(240_000);

/** The tests of the scripts, and those of the product as a whole in a browser; the front end has its own configuration. */
export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // Each file in a process of its own, loaded by Node as it stands: they start products, send signals and keep state in modules.
    pool: 'forks',
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Most of their time is a browser's or a product's that starts.
    maxWorkers: 2,
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    setupFiles: [`${import.meta.dirname}/scripts/test/support/vitest-setup.mjs`],
  },
});
