import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const FOLDERS = ['bench', 'scripts', 'test'];
const USES_THE_BUILD = /\bbackend(?:Dist|Module)\(|backend['", /]+dist\b/;
/** 'features/ask/ask.service.js': a path from the root of the built back end. */
const BUILT_FILE = /'((?:core|features|installation|ports)\/[\w./-]+\.js)'/g;

/** Benches and scripts load files of the built back end by path, which no compiler follows: each must have its source. */
export const builtFiles = {
  name: 'built files',
  mend: 'the path that the source has now',
  run: async () => {
    const named = sourceFiles(FOLDERS, /\.mjs$/).flatMap(namedIn);
    const problems = named
      .filter(({ source }) => !existsSync(inRoot(source)))
      .map(({ file, source }) => `${file} loads ${source}, which is not there.`);
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${named.length} paths` };
  },
};

function namedIn(file) {
  const text = readFileSync(inRoot(file), 'utf8');
  if (!USES_THE_BUILD.test(text)) return [];
  return [...text.matchAll(BUILT_FILE)].map(([, built]) => ({ file, source: `backend/src/${built.replace(/\.js$/, '.ts')}` }));
}
