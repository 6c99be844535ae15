import { Form, Input, Select } from 'antd';
import { memo } from 'react';
import { GrowingTextArea } from '../../../ui/growing-text-area/GrowingTextArea.js';
import { choiceText } from '../../../../shared/i18n/template-texts.js';
import { antdRule } from '../../../../shared/validation/antd-rule.js';
import { draftingMessages as text } from '../../messages.js';
import { isOpen, keyboardOf, type DraftField } from '../draft-field.js';
import { earlyDateProblem, fieldProblem } from '../rules/field-problem.js';
import { DateInput } from './DateInput.js';
import { FieldReading } from './FieldReading.js';
import { RowsInput } from './RowsInput.js';

/** One field, validated on blur and, once it has been wrong, on every change; shown only while the form asks for it. */
export const DraftFieldItem = memo(function DraftFieldItem({ field }: { field: DraftField }) {
  return field.when ? <ConditionalField field={field} governing={field.when.field} /> : <FieldItem field={field} />;
});

function ConditionalField({ field, governing }: { field: DraftField; governing: string }) {
  // The field that decides may be one that nobody has opened, with a default.
  const form = Form.useFormInstance<Record<string, string>>();
  const value = Form.useWatch<string | undefined>(governing, { form, preserve: true });
  return isOpen(field, { [governing]: value }) ? <FieldItem field={field} /> : null;
}

function FieldItem({ field }: { field: DraftField }) {
  const { name, label, required, help, options, fallback, format } = field;
  const isDate = format === 'date';
  const isRead = isDate || format === 'money';
  const extra = [help, fallback && text.fallback(options ? choiceText(fallback) : fallback)].filter(Boolean).join(' ');
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
      // Each trigger draws the field twice more for every key, whether a rule is for it or not.
      validateTrigger={isDate ? ['onBlur', 'onChange'] : 'onBlur'}
      rules={[
        { ...antdRule((value) => fieldProblem(field, value)), validateTrigger: 'onBlur' },
        ...(isDate ? [{ ...antdRule((value) => earlyDateProblem(label, value.trim())), validateTrigger: 'onChange' }] : []),
      ]}
    >
      {controlOf(field)}
    </Form.Item>
  );
}

function controlOf(field: DraftField) {
  const { multiline, options, placeholder, fallback, format, required, columns, label } = field;
  if (columns) return <RowsInput label={label} columns={columns} />;
  if (options)
    return (
      <Select
        options={options.map((value) => ({ value, label: choiceText(value) }))}
        placeholder={fallback === undefined ? placeholder : choiceText(fallback)}
        allowClear={required === undefined}
        showSearch={options.length > 5}
      />
    );
  if (format === 'date') return <DateInput label={label} placeholder={text.dateHint} />;
  if (multiline) return <GrowingTextArea minRows={3} maxRows={12} placeholder={placeholder} />;
  return <Input placeholder={placeholder} inputMode={keyboardOf(format)} />;
}
