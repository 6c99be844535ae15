import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { approvalAddress } from '../../shared/config/paths.js';
import type { Approval_StateFragment } from '../../shared/gql/graphql.js';
import { ApprovalTag } from './ApprovalTag.js';
import styles from './approval.module.css';
import { approvalMessages as text } from './messages.js';
import { useAskForApproval } from './use-ask-for-approval.js';

/** Whether an answer is approved, with the way to ask for it. */
export function AnswerApproval({
  approval,
  conversationId,
  exchangeId,
}: {
  approval: Approval_StateFragment;
  conversationId: string;
  exchangeId: string;
}) {
  const { ask, asking } = useAskForApproval();
  const { state, requestId } = approval;
  return (
    <span className={styles.inline}>
      <ApprovalTag approval={approval} />
      {(state === 'NOT_APPROVED' || state === 'RETURNED') && (
        <Button size="small" loading={asking} title={text.explained} onClick={() => void ask({ conversationId, exchangeId })}>
          {text.ask}
        </Button>
      )}
      {requestId && <Link to={approvalAddress(requestId)}>{text.look}</Link>}
    </span>
  );
}
