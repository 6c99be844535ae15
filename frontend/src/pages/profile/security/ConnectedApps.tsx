import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { apiKeyMessages } from '../../../components/api-keys/messages.js';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import { notify } from '../../../shared/notices/toasts.js';
import styles from '../ProfilePage.module.css';
import { securityMessages as text } from './messages.js';
import own from './security.module.css';
import { CONNECTED_APPS, DISCONNECT_APP } from './security.operations.js';

/** Programs that the user has let in by signing in, and ending that. */
export function ConnectedApps() {
  const { data, error, refetch } = useQuery(CONNECTED_APPS, { fetchPolicy: 'cache-and-network' });
  const [end] = useMutation(DISCONNECT_APP, { refetchQueries: [CONNECTED_APPS], awaitRefetchQueries: true });
  const [confirm, confirmation] = useConfirm();
  const apps = data?.connectedApps;
  const disconnect = async (id: string): Promise<void> => {
    try {
      await end({ variables: { id } });
      notify.success(text.disconnected);
    } catch (failed) {
      notify.error(describeError(failed, text.disconnectFailed));
      void refetch().catch(() => undefined);
    }
  };
  const ask = (id: string, name: string) =>
    confirm({
      title: text.disconnect,
      text: text.disconnectText(name),
      confirm: text.disconnect,
      cancel: text.cancel,
      danger: true,
      onConfirm: () => disconnect(id),
    });
  return (
    <Card title={<h2 className={styles.title}>{text.appsTitle}</h2>}>
      <p className={styles.session}>{text.appsText}</p>
      {error && !apps && (
        <Alert
          type="error"
          title={text.appsFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!error && !apps && <Placeholder width="100%" height="64px" />}
      {apps?.length === 0 && <p className={own.times}>{text.noApps}</p>}
      <ul className={own.sessions} aria-label={text.appsTitle}>
        {apps?.map(({ id, name, host, scopes, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div className={own.facts}>
              <div className={own.device}>
                <strong>{name}</strong>
              </div>
              <div className={own.times}>
                {host} · {text.connected(formatDateTime(createdAt), lastUsedAt ? formatDateTime(lastUsedAt) : text.never)}
              </div>
              <div className={own.times}>{scopes.map((scope) => apiKeyMessages.scopeNames[scope]).join(' · ')}</div>
            </div>
            <Button size="small" danger aria-label={text.disconnectNamed(name)} onClick={() => ask(id, name)}>
              {text.disconnect}
            </Button>
          </li>
        ))}
      </ul>
      {confirmation}
    </Card>
  );
}
