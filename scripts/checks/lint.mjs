import { packageBin } from '../lib/paths.mjs';
import { MUCH_GARBAGE, runNode } from '../lib/run.mjs';

/** The rules that are known about ESLint and typescript-eslint, those that need types too: docs/decisions/linters.md. */
export const lint = {
  name: 'lint',
  run: () => runNode(packageBin('oxlint/bin/oxlint'), ['-c', 'oxlint.config.mjs', '--deny-warnings', '--quiet', '-f', 'unix', '.']),
};

/** What Oxlint has no rule for: patterns, and forms that the house does not use. */
export const lintPatterns = {
  name: 'lint, patterns and forms',
  run: () => runNode(packageBin('eslint/bin/eslint.js'), ['.', '--max-warnings', '0'], { nodeArgs: MUCH_GARBAGE }),
};
