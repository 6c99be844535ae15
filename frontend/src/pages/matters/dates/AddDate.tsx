import { Button, Form, Input } from 'antd';
import { DateInput } from '../../../components/drafting/form/fields/DateInput.js';
import { ambiguousDate, isoDateOf } from '../../../shared/document/form-values.js';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import { matterMessages as text } from '../messages.js';
import styles from '../matters.module.css';

interface Values {
  day: string;
  title: string;
  reason?: string;
}

const TITLE_MAX = 200;
const REASON_MAX = 4000;
const dayRule = (typed: string): string | undefined =>
  ambiguousDate(typed.trim()) || isoDateOf(typed.trim()) === null ? text.dayWrong : undefined;

/** A hearing or another date that is typed in. */
export function AddDate({ onSave, onCancel }: { onSave: (values: Values) => Promise<void>; onCancel: () => void }) {
  const save = ({ day, title, reason }: Values): Promise<void> =>
    onSave({ day: isoDateOf(day.trim()) ?? '', title: title.trim(), ...(reason?.trim() && { reason: reason.trim() }) });
  return (
    <Form<Values> layout="vertical" className={styles.form} initialValues={{ day: '', title: '' }} onFinish={(values) => void save(values)}>
      <div className={styles.lines}>
        <Form.Item name="day" label={text.day} rules={[antdRule(dayRule)]}>
          <DateInput label={text.day} />
        </Form.Item>
        <Form.Item name="title" label={text.dateTitle} rules={[antdRule(required(text.dateTitleRequired))]}>
          <Input autoComplete="off" maxLength={TITLE_MAX} aria-required />
        </Form.Item>
      </div>
      <Form.Item name="reason" label={text.reason}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={REASON_MAX} />
      </Form.Item>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit">
          {text.save}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </Form>
  );
}
