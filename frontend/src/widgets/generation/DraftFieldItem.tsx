import { Form, Input } from 'antd';
import { antdRule } from '../../shared/validation/antd-rule.js';
import { fieldProblem, keyboardOf, type DraftField } from './draft-field.js';
import { generationMessages as text } from './messages.js';

/** One field, checked when it is left and, once it was wrong, as it is typed in. */
export function DraftFieldItem({ field }: { field: DraftField }) {
  const { name, label, multiline, required, placeholder, help, fallback, format } = field;
  const extra = [help, fallback && text.fallback(fallback)].filter(Boolean).join(' ');
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra || undefined}
      required={required !== undefined}
      validateTrigger="onBlur"
      rules={[antdRule((value) => fieldProblem(field, value))]}
    >
      {multiline ? (
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} placeholder={placeholder} />
      ) : (
        <Input placeholder={placeholder} inputMode={keyboardOf(format)} />
      )}
    </Form.Item>
  );
}
