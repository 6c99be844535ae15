import { packageBin } from '../lib/paths.mjs';
import { filesToParse } from '../lint/files-to-parse.mjs';
import { MUCH_GARBAGE, runNode } from '../lib/run.mjs';

/** The rules that are known about ESLint and typescript-eslint, those that need types too: docs/decisions/linters.md. */
export const lint = {
  name: 'lint',
  mend: 'npm run format, which mends what the rules can mend by themselves',
  run: () => runNode(packageBin('oxlint/bin/oxlint'), ['-c', 'oxlint.config.mjs', '--deny-warnings', '--quiet', '-f', 'unix', '.']),
};

/** What Oxlint has no rule for: patterns, and forms that texts of users make dangerous. */
export const lintPatterns = {
  name: 'lint, patterns and forms',
  mend: 'npm run format, which mends what the rules can mend by themselves',
  run: () => runNode(packageBin('eslint/bin/eslint.js'), [...filesToParse(), '--max-warnings', '0'], { nodeArgs: MUCH_GARBAGE }),
};
