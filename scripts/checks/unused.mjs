import { packageBin } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

/** Files, exports and packages that nothing uses, and packages that are used but not listed; settings in knip.jsonc. */
export const unused = {
  name: 'unused code and packages',
  mend: 'npx knip --fix, once each finding has been looked at',
  run: () => runNode(packageBin('knip/bin/knip.js'), ['--no-progress', '--treat-config-hints-as-errors']),
};
