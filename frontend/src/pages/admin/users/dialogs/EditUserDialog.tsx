import { Checkbox, Form } from 'antd';
import { FormDialog } from '../../components/FormDialog.js';
import { userMessages as text } from '../messages.js';
import { PersonFields, type PersonValues } from './PersonFields.js';
import { useUpdateUser } from './use-update-user.js';
import type { UserRow } from '../user-row.js';
import styles from '../users.module.css';

interface EditValues extends PersonValues {
  isActive: boolean;
}

export function EditUserDialog({ user, onClosed }: { user: UserRow; onClosed: () => void }) {
  const update = useUpdateUser();
  const { name, email, phone, role, isActive, isVerified } = user;
  return (
    <FormDialog<EditValues>
      title={text.editTitle}
      submit={text.save}
      initial={{ name, email, phone: phone ?? '', role, isActive, isVerified }}
      onClosed={onClosed}
      onSubmit={(values) =>
        update(user.id, { ...values, name: values.name.trim(), email: values.email.trim(), phone: values.phone.trim() || null })
      }
    >
      <PersonFields />
      <div className={styles.checks}>
        <Form.Item name="isActive" valuePropName="checked" noStyle>
          <Checkbox>{text.isActive}</Checkbox>
        </Form.Item>
        <Form.Item name="isVerified" valuePropName="checked" noStyle>
          <Checkbox>{text.isVerified}</Checkbox>
        </Form.Item>
      </div>
    </FormDialog>
  );
}
