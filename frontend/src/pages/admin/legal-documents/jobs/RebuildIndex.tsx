import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useConfirm } from '../../../../components/ui/confirm/use-confirm.js';
import { JobProgress } from './JobProgress.js';
import { isActive } from './job-state.js';
import { RECENT_JOBS } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import { useCancelJob } from './use-cancel-job.js';
import { useRebuildIndex } from './use-rebuild-index.js';

/** Milliseconds between polls of the rebuild where events cannot arrive. */
const POLL_MS = 2000;

/** Button that rebuilds the index after a confirmation, with the rebuild's progress. */
export function RebuildIndex({ live }: { live: boolean }) {
  const client = useApolloClient();
  const [confirm, dialog] = useConfirm();
  const { job, rebuild } = useRebuildIndex();
  const { cancel, busy } = useCancelJob();
  const running = job !== null && isActive(job);

  useEffect(() => {
    if (live || !running) return;
    const timer = setInterval(() => void client.refetchQueries({ include: [RECENT_JOBS] }), POLL_MS);
    return () => clearInterval(timer);
  }, [client, live, running]);

  const ask = (): void =>
    confirm({ title: text.rebuildTitle, text: text.rebuildConfirm, confirm: text.rebuildOk, cancel: text.cancel, onConfirm: rebuild });
  return (
    <section className={styles.rebuild}>
      <Button onClick={ask} disabled={running}>
        {text.rebuild}
      </Button>
      {job && (
        <div className={styles.rebuildJob}>
          <JobProgress job={job} label={text.rebuildProgress} />
          {running && (
            <Button size="small" disabled={busy} onClick={() => cancel(job.id)}>
              {text.cancel}
            </Button>
          )}
        </div>
      )}
      {dialog}
    </section>
  );
}
