import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FileName } from '../ui/file-name/FileName.js';
import { referenceMessages as text } from './messages.js';
import styles from './reference-files.module.css';
import type { UploadItem } from './use-upload-reference.js';

const ALL_SENT = 100;

/** A file being uploaded, or the reason why its upload failed. */
export function UploadRow({ item, onDismiss }: { item: UploadItem; onDismiss: () => void }) {
  const { filename, percent, error, photographs } = item;
  return (
    <div className={styles.upload}>
      <FileName name={filename} />
      {error ? (
        <>
          <span className={styles.problem} role="alert">
            {error}
          </span>
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={text.dismiss(filename)} onClick={onDismiss} />
        </>
      ) : photographs && percent === ALL_SENT ? (
        <span className={styles.state} role="status">
          {text.preparing}
        </span>
      ) : (
        <progress className={styles.progress} max={ALL_SENT} value={percent} aria-valuenow={percent} aria-label={text.progress(filename)} />
      )}
    </div>
  );
}
