import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { DataTable } from '../../../../../components/ui/data-table/DataTable.js';
import { editorMessages as text, templateMessages } from '../../messages.js';
import styles from '../../templates.module.css';
import { BlockDialog } from './BlockDialog.js';
import { fieldColumns } from './field-columns.js';
import { FieldDialog } from './FieldDialog.js';
import { type FieldEntry, isBlock, moved, nameIn, type TemplateContent } from '../template-content.js';

interface FieldsPartProps {
  content: TemplateContent;
  /** The shipped template that it was copied from. */
  copyOf: string | null;
  /** Undefined for a template that is only shown. */
  onChange?: ((changes: Partial<TemplateContent>) => void) | undefined;
}

const units = [
  { value: 'CLAUSE' as const, label: text.clause },
  { value: 'PARAGRAPH' as const, label: text.paragraph },
];
const languages = [
  { value: 'EN' as const, label: text.english },
  { value: 'HI' as const, label: text.hindi },
];

/** What the template is called and belongs to, and the fields of its form. */
export function FieldsPart({ content, copyOf, onChange }: FieldsPartProps) {
  const { fields, label, category, unit, language, signingNotes } = content;
  const [dialog, setDialog] = useState<{ at: number | null; kind: 'field' | 'block' } | null>(null);
  const disabled = !onChange;
  const columns = fieldColumns({
    entries: fields,
    ...(onChange && {
      onEdit: (at: number) => setDialog({ at, kind: isBlock(fields[at] ?? {}) ? 'block' : 'field' }),
      onMove: (at: number, by: number) => onChange({ fields: moved(fields, at, by) }),
      onRemove: (at: number) => onChange({ fields: fields.filter((_, index) => index !== at) }),
    }),
  });
  const keep = (entry: FieldEntry): void => {
    const at = dialog?.at ?? null;
    onChange?.({ fields: at === null ? [...fields, entry] : fields.map((each, index) => (index === at ? entry : each)) });
  };
  const entry = dialog && dialog.at !== null ? (fields[dialog.at] ?? null) : null;
  return (
    <>
      <Form layout="vertical" component="div" className={styles.pair}>
        <Form.Item label={text.label} htmlFor="template-label">
          <Input
            id="template-label"
            value={label}
            maxLength={80}
            disabled={disabled}
            onChange={({ target }) => onChange?.({ label: target.value })}
          />
        </Form.Item>
        <Form.Item label={templateMessages.category} htmlFor="template-category">
          <Select
            id="template-category"
            value={category}
            options={[...templateMessages.categories]}
            disabled={disabled}
            onChange={(value) => onChange?.({ category: value })}
          />
        </Form.Item>
        <Form.Item label={text.unit} htmlFor="template-unit">
          <Select id="template-unit" value={unit} options={units} disabled={disabled} onChange={(value) => onChange?.({ unit: value })} />
        </Form.Item>
        <Form.Item label={text.language} htmlFor="template-language">
          <Select
            id="template-language"
            value={language}
            options={languages}
            disabled={disabled}
            onChange={(value) => onChange?.({ language: value })}
          />
        </Form.Item>
      </Form>
      {copyOf !== null && onChange && (
        <p className={styles.intro}>
          <Checkbox checked={signingNotes !== false} onChange={({ target }) => onChange({ signingNotes: target.checked })}>
            {text.signingNotes(copyOf)}
          </Checkbox>
        </p>
      )}
      <p className={styles.intro}>{text.fieldsIntro}</p>
      <DataTable
        label={text.fieldList}
        columns={columns}
        rows={fields.map((each, at) => ({ entry: each, at }))}
        rowKey={({ entry: each, at }) => `${nameIn(each)} ${at}`}
        empty={text.noFields}
      />
      {onChange && (
        <div className={styles.actions} style={{ marginTop: 16 }}>
          <Button onClick={() => setDialog({ at: null, kind: 'field' })}>{text.addField}</Button>
          <Button onClick={() => setDialog({ at: null, kind: 'block' })}>{text.addBlock}</Button>
        </div>
      )}
      {dialog?.kind === 'field' && (
        <FieldDialog
          entry={entry}
          others={fields.filter((each) => !isBlock(each)).map(nameIn)}
          onKeep={keep}
          onClosed={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'block' && <BlockDialog entry={entry} onKeep={keep} onClosed={() => setDialog(null)} />}
    </>
  );
}
