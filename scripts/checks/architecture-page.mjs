import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const PAGE = 'docs/architecture.md';
const SOURCES = ['backend/src', 'frontend/src'];
/** A path of a source folder or file; `{a,b}` stands for several, `backend/src/core/{config,errors}` for two. */
const NAMED = /(?:backend|frontend)\/src(?:\/(?:[\w.-]+|\{[^{}]*\}))*/g;

/** The page names every source folder that exists, once, and no other. Naming a folder names those above it. */
export const architecturePage = {
  name: PAGE,
  mend: 'a row in docs/architecture.md for each folder, and none for a folder that is gone',
  run: async () => {
    const page = inRoot(PAGE);
    if (!existsSync(page)) return { ok: false, output: `${PAGE} is missing.` };
    const named = [...readFileSync(page, 'utf8').matchAll(NAMED)].flatMap(([text]) => expand(text));
    const twice = new Set(named.filter((name, index) => named.indexOf(name) < index));
    const covered = new Set(named.flatMap(withParents));
    const folders = new Set(sourceFiles(SOURCES).map((file) => path.posix.dirname(file)));
    const problems = [
      ...[...folders].filter((folder) => !covered.has(folder)).map((folder) => `${PAGE} does not name ${folder}.`),
      ...[...twice].map((name) => `${PAGE} names ${name} twice.`),
      ...[...new Set(named)].filter((name) => !existsSync(inRoot(name))).map((name) => `${PAGE} names ${name}, which is not there.`),
    ];
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${folders.size} folders` };
  },
};

export function expand(text) {
  const group = /\{([^{}]*)\}/.exec(text);
  if (!group) return [text.replace(/(?<![./])[./]+$/, '')];
  return group[1].split(',').flatMap((part) => expand(text.replace(group[0], part.trim())));
}

function withParents(folder) {
  const parts = folder.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
