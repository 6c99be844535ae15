import { changesToJudge } from '../lib/changed-files.mjs';
import { packageBin } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

const CACHE = ['--cache', '--cache-location', '.cache/prettier'];
/** What Prettier itself comes from, and what tells it how. */
const RULES = /^(?:package-lock\.json|\.prettierrc\.json|\.prettierignore|\.editorconfig)$/;

/** What was well laid out at the last release is so still, unless it or the rules have changed: to lay everything out takes a minute. */
export const format = {
  name: 'format',
  mend: 'npm run format',
  run: async () => {
    const files = changesToJudge(RULES)?.files;
    const note = files && `${files.length} files changed`;
    if (files?.length === 0) return { ok: true, output: '', note };
    const args = ['--check', '--log-level', 'warn', '--ignore-unknown', ...CACHE, ...(files ?? ['.'])];
    return { ...(await runNode(packageBin('prettier/bin/prettier.cjs'), args)), note };
  },
};
