import { Form, Input, Select } from 'antd';
import type { UserRole } from '../../../../shared/gql/graphql.js';
import { antdRule } from '../../../../shared/validation/antd-rule.js';
import { email, fullName, optional, phone } from '../../../../shared/validation/rules.js';
import { userMessages as text } from '../messages.js';
import styles from '../users.module.css';

export interface PersonValues {
  name: string;
  email: string;
  phone: string;
  role: UserRole;
  isVerified: boolean;
}

const rules = { name: [antdRule(fullName)], email: [antdRule(email)], phone: [antdRule(optional(phone))] };
const roles = (['USER', 'ADMIN'] as const).map((role) => ({ value: role, label: text.roleName(role) }));

/** The owner and role of an account: the fields that the dialogs for adding and editing share. */
export function PersonFields() {
  return (
    <>
      <Form.Item name="name" label={text.name} rules={rules.name}>
        <Input autoFocus autoComplete="off" maxLength={200} aria-required />
      </Form.Item>
      <Form.Item name="email" label={text.email} rules={rules.email}>
        <Input type="email" autoComplete="off" maxLength={320} aria-required />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="phone" label={text.phoneNumber} rules={rules.phone}>
          <Input type="tel" autoComplete="off" maxLength={40} placeholder={text.optional} />
        </Form.Item>
        <Form.Item name="role" label={text.role}>
          <Select options={roles} />
        </Form.Item>
      </div>
    </>
  );
}
