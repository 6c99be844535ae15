import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { useFragment } from '@apollo/client/react';
import { Button, Progress } from 'antd';
import { formatBytes } from '../../../../shared/format/bytes.js';
import { JobProgress } from '../jobs/JobProgress.js';
import { JOB_PROGRESS_JOB } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import type { UploadEntry } from './use-legal-uploads.js';

interface UploadEntriesProps {
  entries: readonly UploadEntry[];
  busy: boolean;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

const progressStatus = { chosen: 'normal', sending: 'active', stored: 'success', failed: 'exception' } as const;

/** The chosen files, each with its upload progress or error, then with its indexing progress. */
export function UploadEntries({ entries, busy, onRemove, onRetry }: UploadEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries} aria-label={text.chosenFiles}>
      {entries.map(({ id, file, state, percent, error, cancel, jobId }) => (
        <li key={id}>
          <span className={styles.entryName}>{file.name}</span>
          <span className={styles.note}>{state === 'stored' ? text.stored : formatBytes(file.size)}</span>
          {cancel && (
            <Button size="small" aria-label={text.cancelUpload(file.name)} onClick={cancel}>
              {text.cancel}
            </Button>
          )}
          {state === 'failed' && (
            <Button
              size="small"
              icon={<ReloadOutlined aria-hidden />}
              disabled={busy}
              aria-label={text.retryUpload(file.name)}
              onClick={() => onRetry(id)}
            >
              {text.retry}
            </Button>
          )}
          {state !== 'sending' && (
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined aria-hidden />}
              aria-label={text.remove(file.name)}
              onClick={() => onRemove(id)}
            />
          )}
          {(state === 'sending' || state === 'failed') && (
            <Progress percent={percent} size="small" status={progressStatus[state]} aria-label={text.progress(file.name)} />
          )}
          {jobId && <IndexingProgress jobId={jobId} filename={file.name} />}
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

/** Follows the job as events arrive; shows nothing before the first. */
function IndexingProgress({ jobId, filename }: { jobId: string; filename: string }) {
  const { complete, data } = useFragment({
    fragment: JOB_PROGRESS_JOB,
    fragmentName: 'JobProgress_job',
    from: { __typename: 'Job', id: jobId },
  });
  return complete ? <JobProgress job={data} label={text.indexing(filename)} /> : null;
}
