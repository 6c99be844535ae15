import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { ApiKeysList } from '../../../components/api-keys/ApiKeysList.js';
import { useKeyActions } from '../../../components/api-keys/use-key-actions.js';
import type { AdminKeyScope } from '../../../shared/gql/graphql.js';
import { useNumberedPage } from '../../../shared/url/use-numbered-page.js';
import { ALL_API_KEYS, CREATE_ADMIN_API_KEY, REVOKE_ANY_API_KEY } from './api-keys.operations.js';
import { adminKeyMessages as text } from './messages.js';

const SCOPES = ['LIBRARY_ADMIN', 'USERS_ADMIN'] as const satisfies readonly AdminKeyScope[];

/** The API keys of all accounts, and administrators' own. */
export function ApiKeysTab() {
  const place = useNumberedPage();
  const query = useQuery(ALL_API_KEYS, { variables: { first: place.size, offset: place.offset } });
  const page = (query.data ?? query.previousData)?.allApiKeys;
  // The secret is shown once: nothing keeps it.
  const [create] = useMutation(CREATE_ADMIN_API_KEY, { fetchPolicy: 'no-cache', refetchQueries: [ALL_API_KEYS] });
  const [end] = useMutation(REVOKE_ANY_API_KEY);
  const { created, revoked } = useKeyActions();
  const revoke = useCallback((id: string) => revoked(end({ variables: { id } })), [revoked, end]);
  return (
    <ApiKeysList
      intro={text.intro}
      page={page}
      place={place}
      stale={!query.data && Boolean(query.previousData)}
      failed={Boolean(query.error) && !query.data}
      onReload={() => void query.refetch().catch(() => undefined)}
      onRevoke={revoke}
      withOwner
      scopes={SCOPES}
      ofUser={false}
      onCreate={(key) =>
        created(async () => {
          const { data } = await create({ variables: { input: { ...key, scopes: key.scopes as AdminKeyScope[] } } });
          return data?.createAdminApiKey;
        })
      }
    />
  );
}
