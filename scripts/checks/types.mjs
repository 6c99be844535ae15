import { packageBin } from '../lib/paths.mjs';
import { MUCH_GARBAGE, runNode } from '../lib/run.mjs';

const compile = (project) => () =>
  runNode(packageBin('typescript/bin/tsc'), ['-p', project, '--pretty', 'false'], { nodeArgs: MUCH_GARBAGE });

export const backendTypes = { name: 'types, back end', run: compile('backend') };
export const frontendTypes = { name: 'types, front end', run: compile('frontend') };
export const clientTypes = { name: 'types, client', run: compile('packages/client') };
export const toolTypes = { name: 'types, scripts, benches and journeys', run: compile('tsconfig.tools.json') };
