import { inRoot } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

export const generatedFiles = {
  name: 'schema.graphql, openapi.json and typed documents',
  mend: 'npm run codegen',
  run: () => runNode(inRoot('scripts', 'codegen.mjs'), ['--check']),
};
