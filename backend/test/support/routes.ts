import type { TestApp } from './app.js';
import type { Client } from './client.js';

export type Access = 'public' | 'user' | 'admin';

/** Methods that the router adds by itself. */
const IMPLIED = new Set(['HEAD', 'OPTIONS']);

/** The protocol of connected apps, which a library answers and `connected-apps.test.ts` asks. */
const OAUTH = /^\/(?:oauth|\.well-known)\//;

/** Every REST route that the running application answers, such as `GET /api/auth/me`; without `/graphql` and OAuth. */
export function routesOf(app: TestApp): string[] {
  const routes: string[] = [];
  const parents: string[] = [];
  const tree: string = app.nest.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  for (const line of tree.split('\n')) {
    const match = /^([│ ]*)[├└]── (\S+) ?(?:\((.+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', segment = '', methods = ''] = match;
    const depth = indent.length / 4;
    const path = `${depth > 0 ? parents[depth - 1] : ''}${segment}`;
    parents[depth] = path;
    for (const method of methods.split(', '))
      if (method && !IMPLIED.has(method) && path !== '/graphql' && !OAUTH.test(path)) routes.push(`${method} ${path}`);
  }
  return routes.sort();
}

/** Root fields of the running schema. */
export async function rootFieldsOf(client: Client): Promise<string[]> {
  type Fields = { fields: { name: string }[] } | null;
  const { data } = await client.graphql<{ __schema: Record<'queryType' | 'mutationType' | 'subscriptionType', Fields> }>(
    '{ __schema { queryType { ...F } mutationType { ...F } subscriptionType { ...F } } } fragment F on __Type { fields(includeDeprecated: true) { name } }',
  );
  return Object.values(data?.__schema ?? {})
    .flatMap((type) => type?.fields.map(({ name }) => name) ?? [])
    .sort();
}
