import { Checkbox, Form, Input, InputNumber } from 'antd';
import { antdRule, valueRule } from '../../shared/validation/antd-rule.js';
import { required } from '../../shared/validation/rules.js';
import styles from './api-keys.module.css';
import { apiKeyMessages as text } from './messages.js';

export type KeyScopeName = keyof typeof text.scopeNames;

export interface KeyValues {
  name: string;
  scopes: KeyScopeName[];
  days: number;
  addresses?: string;
  calls?: number | null;
  budget?: number | null;
  test?: boolean;
}

/** A test key asks invented law, so it does not search the library. */
export const CLOSED_TO_TESTS: KeyScopeName = 'SEARCH';

const wholeNumber = (min: number, max: number, message: string, isOptional: boolean) =>
  valueRule<number | null | undefined>((value) => {
    if (value === null || value === undefined) return isOptional ? undefined : message;
    return Number.isInteger(value) && value >= min && value <= max ? undefined : message;
  });

const rules = {
  name: [antdRule(required(text.nameRequired))],
  scopes: [valueRule<readonly string[] | undefined>((value) => (value && value.length > 0 ? undefined : text.scopesRequired))],
  days: [wholeNumber(1, 366, text.daysInvalid, false)],
  calls: [wholeNumber(1, 6000, text.callsInvalid, true)],
  budget: [wholeNumber(0, 1_000_000_000, text.budgetInvalid, true)],
};

/** The fields for a key that is to be made. */
export function KeyFields({ scopes, ofUser }: { scopes: readonly KeyScopeName[]; ofUser: boolean }) {
  const test = Form.useWatch<boolean | undefined>('test') ?? false;
  const open = scopes.filter((scope) => !test || scope !== CLOSED_TO_TESTS);
  return (
    <>
      <Form.Item name="name" label={text.name} extra={text.nameHelp} rules={rules.name}>
        <Input autoFocus autoComplete="off" maxLength={100} aria-required />
      </Form.Item>
      {ofUser && (
        <Form.Item name="test" valuePropName="checked" extra={text.testHelp}>
          <Checkbox>{text.test}</Checkbox>
        </Form.Item>
      )}
      <Form.Item name="scopes" label={text.scopes} rules={rules.scopes} validateTrigger="onChange">
        <Checkbox.Group className={styles.choices} options={open.map((value) => ({ value, label: text.scopeNames[value] }))} />
      </Form.Item>
      <Form.Item name="days" label={text.expiresIn} rules={rules.days}>
        <InputNumber style={{ width: '100%' }} inputMode="numeric" />
      </Form.Item>
      <Form.Item name="addresses" label={text.addresses} extra={text.addressesHelp}>
        <Input autoComplete="off" maxLength={1000} />
      </Form.Item>
      <Form.Item name="calls" label={text.calls} rules={rules.calls}>
        <InputNumber style={{ width: '100%' }} inputMode="numeric" />
      </Form.Item>
      {ofUser && !test && (
        <Form.Item name="budget" label={text.budget} extra={text.budgetHelp} rules={rules.budget}>
          <InputNumber style={{ width: '100%' }} inputMode="numeric" />
        </Form.Item>
      )}
    </>
  );
}
