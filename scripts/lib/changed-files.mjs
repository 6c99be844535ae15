import { spawnSync } from 'node:child_process';
import { rootDir } from './paths.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The files that are not as they were at the last release before this commit, those that git does not know yet among them, without those that
 * are gone. The documents in `contracts/` are those of a release.
 * @param {string} [folder] the checkout
 * @returns {string[] | undefined} paths from `folder`; `undefined` where the history does not tell
 */
export function changedFiles(folder = rootDir) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES });
    return status === 0 ? stdout.split('\0').filter((line) => line.trim() !== '') : undefined;
  };
  if (git('rev-parse', '--is-shallow-repository')?.[0]?.trim() !== 'false') return undefined;
  const [release] = git('log', '-1', '--format=%H', 'HEAD^', '--', 'contracts') ?? [];
  if (!release) return undefined;
  const changed = git('diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', '--relative', release.trim());
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return changed && added && [...changed, ...added];
}

/**
 * The files that a check has to look at which judges each file by itself.
 * @param {RegExp} rules the paths of what the check judges by: where one of them has changed, every file is judged anew
 * @returns {string[] | undefined} `undefined` for all files
 */
export function filesToJudge(rules) {
  const changed = changedFiles();
  return changed?.some((file) => rules.test(file)) ? undefined : changed;
}
