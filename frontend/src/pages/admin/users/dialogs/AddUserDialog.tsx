import { Checkbox, Form, Input, InputNumber } from 'antd';
import { DEFAULT_INITIAL_TOKENS } from '../../../../shared/config/limits.js';
import { antdRule } from '../../../../shared/validation/antd-rule.js';
import { password } from '../../../../shared/validation/rules.js';
import { FormDialog } from '../../components/FormDialog.js';
import { userMessages as text } from '../messages.js';
import { PersonFields, type PersonValues } from './PersonFields.js';
import { tokenAmountRule } from './token-amount.js';
import { useCreateUser } from './use-create-user.js';
import styles from '../users.module.css';

interface NewUserValues extends PersonValues {
  password: string;
  initialTokens: number | null;
}

const initial: NewUserValues = {
  name: '',
  email: '',
  phone: '',
  role: 'USER',
  isVerified: false,
  password: '',
  initialTokens: DEFAULT_INITIAL_TOKENS,
};
const passwordRules = [antdRule(password)];

const isIncomplete = ({ name, email, password: secret }: Partial<NewUserValues>): boolean => !name?.trim() || !email?.trim() || !secret;

export function AddUserDialog({ onClosed }: { onClosed: () => void }) {
  const create = useCreateUser();
  return (
    <FormDialog<NewUserValues>
      title={text.createTitle}
      submit={text.create}
      initial={initial}
      blocked={isIncomplete}
      onClosed={onClosed}
      onSubmit={({ name, email, phone, ...rest }) =>
        create({ ...rest, name: name.trim(), email: email.trim(), phone: phone.trim() || null })
      }
    >
      <PersonFields />
      <div className={styles.pair}>
        <Form.Item name="password" label={text.password} rules={passwordRules}>
          <Input.Password autoComplete="new-password" aria-required />
        </Form.Item>
        <Form.Item name="initialTokens" label={text.initialTokens} rules={tokenAmountRule}>
          <InputNumber min={0} precision={0} className={styles.wide} />
        </Form.Item>
      </div>
      <Form.Item name="isVerified" valuePropName="checked" noStyle>
        <Checkbox>{text.isVerified}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
