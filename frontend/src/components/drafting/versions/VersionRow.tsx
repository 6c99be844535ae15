import { Button, Tag } from 'antd';
import { formatDateTime } from '../../../shared/format/dates.js';
import { versionMessages as text } from './messages.js';
import type { Version } from './versions.operations.js';
import styles from './versions.module.css';

interface VersionRowProps {
  version: Version;
  /** Whether it is the version on the screen. */
  current: boolean;
  disabled: boolean;
  onCompare: () => void;
  /** Left out where the draft is only read. */
  onRestore: (() => Promise<void>) | undefined;
}

export function VersionRow({ version, current, disabled, onCompare, onRestore }: VersionRowProps) {
  const { number, origin, createdAt, price, suggestions, author } = version;
  const facts = [
    text.origin(origin),
    ...(author && !author.isYou ? [text.author(author.name)] : []),
    formatDateTime(createdAt),
    text.price(price),
  ];
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{text.version(number)}</strong> {current && <Tag color="processing">{text.current}</Tag>}
        </p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {suggestions && <p className={styles.suggestions}>{suggestions}</p>}
      </div>
      {!current && (
        <div className={styles.actions}>
          <Button size="small" aria-label={text.compare(number)} onClick={onCompare}>
            {text.compareShort}
          </Button>
          {onRestore && (
            <Button size="small" aria-label={text.restore(number)} disabled={disabled} onClick={() => void onRestore()}>
              {text.restoreShort}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
