import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { matterAddress } from '../../shared/config/paths.js';
import { Tag } from '../ui/tag/Tag.js';
import styles from './matter.module.css';
import { MATTER_NAME } from './matter.operations.js';
import { matterNoteMessages as text } from './messages.js';

interface MatterNoteProps {
  matterId: string;
  /** Goes on outside of the matter, with what is typed in; not offered in a confidential one, and absent where it cannot be done. */
  onLeave?: () => void;
}

/** Says in which matter a screen works, and what it means that one is confidential. */
export function MatterNote({ matterId, onLeave }: MatterNoteProps) {
  const { data, error } = useQuery(MATTER_NAME, { variables: { id: matterId } });
  const matter = data?.matter;
  return (
    <p className={styles.note} aria-busy={!matter && !error}>
      {text.inMatter} <Link to={matterAddress(matterId)}>{matter?.title ?? (error ? text.notLoaded : '…')}</Link>{' '}
      {matter && matter.role !== 'OWNER' && (
        <>
          <Tag tone="info">{text.sharedBy(matter.ownerName ?? '')}</Tag>{' '}
          {matter.role === 'READER' && <span className={styles.words}>{text.readOnly}</span>}{' '}
        </>
      )}
      {matter?.confidential && (
        <>
          <Tag tone="warning">{text.confidential}</Tag> <span className={styles.words}>{text.confidentialText}</span>{' '}
        </>
      )}
      {onLeave && (matter ? !matter.confidential : error) && (
        <Button type="link" size="small" onClick={onLeave}>
          {text.leave}
        </Button>
      )}
    </p>
  );
}
