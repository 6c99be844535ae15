import { Button, Form, Input, Select } from 'antd';
import { FormDialog } from '../../components/FormDialog.js';
import parts from '../../components/parts.module.css';
import { TYPES } from '../list/use-document-query.js';
import type { LegalDocument } from '../list/use-legal-documents.js';
import { legalDocumentMessages } from '../messages.js';
import { editInput, editValues, linesOf, type EditValues } from './edit-input.js';
import { editMessages as text } from './messages.js';
import { useEdits } from './use-edits.js';

const TITLE_MAX = 300;
const STATE_MAX = 100;
const SHORT_NAMES_MAX = 10;
const NOTE_MAX = 2000;
const types = TYPES.map((value) => ({ value, label: legalDocumentMessages.typeName(value) }));
const rules = {
  year: [
    {
      validator: (_rule: unknown, value: string) =>
        /^(?:(?:1[6-9]|20)\d\d|2100)?$/u.test(value.trim()) ? Promise.resolve() : Promise.reject(new Error(text.yearRange)),
    },
  ],
  shortNames: [
    {
      validator: (_rule: unknown, value: string) =>
        linesOf(value).length > SHORT_NAMES_MAX ? Promise.reject(new Error(text.shortNamesMany)) : Promise.resolve(),
    },
  ],
};

interface EditDialogProps {
  document: LegalDocument;
  onClosed: () => void;
}

/** Changes type, title, year, State, short names, source and description of a document without a new upload. */
export function EditDialog({ document, onClosed }: EditDialogProps) {
  const { filename, found, canUndoEdit } = document;
  const { save, undo } = useEdits(filename);
  const says = (value: string | number | null | undefined) => (found ? text.found(value ?? null) : text.emptied);
  const takeBack = async (): Promise<void> => {
    if (!(await undo())) onClosed();
  };
  return (
    <FormDialog<EditValues>
      title={text.dialogTitle(filename)}
      submit={text.save}
      initial={editValues(document)}
      onClosed={onClosed}
      onSubmit={(values) => {
        const input = editInput(document, values);
        return Object.keys(input).length === 0 ? Promise.resolve(undefined) : save(input);
      }}
    >
      <p className={parts.intro}>{text.intro}</p>
      <Form.Item name="documentType" label={text.type}>
        <Select options={types} />
      </Form.Item>
      <Form.Item name="title" label={text.title} extra={says(found?.title)}>
        <Input maxLength={TITLE_MAX} />
      </Form.Item>
      <Form.Item name="shortNames" label={text.shortNames} extra={text.shortNamesHelp} rules={rules.shortNames}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 5 }} maxLength={SHORT_NAMES_MAX * STATE_MAX} />
      </Form.Item>
      <Form.Item name="year" label={text.year} extra={says(found?.year)} rules={rules.year}>
        <Input inputMode="numeric" />
      </Form.Item>
      <Form.Item name="jurisdiction" label={text.state} extra={[text.stateHelp, says(found?.jurisdiction)].join('. ')}>
        <Input maxLength={STATE_MAX} />
      </Form.Item>
      <Form.Item name="source" label={text.source}>
        <Input maxLength={NOTE_MAX} />
      </Form.Item>
      <Form.Item name="description" label={text.description}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 5 }} maxLength={NOTE_MAX} />
      </Form.Item>
      {canUndoEdit && <Button onClick={() => void takeBack()}>{text.undo}</Button>}
    </FormDialog>
  );
}
