import { Button, Modal } from 'antd';
import type { NewerVersion } from '../hooks/use-save-version.js';
import { DraftPaper } from '../paper/DraftPaper.js';
import styles from './conflict.module.css';
import { editorMessages as text } from './messages.js';

interface ConflictDialogProps {
  newer: NewerVersion;
  /** The text that was to be saved. */
  own: string;
  saving: boolean;
  onSave: () => void;
  onClosed: () => void;
}

/** Two people edited one draft: both texts, side by side, and neither is given up. */
export function ConflictDialog({ newer, own, saving, onSave, onClosed }: ConflictDialogProps) {
  return (
    <Modal
      open
      title={text.conflictTitle}
      closable={{ 'aria-label': text.goOn }}
      onCancel={onClosed}
      width={1040}
      footer={[
        <Button key="on" onClick={onClosed}>
          {text.goOn}
        </Button>,
        <Button key="save" type="primary" loading={saving} onClick={onSave}>
          {text.saveNext}
        </Button>,
      ]}
    >
      <p>{text.conflictText(newer.number)}</p>
      <div className={styles.both}>
        <Side title={text.theirs(newer.number)} content={newer.content} />
        <Side title={text.yours} content={own} />
      </div>
    </Modal>
  );
}

function Side({ title, content }: { title: string; content: string }) {
  return (
    <section className={styles.side} tabIndex={0} role="region" aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <DraftPaper text={content} />
    </section>
  );
}
