import { Form, Input } from 'antd';
import type { Template } from '../../widgets/generation/use-templates.js';
import { documentMessages } from './messages.js';

/** One field of a template, checked when it is left. */
export function TemplateFieldItem({ field }: { field: Template['fields'][number] }) {
  const { name, label, type, required, placeholder, help } = field;
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      validateTrigger={['onBlur', 'onChange']}
      validateFirst
      required={required}
      rules={required ? [{ required: true, whitespace: true, message: documentMessages.required(label), validateTrigger: 'onBlur' }] : []}
    >
      {type === 'TEXTAREA' ? (
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} placeholder={placeholder ?? undefined} />
      ) : (
        <Input placeholder={placeholder ?? undefined} />
      )}
    </Form.Item>
  );
}
