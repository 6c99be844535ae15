import { useQuery } from '@apollo/client/react';
import { Alert, Button, Checkbox, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApprovalTag } from '../../components/approval/ApprovalTag.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { Tag } from '../../components/ui/tag/Tag.js';
import { approvalAddress } from '../../shared/config/paths.js';
import { formatDate } from '../../shared/format/dates.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { APPROVAL_REQUESTS, REQUEST } from './approvals.operations.js';
import styles from './approvals-page.module.css';
import { approvalsMessages as text } from './messages.js';

const PAGE = 20;
const WHICH = [
  { value: 'queue', label: text.queue },
  { value: 'own', label: text.own },
];

/** Requests for approval, newest first. @param supervises whether the user decides any */
export function RequestList({ supervises }: { supervises: boolean }) {
  const [queue, setQueue] = useState(supervises);
  const [onlyWaiting, setOnlyWaiting] = useState(supervises);
  const variables = { first: PAGE, queue, state: onlyWaiting ? ('WAITING' as const) : null };
  const { data, previousData, error, refetch, fetchMore } = useQuery(APPROVAL_REQUESTS, { variables, fetchPolicy: 'cache-and-network' });
  const page = (data ?? previousData)?.approvalRequests;
  const after = data?.approvalRequests.pageInfo.hasNextPage ? data.approvalRequests.pageInfo.endCursor : null;
  const requests = page ? getFragmentData(REQUEST, page.nodes) : [];
  return (
    <>
      <p className={styles.intro}>{queue ? text.introQueue : text.introOwn}</p>
      <div className={styles.filters}>
        {supervises && (
          <Segmented
            aria-label={text.which}
            options={WHICH}
            value={queue ? 'queue' : 'own'}
            onChange={(value) => setQueue(value === 'queue')}
          />
        )}
        <Checkbox checked={onlyWaiting} onChange={({ target }) => setOnlyWaiting(target.checked)}>
          {text.onlyWaiting}
        </Checkbox>
      </div>
      {error && !page && (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!error && !page && <Placeholder width="100%" height="calc(4 * var(--target))" />}
      {page && (
        <p className={styles.count} role="status">
          {page.totalCount > 0 ? text.count(page.totalCount) : queue && onlyWaiting ? text.noneWaiting : text.none}
        </p>
      )}
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.id} className={styles.row}>
            <div className={styles.rowHead}>
              <Tag>{text.kinds[request.kind]}</Tag>
              <h2 className={styles.title}>
                <Link to={approvalAddress(request.id)}>{request.title}</Link>
              </h2>
              <ApprovalTag approval={request} />
            </div>
            <p className={styles.facts}>{text.askedBy(request.ownerName, formatDate(request.submittedAt))}</p>
          </li>
        ))}
      </ul>
      {after && <Button onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>{text.more}</Button>}
    </>
  );
}
