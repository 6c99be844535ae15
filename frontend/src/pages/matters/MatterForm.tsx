import { Button, Checkbox, Form, Input, Select } from 'antd';
import { STATE_NAMES } from '../../shared/document/form-values.js';
import type { CreateMatterInput } from '../../shared/gql/graphql.js';
import { antdRule } from '../../shared/validation/antd-rule.js';
import { required } from '../../shared/validation/rules.js';
import { matterMessages as text } from './messages.js';
import styles from './matters.module.css';
import type { MatterRow } from './use-matters.js';

const TITLE_MAX = 200;
const LINE_MAX = 200;
const ROLE_MAX = 100;
const NOTES_MAX = 10_000;
const PARTIES_MAX = 50;

interface Values {
  title: string;
  reference?: string;
  parties?: { name?: string; role?: string; isClient?: boolean }[];
  court?: string;
  caseNumber?: string;
  stage?: string;
  state?: string;
  personalLaw?: string;
  notes?: string;
  tags?: string;
  confidential?: boolean;
}

interface MatterFormProps {
  /** What is changed; absent for a new one. */
  matter?: MatterRow;
  submit: string;
  /** @returns whether it was saved */
  onSave: (values: CreateMatterInput) => Promise<boolean>;
  onCancel: () => void;
}

const initial = (matter?: MatterRow): Values =>
  matter
    ? {
        title: matter.title,
        reference: matter.reference ?? '',
        parties: matter.parties.map(({ name, role, isClient }) => ({ name, role: role ?? '', isClient })),
        court: matter.court ?? '',
        caseNumber: matter.caseNumber ?? '',
        stage: matter.stage ?? '',
        state: matter.state ?? '',
        personalLaw: matter.personalLaw ?? '',
        notes: matter.notes ?? '',
        tags: matter.tags.join(', '),
      }
    : { title: '', parties: [{ name: '', role: '', isClient: true }] };

/** An empty row of parties was not filled in. */
const inputOf = ({ parties = [], tags = '', ...lines }: Values): CreateMatterInput => ({
  ...lines,
  title: lines.title.trim(),
  parties: parties
    .map(({ name = '', role = '', isClient = false }) => ({ name: name.trim(), role: role.trim() || null, isClient }))
    .filter(({ name }) => name !== ''),
  tags: tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
});

/** All that stands in a matter; only the title is required, and what a new one seldom begins with is folded. */
export function MatterForm({ matter, submit, onSave, onCancel }: MatterFormProps) {
  const [form] = Form.useForm<Values>();
  const line = (name: keyof Values, label: string, max = LINE_MAX) => (
    <Form.Item name={name} label={label}>
      <Input autoComplete="off" maxLength={max} />
    </Form.Item>
  );
  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.form}
      initialValues={initial(matter)}
      onFinish={(values) => void onSave(inputOf(values))}
    >
      <Form.Item name="title" label={text.matterTitle} rules={[antdRule(required(text.titleRequired))]}>
        <Input autoFocus autoComplete="off" maxLength={TITLE_MAX} aria-required />
      </Form.Item>
      <fieldset className={styles.parties}>
        <legend>{text.parties}</legend>
        <Form.List name="parties">
          {(fields, { add, remove }) => (
            <>
              {fields.map(({ key, name }) => (
                <div key={key} className={styles.party}>
                  <Form.Item name={[name, 'name']} label={text.partyName}>
                    <Input autoComplete="off" maxLength={LINE_MAX} />
                  </Form.Item>
                  <Form.Item name={[name, 'role']} label={text.partyRole}>
                    <Input autoComplete="off" maxLength={ROLE_MAX} />
                  </Form.Item>
                  <Form.Item name={[name, 'isClient']} valuePropName="checked">
                    <Checkbox>{text.isClient}</Checkbox>
                  </Form.Item>
                  {fields.length > 1 && (
                    <Button
                      aria-label={text.removeThisParty(String(form.getFieldValue(['parties', name, 'name']) ?? ''))}
                      onClick={() => remove(name)}
                    >
                      {text.removeParty}
                    </Button>
                  )}
                </div>
              ))}
              {fields.length < PARTIES_MAX && <Button onClick={() => add({ name: '', role: '', isClient: false })}>{text.addParty}</Button>}
            </>
          )}
        </Form.List>
      </fieldset>
      {line('court', text.court)}
      <details className={styles.further} open={matter !== undefined}>
        <summary>{text.moreFields}</summary>
        <div className={styles.lines}>
          {line('caseNumber', text.caseNumber)}
          {line('stage', text.stage)}
          {line('reference', text.reference)}
          <Form.Item name="state" label={text.state}>
            <Select allowClear showSearch options={STATE_NAMES.map((value) => ({ value, label: value }))} />
          </Form.Item>
          {line('personalLaw', text.personalLaw)}
        </div>
        {line('tags', text.tags, 1000)}
        <Form.Item name="notes" label={text.notes}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={NOTES_MAX} />
        </Form.Item>
        {!matter && (
          <Form.Item name="confidential" valuePropName="checked" help={text.confidentialText}>
            <Checkbox>{text.makeConfidential}</Checkbox>
          </Form.Item>
        )}
      </details>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit">
          {submit}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </Form>
  );
}
