import { changesToJudge } from '../lib/changed-files.mjs';
import { packageBin } from '../lib/paths.mjs';
import { filesToParse } from '../lint/files-to-parse.mjs';
import { MUCH_GARBAGE, runNode } from '../lib/run.mjs';

/** The rules that are known about ESLint and typescript-eslint, those that need types too: docs/decisions/linters.md. */
export const lint = {
  name: 'lint',
  mend: 'npm run format, which mends what the rules can mend by themselves',
  run: () => runNode(packageBin('oxlint/bin/oxlint'), ['-c', 'oxlint.config.mjs', '--deny-warnings', '--quiet', '-f', 'unix', '.']),
};

/** ESLint, what it judges by but for what it has judged before, and a release, with which every file is read again. */
const RULES =
  /^(?:package-lock\.json|eslint\.config\.js|oxlint\.config\.mjs|scripts\/lint\/(?!files-to-parse|pattern-verdicts\.txt).*|contracts\/.*)$/;

/** What Oxlint has no rule for: patterns, and forms that texts of users make dangerous. */
export const lintPatterns = {
  name: 'lint, patterns and forms',
  mend: 'npm run format, which mends what the rules can mend by themselves',
  run: async () => {
    const files = filesToParse(changesToJudge(RULES)?.files);
    const note = `${files.length} files`;
    if (files.length === 0) return { ok: true, output: '', note };
    return { ...(await runNode(packageBin('eslint/bin/eslint.js'), [...files, '--max-warnings', '0'], { nodeArgs: MUCH_GARBAGE })), note };
  },
};
