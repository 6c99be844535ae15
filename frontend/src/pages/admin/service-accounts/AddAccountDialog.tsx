import { useMutation } from '@apollo/client/react';
import { Form, Input, InputNumber } from 'antd';
import type { AppError } from '../../../shared/api/app-error.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import { FormDialog } from '../components/FormDialog.js';
import { serviceAccountMessages as text } from './messages.js';
import { CREATE_SERVICE_ACCOUNT, SERVICE_ACCOUNTS } from './service-accounts.operations.js';

interface AccountValues {
  name: string;
  initialTokens: number | null;
}

/** Makes an account for a program, with the administrator answering for it. */
export function AddAccountDialog({ onClosed }: { onClosed: () => void }) {
  const [mutate] = useMutation(CREATE_SERVICE_ACCOUNT, { refetchQueries: [SERVICE_ACCOUNTS] });
  const create = async ({ name, initialTokens }: AccountValues): Promise<AppError | undefined> => {
    try {
      await mutate({ variables: { input: { name: name.trim(), initialTokens } } });
      notify.success(text.created(name.trim()));
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.createFailed));
      return toAppError(error);
    }
  };
  return (
    <FormDialog<AccountValues>
      title={text.addTitle}
      submit={text.create}
      initial={{ name: '', initialTokens: 0 }}
      onSubmit={create}
      onClosed={onClosed}
    >
      <Form.Item name="name" label={text.name} extra={text.nameHelp} rules={[antdRule(required(text.nameRequired))]}>
        <Input autoFocus autoComplete="off" maxLength={100} aria-required />
      </Form.Item>
      <Form.Item name="initialTokens" label={text.initialTokens}>
        <InputNumber min={0} max={1_000_000_000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
    </FormDialog>
  );
}
