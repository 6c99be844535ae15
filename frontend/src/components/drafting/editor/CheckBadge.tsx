import { Badge, Button } from 'antd';
import styles from './review.module.css';
import { draftingMessages as text } from '../messages.js';
import type { DraftCheckState } from '../hooks/use-draft-check.js';

interface CheckBadgeProps {
  check: DraftCheckState['check'];
  /** Called to show what was found. */
  onOpen: () => void;
}

/** How many blanks a draft still has, and how many other points there are to look at; nothing where there are none. */
export function CheckBadge({ check, onOpen }: CheckBadgeProps) {
  if (!check || check.findingCount === 0) return null;
  const serious = check.findings.some((finding) => finding.serious);
  return (
    <Button size="small" className={`${styles.badge} no-print`} onClick={onOpen}>
      <Badge status={serious ? 'error' : 'warning'} text={text.badge(check.blankCount, check.findingCount - check.blankCount)} />
    </Button>
  );
}
