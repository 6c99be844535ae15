import { Checkbox, Form, Input, Select } from 'antd';
import { FormDialog } from '../../../components/FormDialog.js';
import { editorMessages as text } from '../../messages.js';
import { linesOf } from './field-form.js';
import { type FieldEntry, textIn } from '../template-content.js';

interface BlockDialogProps {
  /** Null for a new group. */
  entry: FieldEntry | null;
  onKeep: (entry: FieldEntry) => void;
  onClosed: () => void;
}

interface BlockValues {
  block: string;
  prefix: string;
  label: string;
  group: string;
  required: boolean;
  without: string;
}

const PREFIX = { pattern: /^[a-z][a-z0-9_]{1,24}$/, required: true, message: text.nameRule };
const kinds = [
  { value: 'party', label: text.party },
  { value: 'property', label: text.property },
];

function valuesOf(entry: FieldEntry | null): BlockValues {
  const given = entry ?? {};
  const { without } = given;
  return {
    block: textIn(given, 'block') || 'party',
    prefix: textIn(given, 'prefix'),
    label: textIn(given, 'label'),
    group: textIn(given, 'group'),
    required: given['required'] !== false,
    without: Array.isArray(without) ? without.join('\n') : '',
  };
}

/** A group of fields that templates share. */
export function BlockDialog({ entry, onKeep, onClosed }: BlockDialogProps) {
  return (
    <FormDialog<BlockValues>
      title={entry ? text.editBlock : text.newBlock}
      submit={text.apply}
      initial={valuesOf(entry)}
      onClosed={onClosed}
      onSubmit={({ block, prefix, label, group, required, without }) => {
        onKeep({ ...entry, block, prefix, label: label.trim(), group: group.trim() || label.trim(), required, without: linesOf(without) });
        return Promise.resolve(undefined);
      }}
    >
      <Form.Item name="block" label={text.blockKind}>
        <Select options={kinds} />
      </Form.Item>
      <Form.Item name="prefix" label={text.prefix} rules={[PREFIX]}>
        <Input autoFocus autoComplete="off" maxLength={25} aria-required />
      </Form.Item>
      <Form.Item name="label" label={text.blockLabel} rules={[{ required: true, whitespace: true, message: text.labelRequired }]}>
        <Input autoComplete="off" maxLength={40} aria-required />
      </Form.Item>
      <Form.Item name="group" label={text.group}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="required" valuePropName="checked">
        <Checkbox>{text.required}</Checkbox>
      </Form.Item>
      <Form.Item name="without" label={text.without}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 8 }} />
      </Form.Item>
    </FormDialog>
  );
}
