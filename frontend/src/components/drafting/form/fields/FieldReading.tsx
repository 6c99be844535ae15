import { Button, Form } from 'antd';
import { amountOf, ambiguousDate, dateOf, longDate } from '../../../../shared/document/form-values.js';
import { draftingMessages as text } from '../../messages.js';
import type { DraftField } from '../draft-field.js';
import { moneyShown } from '../rules/money-in-words.js';
import styles from './fields.module.css';

/** How a date or an amount is understood, in words; for a date in figures that can mean two days, the user is asked. */
export function FieldReading({ field: { name, format } }: { field: DraftField }) {
  const form = Form.useFormInstance<Record<string, string>>();
  const value = (Form.useWatch<string | undefined>(name) ?? '').trim();
  const currency = Form.useWatch<string | undefined>('currency') ?? 'INR';
  const both = format === 'date' ? ambiguousDate(value) : null;
  if (both)
    return (
      <span className={styles.reading}>
        {text.whichDate}{' '}
        {both.map((date) => (
          <Button
            key={date}
            size="small"
            onClick={() => {
              form.setFieldValue(name, date);
              void form.validateFields([name]).catch(() => undefined);
            }}
          >
            {date}
          </Button>
        ))}
      </span>
    );
  const words = format === 'date' ? dateShown(value) : amountShown(value, currency.trim().toUpperCase() || 'INR');
  return words ? (
    <span className={styles.reading} aria-live="polite">
      {words}
    </span>
  ) : null;
}

const dateShown = (value: string): string => (dateOf(value) ? longDate(value) : '');

function amountShown(value: string, currency: string): string {
  const amount = amountOf(value);
  return amount === null ? '' : moneyShown(amount, currency);
}
