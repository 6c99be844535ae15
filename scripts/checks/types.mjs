import { packageBin } from '../lib/paths.mjs';
import { MUCH_GARBAGE, runNode } from '../lib/run.mjs';

/** @param {string} project */
const argumentsFor = (project) => ['-p', project, '--pretty', 'false'];

/** With the native compiler, on one core, since another check has the other one: docs/decisions/node-versions.md. */
const compile = (project) => () => runNode(packageBin('typescript-native/bin/tsc'), [...argumentsFor(project), '--singleThreaded']);

/** The native compiler takes the type of a variable in JavaScript from its first value, `null` too; this one from all of them. */
const compileJavaScript = (project) => () => runNode(packageBin('typescript/bin/tsc'), argumentsFor(project), { nodeArgs: MUCH_GARBAGE });

const mend = 'the place that the compiler names; npm run codegen, where it is a type that is generated';

export const backendTypes = { name: 'types, back end', mend, run: compile('backend') };
export const frontendTypes = { name: 'types, front end', mend, run: compile('frontend') };
export const clientTypes = { name: 'types, client', mend, run: compile('packages/client') };
export const draftTypes = { name: 'types, drafts', mend, run: compile('packages/draft') };
export const postgresTypes = { name: 'types, embedded PostgreSQL', mend, run: compile('packages/embedded-postgres') };
export const indexTypes = { name: 'types, sparse index', mend, run: compile('packages/sparse-index') };
export const toolTypes = { name: 'types, scripts, benches and journeys', mend, run: compileJavaScript('tsconfig.tools.json') };
