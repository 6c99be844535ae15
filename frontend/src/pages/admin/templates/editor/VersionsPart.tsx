import { Button } from 'antd';
import { useMemo } from 'react';
import type { DataColumn } from '../../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../../components/ui/data-table/DataTable.js';
import { formatDate } from '../../../../shared/format/dates.js';
import { editorMessages as text, templateMessages } from '../messages.js';
import styles from '../templates.module.css';
import type { EditedTemplate } from './template-content.js';

type Version = EditedTemplate['versions'][number];

interface VersionsPartProps {
  versions: readonly Version[];
  /** While there are unsaved changes, which a restored version would replace. */
  blocked: boolean;
  onRestore: (number: number) => void;
}

/** Every state that was published, each of which can become the draft again. */
export function VersionsPart({ versions, blocked, onRestore }: VersionsPartProps) {
  const columns = useMemo(
    (): DataColumn<Version>[] => [
      {
        key: 'number',
        title: text.number,
        card: 'heading',
        render: ({ number, label, current }) => (
          <>
            <span>{templateMessages.version(String(number))}</span>
            <span className={styles.hint}>{[label, current && text.current].filter(Boolean).join(' · ')}</span>
          </>
        ),
      },
      { key: 'published', title: text.publishedAt, width: 180, render: ({ publishedAt }) => formatDate(publishedAt) },
      {
        key: 'actions',
        title: templateMessages.actions,
        width: 190,
        card: 'actions',
        render: ({ number }) => (
          <Button size="small" disabled={blocked} aria-label={text.restoreNamed(number)} onClick={() => onRestore(number)}>
            {text.restore}
          </Button>
        ),
      },
    ],
    [blocked, onRestore],
  );
  return (
    <DataTable label={text.versionList} columns={columns} rows={versions} rowKey={({ number }) => String(number)} empty={text.noVersions} />
  );
}
