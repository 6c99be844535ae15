import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatKilobytes } from '../../shared/format/bytes.js';
import { formatDate } from '../../shared/format/dates.js';
import type { ReferenceRow_FileFragment } from '../../shared/gql/graphql.js';
import { FileName } from '../ui/file-name/FileName.js';
import { referenceMessages as text } from './messages.js';
import styles from './reference-files.module.css';

interface ReferenceRowProps {
  file: ReferenceRow_FileFragment;
  selected: boolean;
  locked: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

export function ReferenceRow({ file, selected, locked, onToggle, onRemove }: ReferenceRowProps) {
  const { filename, size, uploadDate, status, error, warnings } = file;
  return (
    <li className={styles.row} data-selected={selected}>
      <button
        type="button"
        className={styles.pick}
        aria-pressed={selected}
        disabled={locked || (status === 'FAILED' && !selected)}
        onClick={onToggle}
      >
        <FileName name={filename} />
        <span className={styles.facts}>
          <span>{formatDate(uploadDate)}</span>
          <span>{formatKilobytes(size)}</span>
          {selected && <span className={styles.tag}>{text.selected}</span>}
        </span>
        {status === 'PENDING' && <span className={styles.facts}>{text.pending}</span>}
        {status === 'READY' &&
          warnings.map((warning) => (
            <span key={warning} className={styles.facts}>
              {warning}
            </span>
          ))}
        {status === 'FAILED' && <span className={styles.problem}>{error ?? text.unreadable}</span>}
      </button>
      <Button type="text" icon={<DeleteOutlined />} aria-label={text.remove(filename)} disabled={locked} onClick={onRemove} />
    </li>
  );
}
