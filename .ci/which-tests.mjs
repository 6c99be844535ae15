/**
 * Prints which tests a change has to pass: those with every screen in every state where the front end is not that of the last release, and
 * why on the other stream. The documents in `contracts/` are those of the last release; what the history cannot tell counts as a change.
 */
import { spawnSync } from 'node:child_process';

const FRONT_END = ['frontend', 'packages/client', 'schema.graphql'];
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return { ok: status === 0, text: (stdout ?? '').trim() };
};

function choice() {
  const release = git('log', '-1', '--format=%h', '--', 'contracts').text;
  if (git('rev-parse', '--is-shallow-repository').text !== 'false' || release === '')
    return ['test:all', 'the history does not tell what changed in the front end since the last release'];
  const same = git('diff', '--quiet', release, '--', ...FRONT_END).ok;
  return same
    ? ['test', `the front end is that of the last release (${release})`]
    : ['test:all', `the front end has changed since the last release (${release})`];
}

const [script, why] = choice();
console.error(`Runs npm run ${script}: ${why}.`);
console.log(script);
