import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/** The lockfile works with any registry: it holds no address, and every package an integrity. */
export const lockfile = {
  name: 'lockfile',
  mend: 'npm install',
  run: async () => {
    const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
    const problems = [];
    for (const [name, { resolved, link, integrity }] of Object.entries(packages)) {
      if (resolved && !link) problems.push(`${name} names the address it was fetched from.`);
      if (name.includes('node_modules/') && !link && !integrity) problems.push(`${name} has no integrity.`);
    }
    const settings = readFileSync(inRoot('.npmrc'), 'utf8');
    if (/^[ \t]*([^\s=]*:)?registry\s*=|_auth/m.test(settings)) problems.push('.npmrc names a registry.');
    if (!/^omit-lockfile-registry-resolved\s*=\s*true$/m.test(settings))
      problems.push('.npmrc must set omit-lockfile-registry-resolved=true.');
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${Object.keys(packages).length} packages` };
  },
};
