import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const FOLDERS = [
  'backend/src',
  'backend/test',
  'frontend/src',
  'frontend/test',
  'scripts',
  'bench',
  'test',
  'packages/client/src',
  'packages/client/examples',
  'packages/draft/src',
  'packages/embedded-postgres/src',
  'packages/sparse-index/src',
];
const CODE = /[.](ts|tsx|mjs|js|css)$/;
const GENERATED = /^(frontend\/src\/shared|packages\/client\/src)\/gql\//;
const MEDIAN_LIMIT = 80;
const WARN = 300;
const FAIL = 400;

const countLines = (file) => readFileSync(inRoot(file), 'utf8').trimEnd().split('\n').length;

/** Small files: one longer than 400 lines needs a reason in scripts/file-budget.json. */
export const fileBudget = {
  name: 'file budget',
  mend: 'files of fewer lines; a reason in scripts/file-budget.json where one has to be long',
  run: async () => {
    const excused = JSON.parse(readFileSync(inRoot('scripts', 'file-budget.json'), 'utf8'));
    const files = sourceFiles(FOLDERS, CODE)
      .filter((file) => !GENERATED.test(file))
      .map((file) => ({ file, lines: countLines(file) }))
      .sort((a, b) => b.lines - a.lines);
    const median = files[Math.floor(files.length / 2)]?.lines ?? 0;
    const tooLong = files.filter(({ file, lines }) => lines > FAIL && !excused[file]);
    const problems = tooLong.map(({ file, lines }) => `${file} has ${lines} lines: split it (more than ${FAIL} needs a reason).`);
    for (const file of Object.keys(excused)) {
      if (!files.some((one) => one.file === file && one.lines > FAIL)) problems.push(`${file} needs no exception any more.`);
    }
    if (median > MEDIAN_LIMIT) problems.push(`The median file has ${median} lines; ${MEDIAN_LIMIT} is the limit.`);
    const long = files.filter(({ lines }) => lines > WARN).map(({ file, lines }) => `${file} (${lines})`);
    const note = `${files.length} files, median ${median} lines${long.length > 0 ? `; long: ${long.join(', ')}` : ''}`;
    return { ok: problems.length === 0, output: problems.join('\n'), note };
  },
};
