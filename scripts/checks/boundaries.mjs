import { packageBin } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

const ARGS = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'backend/src', 'frontend/src'];

export const boundaries = {
  name: 'import boundaries and cycles',
  run: () => runNode(packageBin('dependency-cruiser/bin/dependency-cruise.mjs'), ARGS),
};
