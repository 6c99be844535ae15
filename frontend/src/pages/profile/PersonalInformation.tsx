import { Button, Form, Input } from 'antd';
import { Card } from '../../components/ui/card/Card.js';
import { useSignedInUser } from '../../shared/session/hooks.js';
import { antdRule } from '../../shared/validation/antd-rule.js';
import { email, fullName, phone } from '../../shared/validation/rules.js';
import { profileMessages as text } from './messages.js';
import styles from './ProfilePage.module.css';
import { useUpdateProfile, type ProfileValues } from './use-update-profile.js';

const rules = { name: [antdRule(fullName)], email: [antdRule(email)], phone: [antdRule(phone)] };

export function PersonalInformation() {
  const user = useSignedInUser();
  const [form] = Form.useForm<ProfileValues>();
  const { saving, save } = useUpdateProfile();
  const submit = async (values: ProfileValues): Promise<void> => {
    const refused = await save(values);
    form.setFields(refused.map(({ field, message }) => ({ name: field as keyof ProfileValues, errors: [message] })));
  };
  return (
    <Card title={<h2 className={styles.title}>{text.personal}</h2>}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        disabled={saving}
        initialValues={{ name: user.name, email: user.email, phone: user.phone ?? '' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="name" label={text.fullName} rules={rules.name}>
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item name="email" label={text.email} rules={rules.email}>
          <Input type="email" autoComplete="email" />
        </Form.Item>
        <Form.Item name="phone" label={text.phone} rules={rules.phone}>
          <Input type="tel" autoComplete="tel" />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {saving ? text.saving : text.save}
        </Button>
      </Form>
    </Card>
  );
}
