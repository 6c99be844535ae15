import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { APPROVAL_STANDING } from '../../../components/approval/approval.operations.js';
import { paths } from '../../../shared/config/paths.js';
import styles from './desk.module.css';
import { deskMessages as text } from './messages.js';

/** The way to what waits for approval, for whom that is anything. */
export function ApprovalLine() {
  const { data } = useQuery(APPROVAL_STANDING, { fetchPolicy: 'cache-and-network' });
  const standing = data?.approvalStanding;
  if (!standing || (!standing.needed && standing.supervised === 0)) return null;
  return (
    <p className={styles.near}>
      <Link to={paths.approvals}>{standing.waiting > 0 ? text.toApprove(standing.waiting) : text.approvals}</Link>
    </p>
  );
}
