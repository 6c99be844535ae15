import { Button } from 'antd';
import { useRef, useState } from 'react';
import { ADMIN_UPLOAD_EXTENSIONS } from '../../../../shared/config/limits.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import { droppedFiles } from './dropped-files.js';

/** Accepts files, folders and archives by click, keyboard or drop. */
export function FilePicker({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement): void => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    onFiles(chosen);
  };
  return (
    <>
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
          if (!disabled) void droppedFiles(event.dataTransfer).then(onFiles, () => notify.error(text.dropFailed));
        }}
      >
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={[...ADMIN_UPLOAD_EXTENSIONS, '.zip'].join(',')}
          disabled={disabled}
          onChange={({ target }) => take(target)}
        />
        <span className={styles.choose}>{text.choose}</span>
        <span className={styles.note}>{text.formats}</span>
      </label>
      <div className={styles.folder}>
        <Button size="small" disabled={disabled} onClick={() => folder.current?.click()}>
          {text.chooseFolder}
        </Button>
        <input
          ref={folder}
          className="visually-hidden"
          type="file"
          // React's types do not know it.
          {...{ webkitdirectory: '' }}
          tabIndex={-1}
          aria-label={text.folder}
          disabled={disabled}
          onChange={({ target }) => take(target)}
        />
      </div>
    </>
  );
}
