import { Button, Form, Input, Select } from 'antd';
import { Fragment, useState } from 'react';
import type { FieldError } from '../../shared/api/app-error.js';
import { STATE_NAMES } from '../../shared/document/form-values.js';
import { antdRule } from '../../shared/validation/antd-rule.js';
import { required } from '../../shared/validation/rules.js';
import { partyMessages as text } from './messages.js';
import { Namesakes } from './Namesakes.js';
import { PARTY_FACTS, type PartyFact, type PartyFacts, type PartyRow } from './party-row.js';
import styles from './parties.module.css';

const LENGTHS: Partial<Record<PartyFact, number>> = {
  address: 500,
  description: 300,
  email: 200,
  registration: 60,
  phone: 40,
  age: 3,
  cin: 30,
};
const LONGEST = 150;
/** Facts that only some kinds have; '' is a party whose kind is not said. */
const ONLY_OF: Partial<Record<PartyFact, readonly string[]>> = {
  parentage: ['', 'individual'],
  age: ['', 'individual'],
  cin: ['company'],
  registration: ['limited liability partnership', 'partnership firm', 'trust', 'society'],
};

const isAsked = (fact: PartyFact, kind = ''): boolean => ONLY_OF[fact]?.includes(kind) ?? true;

interface PartyFormProps {
  /** Who is changed; absent for a new one. */
  party?: PartyRow;
  /** Resolves with what the server refused; nothing means that it was saved. */
  onSave: (facts: PartyFacts) => Promise<readonly FieldError[]>;
  onCancel: () => void;
}

/** All that may be said of a party; only the name is required. What the kind rules out is not asked, and not kept. */
export function PartyForm({ party, onSave, onCancel }: PartyFormProps) {
  const [form] = Form.useForm<PartyFacts>();
  const [named, setNamed] = useState('');
  const kind = Form.useWatch('kind', form) ?? party?.kind ?? '';
  const save = async (values: PartyFacts): Promise<void> => {
    const entered = PARTY_FACTS.map((fact) => [fact, isAsked(fact, values.kind) ? (values[fact]?.trim() ?? '') : ''] as const);
    const refused = await onSave(Object.fromEntries(entered));
    form.setFields(refused.map(({ field, message }) => ({ name: field.split('.').at(-1) as PartyFact, errors: [message] })));
  };
  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.form}
      initialValues={Object.fromEntries(PARTY_FACTS.map((fact) => [fact, party?.[fact] ?? '']))}
      onFinish={(values) => void save(values)}
    >
      <div className={styles.lines}>
        {PARTY_FACTS.filter((fact) => isAsked(fact, kind)).map((fact) => (
          <Fragment key={fact}>
            <Form.Item
              name={fact}
              label={text.facts[fact]}
              className={fact === 'name' || fact === 'address' ? styles.wide : undefined}
              rules={fact === 'name' ? [antdRule(required(text.nameRequired))] : undefined}
            >
              {inputOf(fact, () => setNamed(form.getFieldValue('name') as string))}
            </Form.Item>
            {fact === 'name' && !party && named.trim() && <Namesakes className={styles.wide} name={named.trim()} />}
          </Fragment>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit">
          {text.save}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </Form>
  );
}

function inputOf(fact: PartyFact, onNamed: () => void) {
  const examples: Partial<Record<PartyFact, string>> = {
    parentage: text.parentageExample,
    description: text.descriptionExample,
    signatory: text.signatoryExample,
  };
  const common = { autoComplete: 'off', maxLength: LENGTHS[fact] ?? LONGEST, placeholder: examples[fact] };
  if (fact === 'kind') return <Select allowClear options={Object.entries(text.kinds).map(([value, label]) => ({ value, label }))} />;
  if (fact === 'state') return <Select allowClear showSearch options={STATE_NAMES.map((value) => ({ value, label: value }))} />;
  if (fact === 'address') return <Input.TextArea {...common} autoSize={{ minRows: 2, maxRows: 6 }} />;
  return (
    <Input
      {...common}
      onBlur={fact === 'name' ? onNamed : undefined}
      autoFocus={fact === 'name'}
      aria-required={fact === 'name'}
      inputMode={fact === 'age' || fact === 'pin' ? 'numeric' : undefined}
    />
  );
}
