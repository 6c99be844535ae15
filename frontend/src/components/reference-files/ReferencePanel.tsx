import { Button } from 'antd';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useConfirm } from '../ui/confirm/use-confirm.js';
import { referenceMessages as text } from './messages.js';
import { ReferenceRow } from './ReferenceRow.js';
import styles from './reference-files.module.css';
import { UploadArea } from './UploadArea.js';
import { UploadRow } from './UploadRow.js';
import { useFileIntake } from './use-file-intake.js';
import { useDeleteReference } from './use-delete-reference.js';
import { useReferenceFiles } from './use-reference-files.js';
import { useUploadReference } from './use-upload-reference.js';

interface ReferencePanelProps {
  title: string;
  hint?: string;
  selected: string | null;
  onSelect: (filename: string | null) => void;
  /** The selection cannot be changed now. */
  locked?: boolean;
  /** The field for files, for a button elsewhere that opens the same dialog. */
  chooser?: RefObject<HTMLInputElement | null>;
}

/** The user's documents: upload, list, selection of one of them, deletion. */
export function ReferencePanel({ title, hint = text.formats, selected, onSelect, locked = false, chooser }: ReferencePanelProps) {
  const { files, loading, failed, reload } = useReferenceFiles();
  const { items, busy, uploadFiles, dismiss } = useUploadReference(onSelect);
  const remove = useDeleteReference();
  const [confirm, dialog] = useConfirm();

  // A question about a file that could not be read would only fail.
  const unreadable = files.some(({ filename, status }) => filename === selected && status === 'FAILED');
  const dropUnreadable = useEffectEvent(() => onSelect(null));
  useEffect(() => {
    if (unreadable) dropUnreadable();
  }, [unreadable]);

  useFileIntake((chosen) => {
    if (!busy && !locked) void uploadFiles(chosen);
  });

  const askToRemove = ({ id, filename }: { id: string; filename: string }): void =>
    confirm({
      title: text.confirmTitle,
      text: text.confirm(filename),
      confirm: text.confirmOk,
      cancel: text.confirmCancel,
      danger: true,
      onConfirm: async () => {
        if ((await remove(id)) && filename === selected) onSelect(null);
      },
    });
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <UploadArea hint={hint} busy={busy} disabled={locked} chooser={chooser} onFiles={(chosen) => void uploadFiles(chosen)} />
      {items.map((item) => (
        <UploadRow key={item.id} item={item} onDismiss={() => dismiss(item.id)} />
      ))}
      {loading && <p className={styles.state}>{text.loading}</p>}
      {failed && (
        <p className={styles.state} role="alert">
          {text.loadFailed}{' '}
          <Button size="small" onClick={reload}>
            {text.reload}
          </Button>
        </p>
      )}
      {!loading && !failed && files.length === 0 && <p className={styles.state}>{text.empty}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <ReferenceRow
            key={file.id}
            file={file}
            selected={file.filename === selected}
            locked={locked}
            onToggle={() => onSelect(file.filename === selected ? null : file.filename)}
            onRemove={() => askToRemove(file)}
          />
        ))}
      </ul>
      {dialog}
    </section>
  );
}
