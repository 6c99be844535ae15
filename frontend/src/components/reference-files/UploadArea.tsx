import { useId, useState, type DragEvent, type RefObject } from 'react';
import { PHOTOGRAPH_EXTENSIONS, USER_UPLOAD_EXTENSIONS } from '../../shared/config/limits.js';
import { referenceMessages as text } from './messages.js';
import styles from './reference-files.module.css';

interface UploadAreaProps {
  hint: string;
  busy: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The field of the area, for a button elsewhere that opens the same dialog. */
  chooser?: RefObject<HTMLInputElement | null>;
}

/** Area that accepts files by click, keyboard or drop. */
export function UploadArea({ hint, busy, disabled, onFiles, chooser }: UploadAreaProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const closed = busy || disabled;

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!closed) onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className={styles.area}
      data-over={over}
      data-closed={closed}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={chooser}
        className="visually-hidden"
        type="file"
        multiple
        accept={[...USER_UPLOAD_EXTENSIONS, ...PHOTOGRAPH_EXTENSIONS].join(',')}
        disabled={closed}
        aria-describedby={`${id} ${id}-photographs`}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // Cleared so that choosing the same file again counts as a change.
          event.target.value = '';
          onFiles(chosen);
        }}
      />
      <span className={styles.choose}>{busy ? text.uploading : text.choose}</span>
      <span id={id} className={styles.hint}>
        {hint}
      </span>
      <span id={`${id}-photographs`} className={styles.hint}>
        {text.photographs}
      </span>
    </label>
  );
}
