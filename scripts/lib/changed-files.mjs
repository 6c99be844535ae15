import { spawnSync } from 'node:child_process';
import { rootDir } from './paths.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * What is not as it was at the last release before this commit. The documents in `contracts/` are those of a release.
 * @param {string} [folder] the checkout
 * @returns {{ release: string, files: string[] } | undefined} the commit of the release, and the paths of the files that have changed or that
 * git does not know yet, without those that are gone; `undefined` where the history does not tell
 */
export function changesSinceRelease(folder = rootDir) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES });
    return status === 0 ? stdout.split(/[\0\n]/).filter(Boolean) : undefined;
  };
  if (git('rev-parse', '--is-shallow-repository')?.[0] !== 'false') return undefined;
  const [release] = git('log', '-1', '--format=%H', 'HEAD^', '--', 'contracts') ?? [];
  if (!release) return undefined;
  const changed = git('diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', '--relative', release);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return changed && added && { release, files: [...changed, ...added] };
}

/**
 * The same for what judges each file by itself, or each with what it imports.
 * @param {RegExp} rules the paths of what is judged by, or is read without being imported: where one of them has changed, everything is judged
 * @returns {{ release: string, files: string[] } | undefined} `undefined` for everything
 */
export function changesToJudge(rules) {
  const changes = changesSinceRelease();
  return changes?.files.some((file) => rules.test(file)) ? undefined : changes;
}
