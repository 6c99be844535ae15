import { PlusOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { CreateKeyDialog } from '../../../components/api-keys/CreateKeyDialog.js';
import { useKeyActions } from '../../../components/api-keys/use-key-actions.js';
import { USER_KEY_SCOPES } from '../../../components/api-keys/user-key-scopes.js';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { Pager } from '../../../components/ui/data-table/Pager.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import type { UserKeyScope } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { useNumberedPage } from '../../../shared/url/use-numbered-page.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { TokenDialog } from '../users/dialogs/TokenDialog.js';
import { accountColumns, type ServiceAccount } from './account-columns.js';
import { AddAccountDialog } from './AddAccountDialog.js';
import { serviceAccountMessages as text } from './messages.js';
import {
  CREATE_SERVICE_ACCOUNT_KEY,
  SERVICE_ACCOUNT,
  SERVICE_ACCOUNTS,
  SET_SERVICE_ACCOUNT_ACTIVE,
} from './service-accounts.operations.js';
import styles from './service-accounts.module.css';

type Open = { dialog: 'add' } | { dialog: 'key' | 'tokens'; account: ServiceAccount };

/** The accounts of programs: made, given keys and tokens, activated and deactivated. */
export function ServiceAccountsTab() {
  const place = useNumberedPage();
  const query = useQuery(SERVICE_ACCOUNTS, {
    variables: { first: place.size, offset: place.offset },
    fetchPolicy: 'cache-and-network',
  });
  const page = (query.data ?? query.previousData)?.serviceAccounts;
  const refetch = { refetchQueries: [SERVICE_ACCOUNTS] };
  // The secret is shown once: nothing keeps it.
  const [createKey] = useMutation(CREATE_SERVICE_ACCOUNT_KEY, { fetchPolicy: 'no-cache', ...refetch });
  const [setActive] = useMutation(SET_SERVICE_ACCOUNT_ACTIVE, { ...refetch, awaitRefetchQueries: true });
  const { created } = useKeyActions();
  const [open, setOpen] = useState<Open | null>(null);
  const [confirm, confirmation] = useConfirm();
  const close = (): void => setOpen(null);

  const onSwitch = useCallback(
    ({ id, name, isActive }: ServiceAccount) =>
      confirm({
        title: isActive ? text.deactivateTitle : text.activateTitle,
        text: isActive ? text.deactivateText(name) : text.activateText(name),
        confirm: isActive ? text.deactivate : text.activate,
        cancel: text.cancel,
        danger: isActive,
        onConfirm: async () => {
          try {
            await setActive({ variables: { id, active: !isActive } });
            notify.success(isActive ? text.deactivated(name) : text.activated(name));
          } catch (error) {
            notify.error(describeError(error, text.changeFailed));
          }
        },
      }),
    [confirm, setActive],
  );
  const columns = useMemo(
    () =>
      accountColumns({
        onKey: (account) => setOpen({ dialog: 'key', account }),
        onTokens: (account) => setOpen({ dialog: 'tokens', account }),
        onSwitch,
      }),
    [onSwitch],
  );
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ dialog: 'add' })}>
          {text.add}
        </Button>
      }
    >
      <p className={styles.intro}>{text.intro}</p>
      {query.error && !page ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void query.refetch().catch(() => undefined)} />
      ) : (
        <DataTable
          label={text.title}
          columns={columns}
          rows={page && getFragmentData(SERVICE_ACCOUNT, page.nodes)}
          rowKey={({ id }) => id}
          stale={!query.data && Boolean(query.previousData)}
          empty={text.empty}
        />
      )}
      {page && page.totalCount > place.size && <Pager label={text.title} place={place} total={page.totalCount} />}
      {open?.dialog === 'add' && <AddAccountDialog onClosed={close} />}
      {open?.dialog === 'key' && (
        <CreateKeyDialog
          scopes={USER_KEY_SCOPES}
          ofUser
          onCreate={(key, terms) =>
            created(async () => {
              const input = { ...key, scopes: key.scopes as UserKeyScope[], ...terms };
              const { data } = await createKey({ variables: { id: open.account.id, input } });
              return data?.createServiceAccountKey;
            })
          }
          onClosed={close}
        />
      )}
      {open?.dialog === 'tokens' && (
        <TokenDialog
          user={{ ...open.account, email: open.account.name }}
          // Its address is made up and says nothing to anybody.
          told={(tokens) => text.tokensChanged(open.account.name, tokens)}
          onClosed={() => {
            close();
            void query.refetch().catch(() => undefined);
          }}
        />
      )}
      {confirmation}
    </Card>
  );
}
