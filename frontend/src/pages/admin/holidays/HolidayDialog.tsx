import { useMutation } from '@apollo/client/react';
import { Form, Input, Select } from 'antd';
import type { AppError } from '../../../shared/api/app-error.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import { FormDialog } from '../components/FormDialog.js';
import { ADD_HOLIDAY, HOLIDAYS } from './holidays.operations.js';
import { holidayMessages as text } from './messages.js';

interface HolidayValues {
  day: string;
  name: string;
  state: string;
  court: string;
}

const rules = { day: [antdRule(required(text.dayRequired))], name: [antdRule(required(text.nameRequired))] };

/** Adds a holiday, of all India unless a State or a court is named. */
export function HolidayDialog({ states, year, onClosed }: { states: readonly string[]; year: number; onClosed: () => void }) {
  const [add] = useMutation(ADD_HOLIDAY, { refetchQueries: [HOLIDAYS] });
  const save = async ({ day, name, state, court }: HolidayValues): Promise<AppError | undefined> => {
    try {
      await add({ variables: { input: { day, name: name.trim(), state: state || null, court: court.trim() || null } } });
      notify.success(text.added);
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.addFailed));
      return toAppError(error);
    }
  };
  const options = [{ value: '', label: text.allIndia }, ...states.map((name) => ({ value: name, label: name }))];
  return (
    <FormDialog<HolidayValues>
      title={text.addTitle}
      submit={text.save}
      initial={{ day: `${year}-01-01`, name: '', state: '', court: '' }}
      onClosed={onClosed}
      onSubmit={save}
    >
      <Form.Item name="day" label={text.day} rules={rules.day}>
        <Input type="date" autoFocus aria-required />
      </Form.Item>
      <Form.Item name="name" label={text.name} rules={rules.name}>
        <Input autoComplete="off" maxLength={120} aria-required />
      </Form.Item>
      <Form.Item name="state" label={text.state}>
        <Select options={options} showSearch />
      </Form.Item>
      <Form.Item name="court" label={text.court} extra={text.courtHelp}>
        <Input autoComplete="off" maxLength={120} />
      </Form.Item>
    </FormDialog>
  );
}
