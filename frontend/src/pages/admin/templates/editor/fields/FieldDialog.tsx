import { Checkbox, Form, Input, Select } from 'antd';
import { valueRule } from '../../../../../shared/validation/antd-rule.js';
import { FormDialog } from '../../../components/FormDialog.js';
import { editorMessages as text } from '../../messages.js';
import styles from '../../templates.module.css';
import { columnsProblem, entryOf, FORMATS, type FieldValues, valuesOf } from './field-form.js';
import type { FieldEntry } from '../template-content.js';

interface FieldDialogProps {
  /** Null for a new field. */
  entry: FieldEntry | null;
  /** Names of the fields that may decide whether this one is asked. */
  others: readonly string[];
  onKeep: (entry: FieldEntry) => void;
  onClosed: () => void;
}

const NAME = { pattern: /^[a-z][a-z0-9_]{1,48}$/, required: true, message: text.nameRule };
const formats = FORMATS.map((value) => ({ value, label: value }));
const lines = (rows: number) => <Input.TextArea autoSize={{ minRows: rows, maxRows: 8 }} />;

/** One field of the form. What is not valid here or in the clauses is found when the template is checked. */
export function FieldDialog({ entry, others, onKeep, onClosed }: FieldDialogProps) {
  const conditions = ['', ...others.filter((name) => name !== entry?.['name'])].map((value) => ({ value, label: value || '–' }));
  return (
    <FormDialog<FieldValues>
      title={entry ? text.editField : text.newField}
      submit={text.apply}
      initial={valuesOf(entry)}
      onClosed={onClosed}
      onSubmit={(values) => {
        onKeep(entryOf(entry, values));
        return Promise.resolve(undefined);
      }}
    >
      <div className={styles.pair}>
        <Form.Item name="label" label={text.fieldLabel} rules={[{ required: true, whitespace: true, message: text.labelRequired }]}>
          <Input autoFocus autoComplete="off" maxLength={80} aria-required />
        </Form.Item>
        <Form.Item name="name" label={text.fieldName} rules={[NAME]}>
          <Input autoComplete="off" maxLength={49} aria-required />
        </Form.Item>
        <Form.Item name="format" label={text.format}>
          <Select options={formats} />
        </Form.Item>
        <Form.Item name="group" label={text.group}>
          <Input autoComplete="off" maxLength={60} />
        </Form.Item>
        <Form.Item name="required" valuePropName="checked">
          <Checkbox>{text.required}</Checkbox>
        </Form.Item>
        <Form.Item name="several" valuePropName="checked">
          <Checkbox>{text.several}</Checkbox>
        </Form.Item>
        <Form.Item name="placeholder" label={text.placeholder}>
          <Input autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item name="default" label={text.default}>
          <Input autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item name="min" label={text.min}>
          <Input inputMode="decimal" autoComplete="off" maxLength={12} />
        </Form.Item>
        <Form.Item name="max" label={text.max}>
          <Input inputMode="decimal" autoComplete="off" maxLength={12} />
        </Form.Item>
        <Form.Item name="maxLength" label={text.maxLength}>
          <Input inputMode="numeric" autoComplete="off" maxLength={5} />
        </Form.Item>
        <Form.Item name="help" label={text.help}>
          <Input autoComplete="off" maxLength={300} />
        </Form.Item>
        <Form.Item name="whenField" label={text.whenField}>
          <Select options={conditions} />
        </Form.Item>
        <Form.Item name="whenIs" label={text.whenIs}>
          {lines(1)}
        </Form.Item>
      </div>
      <Form.Item name="options" label={text.options}>
        {lines(1)}
      </Form.Item>
      <Form.Item name="columns" label={text.columns} rules={[valueRule<string>(columnsProblem)]}>
        {lines(1)}
      </Form.Item>
    </FormDialog>
  );
}
