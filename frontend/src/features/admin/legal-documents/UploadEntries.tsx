import { CloseOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { formatBytes } from '../../../shared/format/bytes.js';
import { legalDocumentMessages as text } from './messages.js';
import styles from './legal-documents.module.css';
import type { UploadEntry } from './use-legal-uploads.js';

const progressStatus = { chosen: 'normal', sending: 'active', stored: 'success', failed: 'exception' } as const;

/** The chosen files, each with its own progress or error. */
export function UploadEntries({ entries, onRemove }: { entries: readonly UploadEntry[]; onRemove: (id: string) => void }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, file, state, percent, error }) => (
        <li key={id}>
          <span className={styles.entryName}>{file.name}</span>
          <span className={styles.note}>{state === 'stored' ? text.stored : formatBytes(file.size)}</span>
          {state !== 'sending' && (
            <Button type="text" size="small" icon={<CloseOutlined />} aria-label={text.remove(file.name)} onClick={() => onRemove(id)} />
          )}
          {state !== 'chosen' && (
            <Progress percent={percent} size="small" status={progressStatus[state]} aria-label={text.progress(file.name)} />
          )}
          {error && (
            <span className={styles.problem} role="alert">
              {error}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
