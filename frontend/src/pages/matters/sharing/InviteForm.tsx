import { Button, Form, Input, Select } from 'antd';
import type { MemberRole } from '../../../shared/gql/graphql.js';
import { sharingMessages as text } from './messages.js';
import styles from './sharing.module.css';
import type { MemberActions } from './use-member-actions.js';

interface Invitation {
  email: string;
  role: MemberRole;
}

/** The roles that an owner gives, the one that can do least first. */
export const ROLES: { value: MemberRole; label: string }[] = [
  { value: 'READER', label: text.roles.READER },
  { value: 'EDITOR', label: text.roles.EDITOR },
];

/** Shares a matter with the account of an e-mail. */
export function InviteForm({ actions }: { actions: MemberActions }) {
  const [form] = Form.useForm<Invitation>();
  return (
    <Form<Invitation>
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.invite}
      initialValues={{ email: '', role: 'READER' }}
      onFinish={async ({ email, role }) => {
        if (await actions.invite(email.trim(), role)) form.resetFields(['email']);
      }}
    >
      <Form.Item
        name="email"
        label={text.email}
        className={styles.email}
        rules={[{ required: true, whitespace: true, message: text.emailWrong }]}
      >
        <Input type="email" inputMode="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <Form.Item name="role" label={text.role} className={styles.role}>
        <Select options={ROLES} />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {text.share}
      </Button>
    </Form>
  );
}
