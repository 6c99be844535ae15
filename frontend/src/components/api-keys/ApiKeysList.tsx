import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { getFragmentData, type FragmentType } from '../../shared/gql/index.js';
import type { NumberedPage } from '../../shared/url/use-numbered-page.js';
import { Card } from '../ui/card/Card.js';
import { useConfirm } from '../ui/confirm/use-confirm.js';
import { DataTable } from '../ui/data-table/DataTable.js';
import { Pager } from '../ui/data-table/Pager.js';
import { API_KEY_ROW } from './api-key-row.operations.js';
import { apiKeyColumns } from './api-key-columns.js';
import styles from './api-keys.module.css';
import { CreateKeyDialog, type CreateKeyDialogProps } from './CreateKeyDialog.js';
import { apiKeyMessages as text } from './messages.js';

interface ApiKeysListProps extends Omit<CreateKeyDialogProps, 'onClosed'> {
  intro: string;
  /** Undefined until it has loaded. */
  page: { nodes: readonly FragmentType<typeof API_KEY_ROW>[]; totalCount: number } | undefined;
  place: NumberedPage;
  stale: boolean;
  failed: boolean;
  onReload: () => void;
  onRevoke: (id: string) => Promise<void>;
  /** Whether the keys are those of several people. */
  withOwner?: boolean;
}

/** The list of API keys, with ways to make and revoke them. */
export function ApiKeysList({ intro, page, place, stale, failed, onReload, onRevoke, withOwner = false, ...creation }: ApiKeysListProps) {
  const [creating, setCreating] = useState(false);
  const [confirm, confirmation] = useConfirm();
  const columns = useMemo(
    () =>
      apiKeyColumns(
        ({ id, name }) =>
          confirm({
            title: text.revokeTitle,
            text: text.revokeConfirm(name),
            confirm: text.revoke,
            cancel: text.cancel,
            danger: true,
            onConfirm: () => onRevoke(id),
          }),
        withOwner,
      ),
    [confirm, onRevoke, withOwner],
  );
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
          {text.create}
        </Button>
      }
    >
      <p className={styles.intro}>{intro}</p>
      {failed ? (
        <Alert type="error" title={text.loadFailed} action={<Button onClick={onReload}>{text.retry}</Button>} />
      ) : (
        <>
          <DataTable
            label={text.title}
            columns={columns}
            rows={page && getFragmentData(API_KEY_ROW, page.nodes)}
            rowKey={({ id }) => id}
            stale={stale}
            empty={text.empty}
          />
          {page && page.totalCount > place.size && <Pager label={text.title} place={place} total={page.totalCount} />}
        </>
      )}
      {creating && <CreateKeyDialog {...creation} onClosed={() => setCreating(false)} />}
      {confirmation}
    </Card>
  );
}
