import { packageBin } from '../lib/paths.mjs';
import { MUCH_GARBAGE, runNode } from '../lib/run.mjs';

export const lint = {
  name: 'lint',
  run: () => runNode(packageBin('eslint/bin/eslint.js'), ['.', '--max-warnings', '0'], { nodeArgs: MUCH_GARBAGE }),
};
