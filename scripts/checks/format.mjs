import { packageBin } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

export const format = {
  name: 'format',
  mend: 'npm run format',
  run: () =>
    runNode(packageBin('prettier/bin/prettier.cjs'), [
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '.',
    ]),
};
