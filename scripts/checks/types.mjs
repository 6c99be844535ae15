import { packageBin } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

/**
 * With the native compiler, on one core: another check has the other one. It takes a fifth of the processor time that the compiler needs
 * which everything else uses for its API: docs/decisions/node-versions.md.
 */
const compile = (project) => () =>
  runNode(packageBin('typescript-native/bin/tsc'), ['-p', project, '--pretty', 'false', '--singleThreaded']);

export const backendTypes = { name: 'types, back end', run: compile('backend') };
export const frontendTypes = { name: 'types, front end', run: compile('frontend') };
export const clientTypes = { name: 'types, client', run: compile('packages/client') };
export const toolTypes = { name: 'types, scripts, benches and journeys', run: compile('tsconfig.tools.json') };
