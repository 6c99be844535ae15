import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { useFragment } from '@apollo/client/react';
import { Button, Progress } from 'antd';
import { FileName } from '../../../../components/ui/file-name/FileName.js';
import { formatBytes } from '../../../../shared/format/bytes.js';
import { JobProgress } from '../jobs/JobProgress.js';
import { JOB_PROGRESS_JOB } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import { isDone, type UploadEntry } from './upload-entry.js';

/** Rows that are shown; of a larger batch those that failed or are being sent come first, and the rest is counted. */
const ROWS_MAX = 30;
const FIRST: readonly UploadEntry['state'][] = ['sending', 'failed', 'chosen', 'stored', 'present'];

interface UploadEntriesProps {
  entries: readonly UploadEntry[];
  busy: boolean;
  sending: boolean;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onStop: () => void;
}

/**
 * The chosen files, each with its upload progress or error, then with its indexing progress; with the total above them if there are
 * several.
 */
export function UploadEntries({ entries, busy, sending, onRemove, onRetry, onStop }: UploadEntriesProps) {
  if (entries.length === 0) return null;
  const shown =
    entries.length <= ROWS_MAX ? entries : [...entries].sort((a, b) => FIRST.indexOf(a.state) - FIRST.indexOf(b.state)).slice(0, ROWS_MAX);
  return (
    <>
      {entries.length > 1 && <Batch entries={entries} sending={sending} onStop={onStop} />}
      <ul className={styles.entries} aria-label={text.chosenFiles}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} busy={busy} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
      {shown.length < entries.length && <p className={styles.note}>{text.moreFiles(entries.length - shown.length)}</p>}
    </>
  );
}

/** How far all files together have got. */
function Batch({ entries, sending, onStop }: Pick<UploadEntriesProps, 'entries' | 'sending' | 'onStop'>) {
  const done = entries.filter(isDone).length;
  const failed = entries.filter(({ state }) => state === 'failed').length;
  const present = entries.filter(({ state }) => state === 'present').length;
  const parts = [text.batch(done, entries.length), failed > 0 && text.batchFailed(failed), present > 0 && text.batchPresent(present)];
  return (
    <div className={styles.batch}>
      <span>{parts.filter(Boolean).join(' · ')}</span>
      <Progress percent={Math.floor((100 * done) / entries.length)} size="small" aria-label={text.batchProgress} />
      {sending && (
        <Button size="small" onClick={onStop}>
          {text.stop}
        </Button>
      )}
    </div>
  );
}

const progressStatus = { chosen: 'normal', sending: 'active', stored: 'success', present: 'success', failed: 'exception' } as const;
const noteOf = ({ state, size, file }: UploadEntry): string | null => {
  if (state === 'stored') return text.stored;
  if (state === 'present') return text.present;
  return file ? formatBytes(size) : null;
};

interface EntryProps extends Pick<UploadEntriesProps, 'busy' | 'onRemove' | 'onRetry'> {
  entry: UploadEntry;
}

function Entry({ entry, busy, onRemove, onRetry }: EntryProps) {
  const { id, path, name, file, state, percent, error, cancel, jobId } = entry;
  return (
    <li>
      <span className={styles.entryName}>
        <FileName name={name} title={path} />
      </span>
      <span className={styles.note}>{noteOf(entry)}</span>
      {cancel && (
        <Button size="small" aria-label={text.cancelUpload(name)} onClick={cancel}>
          {text.cancel}
        </Button>
      )}
      {state === 'failed' && file && (
        <Button
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          disabled={busy}
          aria-label={text.retryUpload(name)}
          onClick={() => onRetry(id)}
        >
          {text.retry}
        </Button>
      )}
      {state !== 'sending' && (
        <Button type="text" size="small" icon={<CloseOutlined aria-hidden />} aria-label={text.remove(name)} onClick={() => onRemove(id)} />
      )}
      {(state === 'sending' || (state === 'failed' && file)) && (
        <Progress percent={percent} size="small" status={progressStatus[state]} aria-label={text.progress(name)} />
      )}
      {jobId && <IndexingProgress jobId={jobId} filename={name} />}
      {error && (
        <span className={styles.problem} role="alert">
          {error}
        </span>
      )}
    </li>
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
