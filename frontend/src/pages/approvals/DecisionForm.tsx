import { useMutation } from '@apollo/client/react';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { APPROVAL_STANDING } from '../../components/approval/approval.operations.js';
import { describeError } from '../../shared/apollo/describe-error.js';
import { notify } from '../../shared/notices/toasts.js';
import { APPROVAL_REQUEST, APPROVE_TEXT, type OpenedRequest, RETURN_TEXT } from './approvals.operations.js';
import styles from './approvals-page.module.css';
import { approvalsMessages as text } from './messages.js';

const REFETCH = { refetchQueries: [APPROVAL_REQUEST, APPROVAL_STANDING] };

/** Where a supervisor approves a text, as it stands or as edited here, or returns it. */
export function DecisionForm({ request, onDone }: { request: OpenedRequest; onDone: () => void }) {
  const { id, state, text: submitted } = request;
  const [edited, setEdited] = useState(submitted);
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState(false);
  const [approve, approving] = useMutation(APPROVE_TEXT, REFETCH);
  const [giveBack, returning] = useMutation(RETURN_TEXT, REFETCH);
  const ids = useId();
  const isEdited = edited !== submitted;
  const decide = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await act();
      notify.success(done);
      onDone();
    } catch (error) {
      notify.error(describeError(error, text.decideFailed));
    }
  };
  const onReturn = (): void => {
    setProblem(remark.trim() === '');
    if (remark.trim() !== '') void decide(() => giveBack({ variables: { id, input: { remark: remark.trim() } } }), text.returned);
  };
  const onApprove = (): void => {
    const input = { remark: remark.trim() || null, text: isEdited ? edited : null };
    void decide(() => approve({ variables: { id, input } }), text.approved);
  };
  if (state === 'RETURNED') return null;
  return (
    <section className={styles.side}>
      {state === 'WAITING' && (
        <>
          <h2>
            <label htmlFor={`${ids}text`}>{text.toApprove}</label>
          </h2>
          <p className={styles.help}>{text.toApproveHelp}</p>
          <Input.TextArea
            id={`${ids}text`}
            className={styles.field}
            autoSize={{ minRows: 12, maxRows: 30 }}
            value={edited}
            onChange={({ target }) => setEdited(target.value)}
          />
        </>
      )}
      <label htmlFor={`${ids}remark`}>{text.remark}</label>
      <Input.TextArea
        id={`${ids}remark`}
        className={styles.field}
        rows={3}
        maxLength={2000}
        value={remark}
        aria-describedby={`${ids}help`}
        aria-invalid={problem}
        status={problem ? 'error' : ''}
        onChange={({ target }) => setRemark(target.value)}
      />
      <p id={`${ids}help`} className={styles.help} role={problem ? 'alert' : undefined}>
        {problem ? text.remarkRequired : text.remarkHelp}
      </p>
      <div className={styles.actions}>
        {state === 'WAITING' && (
          <Button type="primary" loading={approving.loading} disabled={returning.loading || edited.trim() === ''} onClick={onApprove}>
            {isEdited ? text.approveEdited : text.approve}
          </Button>
        )}
        <Button danger={state === 'APPROVED'} loading={returning.loading} disabled={approving.loading} onClick={onReturn}>
          {state === 'APPROVED' ? text.takeBack : text.giveBack}
        </Button>
      </div>
    </section>
  );
}
