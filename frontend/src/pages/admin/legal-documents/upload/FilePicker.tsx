import { useState } from 'react';
import { ADMIN_UPLOAD_EXTENSIONS } from '../../../../shared/config/limits.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';

/** Takes files by click, keyboard or drop. */
export function FilePicker({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  return (
    <label
      className={styles.picker}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        className="visually-hidden"
        type="file"
        multiple
        accept={ADMIN_UPLOAD_EXTENSIONS.join(',')}
        disabled={disabled}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(chosen);
        }}
      />
      <span className={styles.choose}>{text.choose}</span>
      <span className={styles.note}>{text.formats}</span>
    </label>
  );
}
