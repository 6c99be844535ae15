import { Tag } from '../../../components/ui/tag/Tag.js';
import { matterMessages as text } from '../messages.js';

/** Days until a date from which it is near. */
const NEAR = 7;

/** How far a date is that is still open. */
export function DaysLeft({ days }: { days: number }) {
  if (days < 0) return <Tag tone="danger">{text.daysAgo(-days)}</Tag>;
  return <Tag tone={days <= NEAR ? 'warning' : 'plain'}>{text.daysLeft(days)}</Tag>;
}
