import { Button, Form, Input, Select } from 'antd';
import { DateInput } from '../../../components/drafting/form/fields/DateInput.js';
import { ambiguousDate, isoDateOf } from '../../../shared/document/form-values.js';
import type { DatePrecision } from '../../../shared/gql/graphql.js';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import styles from '../matters.module.css';
import { matterMessages } from '../messages.js';
import { chronologyMessages as text } from './chronology-messages.js';

/** What is typed of an event. */
export interface EventValues {
  day: string;
  precision: DatePrecision;
  text: string;
  sourceName: string;
}

const TEXT_MAX = 1000;
const SOURCE_MAX = 200;
const PRECISIONS = ['DAY', 'MONTH', 'YEAR'] as const;
const dayRule = (typed: string): string | undefined =>
  ambiguousDate(typed.trim()) || isoDateOf(typed.trim()) === null ? matterMessages.dayWrong : undefined;

interface EventFormProps {
  /** What stands there now; nothing for a new one. */
  event?: EventValues;
  onSave: (values: EventValues) => Promise<unknown>;
  onCancel: () => void;
}

/** An event of a chronology, entered or changed. */
export function EventForm({ event, onSave, onCancel }: EventFormProps) {
  const save = ({ day, text: words, sourceName, ...values }: EventValues): void =>
    void onSave({ ...values, day: isoDateOf(day.trim()) ?? '', text: words.trim(), sourceName: sourceName.trim() });
  const initial: EventValues = event ?? { day: '', precision: 'DAY', text: '', sourceName: '' };
  return (
    <Form<EventValues> layout="vertical" className={styles.form} initialValues={initial} onFinish={save}>
      <div className={styles.lines}>
        <Form.Item name="day" label={text.date} rules={[antdRule(dayRule)]}>
          <DateInput label={text.date} />
        </Form.Item>
        <Form.Item name="precision" label={text.precision}>
          <Select options={PRECISIONS.map((value) => ({ value, label: text.precisions[value] }))} />
        </Form.Item>
      </div>
      <Form.Item name="text" label={text.what} rules={[antdRule(required(text.whatRequired))]}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={TEXT_MAX} aria-required />
      </Form.Item>
      <Form.Item name="sourceName" label={text.where}>
        <Input autoComplete="off" maxLength={SOURCE_MAX} />
      </Form.Item>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit">
          {matterMessages.save}
        </Button>
        <Button onClick={onCancel}>{matterMessages.cancel}</Button>
      </div>
    </Form>
  );
}
