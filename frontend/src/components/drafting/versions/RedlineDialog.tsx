import { useQuery } from '@apollo/client/react';
import { Alert, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { versionMessages as text } from './messages.js';
import { RedlineText } from './RedlineText.js';
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
      afterClose={onClosed}
      width={880}
    >
      {error && !data && <Alert type="error" title={text.compareFailed} />}
      {!error && !comparison && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {comparison && (
        <>
          <p className={styles.facts}>{same ? text.same : text.counts(comparison.insertedWords, comparison.deletedWords)}</p>
          <div className={styles.redline} tabIndex={0} role="region" aria-label={text.redline(from.number, to.number)}>
            <RedlineText segments={comparison.segments} />
          </div>
        </>
      )}
    </Modal>
  );
}
