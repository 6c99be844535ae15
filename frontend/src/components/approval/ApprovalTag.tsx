import { formatDate } from '../../shared/format/dates.js';
import type { Approval_StateFragment } from '../../shared/gql/graphql.js';
import { Tag } from '../ui/tag/Tag.js';
import { approvalMessages as text } from './messages.js';

const TONES = { NOT_APPROVED: 'danger', WAITING: 'info', RETURNED: 'warning', APPROVED: 'success' } as const;

/** What became of a text that needs approval, and by whom. */
export function ApprovalTag({
  approval: { state, decidedBy, decidedAt },
}: {
  approval: Omit<Approval_StateFragment, ' $fragmentName' | 'requestId'>;
}) {
  return (
    <>
      <Tag tone={TONES[state]}>{text.states[state]}</Tag>
      {decidedBy && decidedAt && <span>{text.approvedBy(decidedBy, formatDate(decidedAt))}</span>}
    </>
  );
}
