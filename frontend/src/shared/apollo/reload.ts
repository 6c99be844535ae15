import type { ApolloClient, RefetchQueriesInclude } from '@apollo/client';

/**
 * Loads queries that are on the screen again after a change, and waits for them. The change has been made even if that fails, so
 * this never rejects; a list that cannot be loaded says so itself.
 */
export async function reload(client: ApolloClient, include: RefetchQueriesInclude): Promise<void> {
  await client.refetchQueries({ include }).catch(() => undefined);
}
