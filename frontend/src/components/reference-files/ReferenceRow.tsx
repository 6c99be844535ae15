import { DeleteOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { formatKilobytes } from '../../shared/format/bytes.js';
import { formatDate } from '../../shared/format/dates.js';
import type { ReferenceRow_FileFragment } from '../../shared/gql/graphql.js';
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
  const { filename, size, uploadDate, status, error } = file;
  return (
    <li className={styles.row} data-selected={selected}>
      <button type="button" className={styles.pick} aria-pressed={selected} disabled={locked} onClick={onToggle}>
        <span className={styles.name}>{filename}</span>
        <span className={styles.facts}>
          <span>{formatDate(uploadDate)}</span>
          <span>{formatKilobytes(size)}</span>
          {selected && <Tag color="processing">{text.selected}</Tag>}
        </span>
        {status === 'PENDING' && <span className={styles.facts}>{text.pending}</span>}
        {status === 'FAILED' && <span className={styles.problem}>{error ?? text.unreadable}</span>}
      </button>
      <Button type="text" icon={<DeleteOutlined />} aria-label={text.remove(filename)} disabled={locked} onClick={onRemove} />
    </li>
  );
}
