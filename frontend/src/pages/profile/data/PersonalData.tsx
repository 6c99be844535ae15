import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { ErrorCode } from '../../../shared/api/error-codes.js';
import { fetchAccountArchive } from '../../../shared/api/rest-files.js';
import { saveBlob } from '../../../shared/api/save-blob.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { asUser } from '../../../shared/session/authorized.js';
import { askPassword } from '../../../shared/session/asked-password.js';
import { useByProvider } from '../../../shared/session/provider/by-provider.js';
import { useLogout } from '../../../shared/session/hooks.js';
import styles from '../ProfilePage.module.css';
import { StorageUse } from './StorageUse.js';
import { DELETE_ACCOUNT, RETENTION_TERMS } from './data.operations.js';
import { dataMessages as text } from './messages.js';

const PasswordDialog = lazy(async () => ({ default: (await import('../../../components/two-step/PasswordDialog.js')).PasswordDialog }));

/** How long things are kept, a download of everything, and the deletion of the account. */
export function PersonalData() {
  const client = useApolloClient();
  const logout = useLogout();
  const byProvider = useByProvider();
  const { data } = useQuery(RETENTION_TERMS);
  const [asking, setAsking] = useState<'download' | 'delete' | null>(null);
  const terms = data?.retentionTerms;

  const download = async (password?: string): Promise<void> => {
    try {
      saveBlob(await asUser((token) => fetchAccountArchive(password, token)), 'themis-data.zip');
    } catch (error) {
      if (toAppError(error).code === ErrorCode.signInAgain) void askPassword('user');
      throw error;
    }
    notify.success(text.downloaded);
  };
  const remove = async (password?: string, code?: string): Promise<void> => {
    const { data: deleted } = await client.mutate({ mutation: DELETE_ACCOUNT, variables: { input: { password, code } } });
    logout();
    if (deleted) notify.success(deleted.deleteAccount.message);
  };
  const close = (): void => setAsking(null);
  return (
    <Card title={<h2 className={styles.title}>{text.title}</h2>}>
      {terms && (
        <ul className={styles.statements}>
          <li>{terms.conversationDays === null ? text.conversationsKept : text.conversations(terms.conversationDays)}</li>
          <li>{terms.backupDays === null ? text.backupsUnknown : text.backups(terms.backupDays)}</li>
        </ul>
      )}
      {data && <StorageUse {...data.me.storage} />}
      <p className={styles.dataButtons}>
        <Button onClick={() => setAsking('download')}>{text.download}</Button>
        <Button danger onClick={() => setAsking('delete')}>
          {text.delete}
        </Button>
      </p>
      <Suspense>
        {asking === 'download' && (
          <PasswordDialog
            title={text.downloadTitle}
            intro={text.downloadText}
            confirm={text.downloadOk}
            failed={text.downloadFailed}
            asksPassword={!byProvider}
            onConfirm={download}
            onClose={close}
          />
        )}
        {asking === 'delete' && (
          <PasswordDialog
            danger
            title={text.deleteTitle}
            intro={text.deleteText}
            confirm={text.deleteOk}
            failed={text.deleteFailed}
            asksPassword={!byProvider}
            onConfirm={remove}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  );
}
