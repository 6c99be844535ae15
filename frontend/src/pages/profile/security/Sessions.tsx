import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Tag } from 'antd';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { formatDate, formatDateTime } from '../../../shared/format/dates.js';
import { notify } from '../../../shared/notices/toasts.js';
import styles from '../ProfilePage.module.css';
import { securityMessages as text } from './messages.js';
import own from './security.module.css';
import { END_LOGIN_SESSION, END_OTHER_LOGIN_SESSIONS, LOGIN_SESSIONS } from './security.operations.js';

/** Where the user is signed in, and signing out there. */
export function Sessions() {
  const { data, error, refetch } = useQuery(LOGIN_SESSIONS, { fetchPolicy: 'cache-and-network' });
  const [end, ending] = useMutation(END_LOGIN_SESSION, { refetchQueries: [LOGIN_SESSIONS], awaitRefetchQueries: true });
  const [endOthers] = useMutation(END_OTHER_LOGIN_SESSIONS, { refetchQueries: [LOGIN_SESSIONS], awaitRefetchQueries: true });
  const [confirm, confirmation] = useConfirm();
  const sessions = data?.loginSessions;

  const told = async (done: Promise<string | undefined>): Promise<void> => {
    try {
      notify.success((await done) ?? '');
    } catch (failed) {
      notify.error(describeError(failed, text.signOutFailed));
      void refetch().catch(() => undefined);
    }
  };
  const signOut = (id: string) => told(end({ variables: { id } }).then((answer) => answer.data?.endLoginSession.message));
  const askForOthers = () =>
    confirm({
      title: text.signOutOthers,
      text: text.signOutOthersText,
      confirm: text.signOutOthers,
      cancel: text.cancel,
      danger: true,
      onConfirm: () => told(endOthers().then((answer) => answer.data?.endOtherLoginSessions.message)),
    });

  return (
    <Card
      title={<h2 className={styles.title}>{text.sessionsTitle}</h2>}
      extra={
        sessions && sessions.length > 1 ? (
          <Button danger onClick={askForOthers}>
            {text.signOutOthers}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.session}>{text.sessionsText}</p>
      {error && !sessions && (
        <Alert
          type="error"
          title={text.sessionsFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!error && !sessions && <Placeholder width="100%" height="120px" />}
      <ul className={own.sessions} aria-label={text.sessionsTitle}>
        {sessions?.map(({ id, area, device, address, createdAt, lastUsedAt, expiresAt, kept, current }) => (
          <li key={id}>
            <div className={own.facts}>
              <div className={own.device}>
                <strong>{device}</strong>
                {current && <Tag>{text.thisOne}</Tag>}
                {kept && <Tag>{text.keptUntil(formatDate(expiresAt))}</Tag>}
                {area === 'ADMIN' && <Tag>{text.adminPanel}</Tag>}
              </div>
              <div className={own.times}>
                {address ?? text.noAddress} · {text.times(formatDateTime(createdAt), formatDateTime(lastUsedAt))}
              </div>
            </div>
            {!current && (
              <Button size="small" disabled={ending.loading} aria-label={text.signOutOf(device)} onClick={() => void signOut(id)}>
                {text.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {confirmation}
    </Card>
  );
}
