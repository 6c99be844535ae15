import { useQuery } from '@apollo/client/react';
import { Alert, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { versionMessages as text } from './messages.js';
import { RedlineReader } from './RedlineReader.js';
import { COMPARE_VERSIONS } from './versions.operations.js';
import styles from './versions.module.css';

interface RedlineDialogProps {
  from: { id: string; number: number };
  to: { id: string; number: number };
  onClosed: () => void;
}

/** Word-for-word changes between two versions, marked by strike-through and underline as well as colour. */
export function RedlineDialog({ from, to, onClosed }: RedlineDialogProps) {
  const [open, setOpen] = useState(true);
  /** Its height is known once it has opened; only then can it be scrolled to the first change. */
  const [shown, setShown] = useState(false);
  const { data, error } = useQuery(COMPARE_VERSIONS, { variables: { fromId: from.id, toId: to.id } });
  const comparison = data?.compareDocumentVersions;
  const same = comparison?.insertedWords === 0 && comparison.deletedWords === 0;
  return (
    <Modal
      open={open}
      title={text.redline(from.number, to.number)}
      closable={{ 'aria-label': text.close }}
      footer={null}
      onCancel={() => setOpen(false)}
      afterOpenChange={setShown}
      afterClose={onClosed}
      width={880}
    >
      {error && !data && <Alert type="error" title={text.compareFailed} />}
      {!error && !comparison && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {comparison && (
        <>
          <p className={styles.facts}>{same ? text.same : text.counts(comparison.insertedWords, comparison.deletedWords)}</p>
          {shown && <RedlineReader segments={comparison.segments} label={text.redline(from.number, to.number)} />}
        </>
      )}
    </Modal>
  );
}
