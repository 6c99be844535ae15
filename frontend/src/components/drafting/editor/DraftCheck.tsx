import { Button, Collapse } from 'antd';
import type { Selection } from './selection.js';
import styles from './review.module.css';
import { draftingMessages as text } from '../messages.js';
import { useDraftCheck } from '../hooks/use-draft-check.js';

interface DraftCheckProps {
  content: string;
  /** Called to show a place in the text. */
  onShow: (place: Selection) => void;
}

/** Lists what to review before downloading; it blocks nothing. */
export function DraftCheck({ content, onShow }: DraftCheckProps) {
  const { check, failed, reload } = useDraftCheck(content);
  const label = failed ? text.checkFailed : check ? text.findings(check.findingCount) : text.checking;
  const findings = (
    <ul className={styles.findings}>
      {check?.findings.map(({ id, message, excerpt, line, start, end, serious }) => (
        <li key={id} data-serious={serious}>
          <p>
            {serious && <strong>{text.serious} </strong>}
            {message}
          </p>
          {excerpt && <blockquote>{excerpt}</blockquote>}
          <Button size="small" onClick={() => onShow({ start, end })}>
            {text.showLine(line)}
          </Button>
        </li>
      ))}
    </ul>
  );
  if (failed || !check || check.findingCount === 0) {
    return (
      <p className={`${styles.checkLine} no-print`} role="status" data-clean={check?.findingCount === 0}>
        {label}{' '}
        {failed && (
          <Button size="small" onClick={reload}>
            {text.again}
          </Button>
        )}
      </p>
    );
  }
  return <Collapse className="no-print" items={[{ key: 'check', label, children: findings }]} />;
}
