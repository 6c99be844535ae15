import { PlusOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { Tag } from '../../../components/ui/tag/Tag.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import type { CourtFormatRow_FormatFragment, Paper } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { CourtFormatDialog } from './CourtFormatDialog.js';
import { ADMIN_COURT_FORMATS, COURT_FORMAT_ROW, REMOVE_COURT_FORMAT } from './court-formats.operations.js';
import styles from './court-formats.module.css';
import { courtFormatMessages as text } from './messages.js';

type Row = CourtFormatRow_FormatFragment;

/** Names of sizes are the same in every language. */
const PAPER_NAMES: Record<Paper, string> = { A4: 'A4', LEGAL: 'Legal', LETTER: 'Letter' };

/** The format that comes with the product; it cannot be changed. */
const BUILT_IN = 'usual';

const columnsOf = (onEdit: (format: Row) => void, onRemove: (format: Row) => void): DataColumn<Row>[] => [
  {
    key: 'name',
    title: text.name,
    card: 'heading',
    render: ({ name, isDefault, id }) => (
      <>
        {name} {isDefault && <Tag>{text.default}</Tag>} {id === BUILT_IN && <Tag>{text.builtIn}</Tag>}
      </>
    ),
  },
  {
    key: 'courts',
    title: text.courts,
    width: 240,
    render: ({ courts, isDefault }) => courts.join(', ') || (isDefault ? text.otherCourts : text.anyCourt),
  },
  {
    key: 'look',
    title: text.look,
    width: 260,
    render: ({ paper, fontSize, lineSpacing, maxFileMb }) =>
      [text.looks(PAPER_NAMES[paper], fontSize, lineSpacing), maxFileMb && text.atMost(maxFileMb)].filter(Boolean).join(', '),
  },
  {
    key: 'actions',
    title: text.actions,
    width: 180,
    card: 'actions',
    render: (row) =>
      row.id !== BUILT_IN && (
        <>
          <Button size="small" type="text" aria-label={text.editNamed(row.name)} onClick={() => onEdit(row)}>
            {text.edit}
          </Button>
          <Button size="small" danger type="text" aria-label={text.removeNamed(row.name)} onClick={() => onRemove(row)}>
            {text.remove}
          </Button>
        </>
      ),
  },
];

/** The forms in which courts take their papers. */
export function CourtFormats() {
  const { data, error, refetch } = useQuery(ADMIN_COURT_FORMATS, { fetchPolicy: 'network-only' });
  const [remove] = useMutation(REMOVE_COURT_FORMAT, { refetchQueries: [ADMIN_COURT_FORMATS] });
  const [confirm, confirmation] = useConfirm();
  /** The one that is edited; null for a new one. */
  const [editing, setEditing] = useState<Row | null>();
  const columns = useMemo(
    () =>
      columnsOf(setEditing, ({ id, name }) =>
        confirm({
          title: text.removeTitle,
          text: text.removeConfirm(name),
          confirm: text.remove,
          cancel: text.cancel,
          danger: true,
          onConfirm: async () => {
            try {
              await remove({ variables: { id } });
              notify.success(text.removed);
            } catch (failure) {
              notify.error(describeError(failure, text.removeFailed));
            }
          },
        }),
      ),
    [confirm, remove],
  );
  const rows = data && getFragmentData(COURT_FORMAT_ROW, data.adminCourtFormats);
  const [first] = rows ?? [];
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} disabled={!first} onClick={() => setEditing(null)}>
          {text.add}
        </Button>
      }
    >
      <p className={styles.intro}>{text.intro}</p>
      {error && !data ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <DataTable label={text.title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={text.empty} />
      )}
      {editing !== undefined && first && <CourtFormatDialog format={editing} like={first} onClosed={() => setEditing(undefined)} />}
      {confirmation}
    </Card>
  );
}
