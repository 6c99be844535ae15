import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Form, Input } from 'antd';
import { Card } from '../../../components/ui/card/Card.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { useByProvider } from '../../../shared/session/provider/by-provider.js';
import { useSignedInUser } from '../../../shared/session/hooks.js';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { validationMessages } from '../../../shared/validation/messages.js';
import { password, required } from '../../../shared/validation/rules.js';
import styles from '../ProfilePage.module.css';
import { securityMessages as text } from './messages.js';
import { CHANGE_PASSWORD, LOGIN_SESSIONS } from './security.operations.js';

interface PasswordValues {
  /** Not in a session that the provider opened. */
  currentPassword?: string;
  newPassword: string;
  confirm: string;
  keepApiKeys?: boolean;
}

const rules = {
  current: [antdRule(required(validationMessages.passwordRequired))],
  next: [antdRule(password)],
  confirm: [
    antdRule(required(validationMessages.confirmRequired)),
    ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
      validator: (_rule: unknown, value: string) =>
        !value || value === getFieldValue('newPassword')
          ? Promise.resolve()
          : Promise.reject(new Error(validationMessages.passwordsDiffer)),
    }),
  ],
};

/** A new password for the signed-in user. */
export function ChangePassword() {
  const { email } = useSignedInUser();
  const byProvider = useByProvider();
  const [form] = Form.useForm<PasswordValues>();
  const [mutate, { loading }] = useMutation(CHANGE_PASSWORD, { fetchPolicy: 'no-cache', refetchQueries: [LOGIN_SESSIONS] });
  const submit = async ({ currentPassword, newPassword, keepApiKeys = false }: PasswordValues): Promise<void> => {
    try {
      const { data } = await mutate({ variables: { input: { currentPassword, newPassword, keepApiKeys } } });
      if (data) notify.success(data.changePassword.message);
      form.resetFields();
    } catch (error) {
      const { code, detail, fieldErrors } = toAppError(error);
      if (code === 'WRONG_PASSWORD') form.setFields([{ name: 'currentPassword', errors: [detail ?? text.passwordFailed] }]);
      else if (fieldErrors.length > 0)
        form.setFields(fieldErrors.map(({ field, message }) => ({ name: field as keyof PasswordValues, errors: [message] })));
      else notify.error(describeError(error, text.passwordFailed));
    }
  };
  return (
    <Card title={<h2 className={styles.title}>{text.passwordTitle}</h2>}>
      <p className={styles.session}>{text.passwordText}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        disabled={loading}
        onFinish={(values) => void submit(values)}
      >
        {/* Lets a password manager know which account this password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {!byProvider && (
          <Form.Item name="currentPassword" label={text.currentPassword} rules={rules.current}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        )}
        <Form.Item name="newPassword" label={text.newPassword} rules={rules.next}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="confirm" label={text.confirmPassword} rules={rules.confirm} dependencies={['newPassword']}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="keepApiKeys" valuePropName="checked">
          <Checkbox>{text.keepKeys}</Checkbox>
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {loading ? text.changing : text.changePassword}
        </Button>
      </Form>
    </Card>
  );
}
