import { CloseOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { referenceMessages as text } from './messages.js';
import styles from './reference-files.module.css';
import type { UploadItem } from './use-upload-reference.js';

/** A file being uploaded, or the reason why its upload failed. */
export function UploadRow({ item, onDismiss }: { item: UploadItem; onDismiss: () => void }) {
  const { filename, percent, error } = item;
  return (
    <div className={styles.upload}>
      <span className={styles.name}>{filename}</span>
      {error ? (
        <>
          <span className={styles.problem}>{error}</span>
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={text.dismiss(filename)} onClick={onDismiss} />
        </>
      ) : (
        <Progress percent={percent} size="small" aria-label={text.progress(filename)} />
      )}
    </div>
  );
}
