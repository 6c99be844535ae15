import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { APPROVAL_STANDING } from '../../components/approval/approval.operations.js';
import { useConfirm } from '../../components/ui/confirm/use-confirm.js';
import { describeError } from '../../shared/apollo/describe-error.js';
import { notify } from '../../shared/notices/toasts.js';
import { type OpenedRequest, WITHDRAW_APPROVAL } from './approvals.operations.js';
import styles from './approvals-page.module.css';
import { approvalsMessages as text } from './messages.js';

/** What the owner of a request does with it. */
export function OwnRequestActions({ request, onWithdrawn }: { request: OpenedRequest; onWithdrawn: () => void }) {
  const [withdraw] = useMutation(WITHDRAW_APPROVAL, { refetchQueries: [APPROVAL_STANDING] });
  const [confirm, confirmation] = useConfirm();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(request.text);
      notify.success(text.copied);
    } catch {
      notify.error(text.copyFailed);
    }
  };
  const onWithdraw = (): void =>
    confirm({
      title: text.withdrawTitle,
      text: text.withdrawConfirm(request.title),
      confirm: text.withdraw,
      cancel: text.cancel,
      danger: true,
      onConfirm: async () => {
        try {
          await withdraw({ variables: { id: request.id } });
          notify.success(text.withdrawn);
          onWithdrawn();
        } catch (error) {
          notify.error(describeError(error, text.withdrawFailed));
        }
      },
    });
  return (
    <div className={styles.actions}>
      {request.state === 'APPROVED' && <Button onClick={() => void copy()}>{text.copy}</Button>}
      <Button danger onClick={onWithdraw}>
        {text.withdraw}
      </Button>
      {confirmation}
    </div>
  );
}
