import { Button, Input } from 'antd';
import { BUNDLE } from '../../../shared/config/limits.js';
import { type AnnexureRow, type MarkLanguage, markOf, moved } from './annexure-rows.js';
import styles from './bundle.module.css';
import { bundleMessages as text } from './messages.js';

interface AnnexureListProps {
  rows: readonly AnnexureRow[];
  language: MarkLanguage;
  /** While the bundle is being made. */
  locked: boolean;
  onChange: (rows: AnnexureRow[]) => void;
}

/** The annexures in their order, with marks and descriptions that can be changed. */
export function AnnexureList({ rows, language, locked, onChange }: AnnexureListProps) {
  const change = (at: number, changed: Partial<AnnexureRow>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changed } : row)));
  return (
    <ol className={styles.list} aria-label={text.annexures}>
      {rows.map((row, index) => {
        const mark = markOf(row, index, language);
        return (
          <li key={row.id} className={styles.row}>
            <Input
              className={styles.mark}
              aria-label={text.mark(index + 1)}
              value={mark}
              maxLength={BUNDLE.mark}
              disabled={locked}
              onChange={({ target }) => change(index, { ownMark: target.value })}
            />
            <Input
              className={styles.title}
              aria-label={text.description(index + 1)}
              value={row.title}
              maxLength={BUNDLE.title}
              disabled={locked}
              onChange={({ target }) => change(index, { title: target.value })}
            />
            <span className={styles.file}>{row.filename}</span>
            <div className={styles.buttons}>
              <Button aria-label={text.up(mark)} disabled={locked || index === 0} onClick={() => onChange(moved(rows, index, -1))}>
                ↑
              </Button>
              <Button
                aria-label={text.down(mark)}
                disabled={locked || index === rows.length - 1}
                onClick={() => onChange(moved(rows, index, 1))}
              >
                ↓
              </Button>
              <Button aria-label={text.remove(mark)} disabled={locked} onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}>
                ×
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
