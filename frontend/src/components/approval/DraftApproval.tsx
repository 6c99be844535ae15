import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { approvalAddress } from '../../shared/config/paths.js';
import type { Approval_StateFragment } from '../../shared/gql/graphql.js';
import { ApprovalTag } from './ApprovalTag.js';
import styles from './approval.module.css';
import { approvalMessages as text } from './messages.js';
import { useApprovalNeeded } from './use-approvals.js';
import { useAskForApproval } from './use-ask-for-approval.js';

interface DraftApprovalProps {
  approval: Approval_StateFragment;
  versionId: string;
  /** Whether the text was changed since that version. */
  changed: boolean;
}

/** Says on a draft whether it is approved, and asks for it. Only who needs approval asks. */
export function DraftApproval({ approval, versionId, changed }: DraftApprovalProps) {
  const mayAsk = useApprovalNeeded();
  const { ask, asking } = useAskForApproval();
  const isOpen = approval.state === 'NOT_APPROVED' || approval.state === 'RETURNED';
  const shown = changed ? { ...approval, state: 'NOT_APPROVED' as const, decidedBy: null, decidedAt: null } : approval;
  return (
    <div className={`${styles.note} no-print`} role="status">
      <ApprovalTag approval={shown} />
      {(isOpen || changed) && <span>{changed ? text.saveFirst : text.explained}</span>}
      {mayAsk && isOpen && !changed && (
        <Button size="small" type="primary" loading={asking} onClick={() => void ask({ versionId })}>
          {text.ask}
        </Button>
      )}
      {mayAsk && approval.requestId && <Link to={approvalAddress(approval.requestId)}>{text.look}</Link>}
    </div>
  );
}
