import { Form, Input, Select } from 'antd';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { fieldProblem, keyboardOf, type DraftField } from './draft-field.js';
import { draftingMessages as text } from '../messages.js';

/** One field, validated on blur and, once it has been wrong, on every change. */
export function DraftFieldItem({ field }: { field: DraftField }) {
  const { name, label, required, help, fallback } = field;
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
      {controlOf(field)}
    </Form.Item>
  );
}

function controlOf({ multiline, options, placeholder, fallback, format, required }: DraftField) {
  if (options)
    return (
      <Select
        options={options.map((value) => ({ value, label: value }))}
        placeholder={fallback ?? placeholder}
        allowClear={required === undefined}
        showSearch={options.length > 5}
      />
    );
  if (multiline) return <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} placeholder={placeholder} />;
  return <Input placeholder={placeholder} inputMode={keyboardOf(format)} />;
}
