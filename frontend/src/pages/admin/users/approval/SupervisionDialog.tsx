import { useApolloClient, useMutation } from '@apollo/client/react';
import { Form, Input } from 'antd';
import type { AppError } from '../../../../shared/api/app-error.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../../shared/apollo/to-app-error.js';
import type { Supervision_AccountFragment } from '../../../../shared/gql/graphql.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { antdRule } from '../../../../shared/validation/antd-rule.js';
import { required } from '../../../../shared/validation/rules.js';
import { FormDialog } from '../../components/FormDialog.js';
import { supervisionMessages as text } from './messages.js';
import { ACCOUNT_OF_EMAIL, SUPERVISE_ACCOUNT, SUPERVISED_ACCOUNTS } from './supervision.operations.js';

interface SupervisionValues {
  email: string;
  supervisors: string;
}

const rules = { email: [antdRule(required(text.emailRequired))], supervisors: [antdRule(required(text.supervisorsRequired))] };

const linesOf = (words: string): string[] => [...new Set(words.split(/[\s,;]+/u).filter(Boolean))];

/** Names who approves the texts of an account. @param account null to choose one */
export function SupervisionDialog({ account, onClosed }: { account: Supervision_AccountFragment | null; onClosed: () => void }) {
  const client = useApolloClient();
  const [supervise] = useMutation(SUPERVISE_ACCOUNT, { refetchQueries: [SUPERVISED_ACCOUNTS] });
  const idOf = async (email: string): Promise<string | undefined> => {
    const { data } = await client.query({ query: ACCOUNT_OF_EMAIL, variables: { email }, fetchPolicy: 'network-only' });
    return data?.users.nodes.find((user) => user.email.toLowerCase() === email.toLowerCase())?.id;
  };
  const save = async ({ email, supervisors }: SupervisionValues): Promise<AppError | undefined> => {
    try {
      const id = account?.id ?? (await idOf(email.trim()));
      if (id === undefined) {
        notify.error(text.noSuchUser);
        return toAppError(new Error(text.noSuchUser));
      }
      await supervise({ variables: { id, input: { supervisors: linesOf(supervisors) } } });
      notify.success(text.saved);
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.saveFailed));
      return toAppError(error);
    }
  };
  return (
    <FormDialog<SupervisionValues>
      title={account ? text.editTitle : text.addTitle}
      submit={text.save}
      initial={{ email: account?.email ?? '', supervisors: account?.supervisors.map(({ email }) => email).join('\n') ?? '' }}
      onClosed={onClosed}
      onSubmit={save}
    >
      <Form.Item name="email" label={text.who} extra={text.whoHelp} rules={rules.email}>
        <Input type="email" autoComplete="off" autoFocus={account === null} disabled={account !== null} aria-required />
      </Form.Item>
      <Form.Item name="supervisors" label={text.by} extra={text.byHelp} rules={rules.supervisors}>
        <Input.TextArea rows={4} autoComplete="off" autoFocus={account !== null} aria-required />
      </Form.Item>
    </FormDialog>
  );
}
