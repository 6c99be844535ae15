import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Tag } from '../../components/ui/tag/Tag.js';
import { matterAddress } from '../../shared/config/paths.js';
import { formatDate } from '../../shared/format/dates.js';
import { matterMessages as text } from './messages.js';
import styles from './matters.module.css';
import { sharingMessages as sharing } from './sharing/messages.js';
import type { MatterRow } from './use-matters.js';

interface MatterListProps {
  rows: readonly MatterRow[];
  stale: boolean;
  /** The one that is being restored. */
  restoring: string | null;
  onRestore: (id: string) => void;
}

export function MatterList({ rows, stale, restoring, onRestore }: MatterListProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text.list} aria-busy={stale}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.rowHead}>
            {row.restorableUntil ? (
              <span className={styles.title}>{row.title}</span>
            ) : (
              <Link className={styles.title} to={matterAddress(row.id)}>
                {row.title}
              </Link>
            )}
            {row.status !== 'OPEN' && <Tag>{text.statuses[row.status]}</Tag>}
            {row.role !== 'OWNER' && <Tag tone="info">{sharing.sharedBy(row.ownerName ?? '', sharing.roles[row.role])}</Tag>}
            {row.role === 'OWNER' && row.memberCount > 0 && <Tag tone="info">{sharing.sharedWith(row.memberCount)}</Tag>}
            {row.confidential && <Tag tone="warning">{text.confidential}</Tag>}
            {row.tags.map((tag) => (
              <Tag key={tag} tone="info">
                {tag}
              </Tag>
            ))}
          </div>
          <p className={styles.facts}>{[row.reference, row.court, row.caseNumber, row.stage].filter(Boolean).join(' · ')}</p>
          <p className={styles.facts}>{holdsOf(row)}</p>
          {row.restorableUntil && (
            <p className={styles.facts}>
              {text.restorableUntil(formatDate(row.restorableUntil))}{' '}
              <Button
                size="small"
                aria-label={text.restoreThis(row.title)}
                loading={restoring === row.id}
                onClick={() => onRestore(row.id)}
              >
                {text.restore}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How much is in a matter, in words. */
export const holdsOf = ({ conversationCount, documentCount, fileCount, deadlineCount }: MatterRow): string =>
  text.holds(conversationCount, documentCount, fileCount, deadlineCount);
