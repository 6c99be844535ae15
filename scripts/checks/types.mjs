import { packageBin } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

const compile = (project) => () => runNode(packageBin('typescript/bin/tsc'), ['-p', project, '--pretty', 'false']);

export const backendTypes = { name: 'types, back end', run: compile('backend') };
export const frontendTypes = { name: 'types, front end', run: compile('frontend') };
export const toolTypes = { name: 'types, scripts, benches and journeys', run: compile('tsconfig.tools.json') };
