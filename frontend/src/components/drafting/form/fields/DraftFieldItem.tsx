import { Form, Input, Select } from 'antd';
import { antdRule } from '../../../../shared/validation/antd-rule.js';
import { draftingMessages as text } from '../../messages.js';
import { isOpen, keyboardOf, type DraftField } from '../draft-field.js';
import { dateProblem, fieldProblem } from '../rules/field-problem.js';
import { DateInput } from './DateInput.js';
import { FieldReading } from './FieldReading.js';
import { RowsInput } from './RowsInput.js';

/** A date that is written out; whether there is such a day can be said at once. */
const WHOLE_DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{2}[/.-]\d{2}[/.-]\d{4})$/;

/** One field, validated on blur and, once it has been wrong, on every change; shown only while the form asks for it. */
export function DraftFieldItem({ field }: { field: DraftField }) {
  return field.when ? <ConditionalField field={field} governing={field.when.field} /> : <FieldItem field={field} />;
}

function ConditionalField({ field, governing }: { field: DraftField; governing: string }) {
  const value = Form.useWatch<string | undefined>(governing);
  return isOpen(field, { [governing]: value }) ? <FieldItem field={field} /> : null;
}

function FieldItem({ field }: { field: DraftField }) {
  const { name, label, required, help, fallback, format } = field;
  const isRead = format === 'date' || format === 'money';
  const extra = [help, fallback && text.fallback(fallback)].filter(Boolean).join(' ');
  return (
    <Form.Item
      name={name}
      label={label}
      extra={
        extra || isRead ? (
          <>
            {isRead && <FieldReading field={field} />}
            {extra}
          </>
        ) : undefined
      }
      required={required !== undefined}
      validateTrigger={['onBlur', 'onChange']}
      rules={[
        { ...antdRule((value) => fieldProblem(field, value)), validateTrigger: 'onBlur' },
        ...(format === 'date' ? [{ ...antdRule((value) => earlyProblem(label, value.trim())), validateTrigger: 'onChange' }] : []),
      ]}
    >
      {controlOf(field)}
    </Form.Item>
  );
}

const earlyProblem = (label: string, value: string): string | undefined => (WHOLE_DATE.test(value) ? dateProblem(label, value) : undefined);

function controlOf(field: DraftField) {
  const { multiline, options, placeholder, fallback, format, required, columns, label } = field;
  if (columns) return <RowsInput label={label} columns={columns} />;
  if (options)
    return (
      <Select
        options={options.map((value) => ({ value, label: value }))}
        placeholder={fallback ?? placeholder}
        allowClear={required === undefined}
        showSearch={options.length > 5}
      />
    );
  if (format === 'date') return <DateInput label={label} placeholder={text.dateHint} />;
  if (multiline) return <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} placeholder={placeholder} />;
  return <Input placeholder={placeholder} inputMode={keyboardOf(format)} />;
}
