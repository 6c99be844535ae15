import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { ApprovalTag } from '../../components/approval/ApprovalTag.js';
import { Marked } from '../../components/approval/Marked.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { Tag } from '../../components/ui/tag/Tag.js';
import { conversationAddress, paths } from '../../shared/config/paths.js';
import { formatDate } from '../../shared/format/dates.js';
import { APPROVAL_REQUEST, type OpenedRequest } from './approvals.operations.js';
import styles from './approvals-page.module.css';
import { DecisionForm } from './DecisionForm.js';
import { approvalsMessages as text } from './messages.js';
import { OwnRequestActions } from './OwnRequestActions.js';

/** A text with what was asked and said of it; a supervisor decides beside it. */
export function RequestView({ id, onClosed }: { id: string; onClosed: () => void }) {
  const { data, error, refetch } = useQuery(APPROVAL_REQUEST, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <p>
        <Button onClick={onClosed}>{text.back}</Button>
      </p>
      {error && !data && (
        <Alert
          type="error"
          showIcon
          title={text.requestFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!error && !data && <Placeholder width="100%" height="calc(8 * var(--target))" />}
      {data?.approvalRequest && <Opened request={data.approvalRequest} onClosed={onClosed} />}
    </>
  );
}

function Opened({ request, onClosed }: { request: OpenedRequest; onClosed: () => void }) {
  const { kind, title, note, remark, ownerName, isOwn, submittedAt, state, submittedText, documentId, conversationId } = request;
  return (
    <article>
      <div className={styles.rowHead}>
        <Tag>{text.kinds[kind]}</Tag>
        <h2 className={styles.title}>{title}</h2>
        <ApprovalTag approval={request} />
      </div>
      <p className={styles.facts}>{text.askedBy(ownerName, formatDate(submittedAt))}</p>
      {note && <Words title={text.note} words={note} />}
      {remark && <Words title={text.remark} words={remark} />}
      {isOwn && (
        <p>
          <Link to={conversationId ? conversationAddress(conversationId) : `${paths.document}?open=${documentId ?? ''}`}>
            {text.openWork}
          </Link>
        </p>
      )}
      <div className={styles.sides}>
        <section className={styles.side}>
          <h2>{submittedText === null ? text.text : text.submitted}</h2>
          <Marked marked={state !== 'APPROVED' || submittedText !== null}>
            <div className={styles.paper}>{submittedText ?? request.text}</div>
          </Marked>
        </section>
        {isOwn ? (
          submittedText !== null && (
            <section className={styles.side}>
              <h2>{text.approvedText}</h2>
              <Marked marked={state !== 'APPROVED'}>
                <div className={styles.paper}>{request.text}</div>
              </Marked>
            </section>
          )
        ) : (
          <DecisionForm key={state} request={request} onDone={onClosed} />
        )}
      </div>
      {isOwn && <OwnRequestActions request={request} onWithdrawn={onClosed} />}
    </article>
  );
}

const Words = ({ title, words }: { title: string; words: string }) => (
  <p className={styles.words}>
    <strong>{title}:</strong> {words}
  </p>
);
