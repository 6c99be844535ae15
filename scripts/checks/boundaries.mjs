import { packageBin } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

const FOLDERS = ['backend/src', 'frontend/src', 'packages/draft/src', 'packages/embedded-postgres/src', 'packages/sparse-index/src'];
const ARGS = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...FOLDERS];

export const boundaries = {
  name: 'import boundaries and cycles',
  mend: 'a call of what is below in place of the import; a feature that may use another one is named in .dependency-cruiser.cjs',
  run: () => runNode(packageBin('dependency-cruiser/bin/dependency-cruise.mjs'), ARGS),
};
