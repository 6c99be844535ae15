import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { ApiKeysList } from '../../components/api-keys/ApiKeysList.js';
import { useKeyActions } from '../../components/api-keys/use-key-actions.js';
import { USER_KEY_SCOPES } from '../../components/api-keys/user-key-scopes.js';
import type { UserKeyScope } from '../../shared/gql/graphql.js';
import { useNumberedPage } from '../../shared/url/use-numbered-page.js';
import { API_KEYS, CREATE_API_KEY, REVOKE_API_KEY } from './api-keys.operations.js';
import { profileMessages as text } from './messages.js';

/** The user's own API keys. */
export function ApiKeysTab() {
  const place = useNumberedPage();
  const query = useQuery(API_KEYS, { variables: { first: place.size, offset: place.offset } });
  const page = (query.data ?? query.previousData)?.apiKeys;
  // The secret is shown once: nothing keeps it.
  const [create] = useMutation(CREATE_API_KEY, { fetchPolicy: 'no-cache', refetchQueries: [API_KEYS] });
  const [end] = useMutation(REVOKE_API_KEY);
  const { created, revoked } = useKeyActions();
  const revoke = useCallback((id: string) => revoked(end({ variables: { id } })), [revoked, end]);
  return (
    <ApiKeysList
      intro={text.keysIntro}
      page={page}
      place={place}
      stale={!query.data && Boolean(query.previousData)}
      failed={Boolean(query.error) && !query.data}
      onReload={() => void query.refetch().catch(() => undefined)}
      onRevoke={revoke}
      scopes={USER_KEY_SCOPES}
      ofUser
      onCreate={(key, terms) =>
        created(async () => {
          const { data } = await create({ variables: { input: { ...key, scopes: key.scopes as UserKeyScope[], ...terms } } });
          return data?.createApiKey;
        })
      }
    />
  );
}
