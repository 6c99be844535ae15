import { Alert, Button } from 'antd';
import { lazy, Suspense } from 'react';
import styles from '../drafting.module.css';
import { keptMessages as text } from './messages.js';
import type { KeptDraft } from './use-kept-draft.js';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/confirm/ConfirmDialog.js')).ConfirmDialog }));

/** Says what happened to the draft that should be here, and offers a way out. */
export function KeptNotice({ kept }: { kept: KeptDraft }) {
  const { state, asked, retry, undo, waiting, replace, keep } = kept;
  return (
    <>
      {state === 'failed' && (
        <Alert
          className={styles.notice}
          type="error"
          title={asked ? text.openFailed : text.failed}
          action={<Button onClick={retry}>{text.retry}</Button>}
        />
      )}
      {state === 'absent' && <Alert className={styles.notice} type="warning" title={text.absent} />}
      {(state === 'deleted' || state === 'deleted-edits') && (
        <Alert
          className={styles.notice}
          type="warning"
          title={state === 'deleted' ? text.deleted : text.deletedEdits}
          action={<Button onClick={() => void undo()}>{text.undo}</Button>}
        />
      )}
      {waiting && (
        <Suspense>
          <ConfirmDialog
            title={text.replaceTitle}
            text={text.replaceText(waiting.title)}
            confirm={text.replace}
            cancel={text.keep}
            onConfirm={() => {
              replace();
              return Promise.resolve();
            }}
            onClosed={keep}
          />
        </Suspense>
      )}
    </>
  );
}
