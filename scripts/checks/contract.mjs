import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { namedChanges, unnamed } from './contract/changelog.mjs';
import { undated } from './contract/deprecations.mjs';
import { graphqlChanges } from './contract/graphql.mjs';
import { openApiChanges } from './contract/openapi.mjs';

const PAGE = 'docs/api-changelog.md';
/** `schema.graphql` and `openapi.json` of the last release. */
const RELEASED = 'contracts';

/** What programs rely on: no change of the last release's APIs that can break one goes out without a line in the changelog for them. */
export const contract = {
  name: 'API contract',
  mend: 'npm run codegen and a line in docs/api-changelog.md, where the change is meant',
  run: async () => {
    // Loaded here, since on a fresh clone the package is there only once the checks have installed it.
    const graphql = await import('graphql');
    const text = (...file) => readFileSync(inRoot(...file), 'utf8');
    const schema = graphql.buildSchema(text('schema.graphql'));
    const changes = [
      ...graphqlChanges(graphql, graphql.buildSchema(text(RELEASED, 'schema.graphql')), schema),
      ...openApiChanges(JSON.parse(text(RELEASED, 'openapi.json')), JSON.parse(text('openapi.json'))),
    ];
    const missing = unnamed(changes, namedChanges(text(PAGE)));
    const problems = [
      ...missing.map((change) => `Breaks programs, and "Unreleased" in ${PAGE} has no line that begins with - \`${change}\``),
      ...undated(graphql, schema),
    ];
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${changes.length} breaking changes since the last release` };
  },
};
