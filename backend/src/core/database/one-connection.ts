import pg from 'pg';
import type { Queryable } from './schema-state.js';

/** In milliseconds. */
export interface ConnectionLimits {
  connectMs: number;
  /** For each query; without it a query may take as long as it needs. */
  queryMs?: number;
}

/** Does something on a connection of its own, which is closed afterwards. @throws the driver's error when the database does not answer */
export async function onOneConnection<T>(
  url: string,
  { connectMs, queryMs }: ConnectionLimits,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: queryMs });
  // A connection cut while idle is reported by the query that follows.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of each query, as the checks of a schema ask for them. */
export const queryableOf = (client: pg.ClientBase): Queryable => ({
  query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
});
