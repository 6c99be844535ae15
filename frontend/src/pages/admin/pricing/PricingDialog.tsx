import { Form, Input, InputNumber } from 'antd';
import { MULTIPLIER_DEFAULT, MULTIPLIER_STEP } from '../../../shared/config/limits.js';
import { notify } from '../../../shared/notices/toasts.js';
import { antdRule, valueRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import { FormDialog } from '../components/FormDialog.js';
import { pricingMessages as text } from './messages.js';
import type { Price } from './price.js';
import styles from './pricing.module.css';
import { useSavePricing } from './use-save-pricing.js';

interface PricingValues {
  operationType: string;
  operationName: string;
  baseTokens: number | null;
  complexityMultiplier: number | null;
  description: string;
}

const requiredText = [antdRule(required(text.missing))];
const baseTokensRule = [valueRule((value) => (Number.isInteger(value) && Number(value) >= 0 ? undefined : text.missing))];
const multiplierRule = [valueRule((value) => (typeof value === 'number' && value < MULTIPLIER_STEP ? text.multiplierInvalid : undefined))];

function initialOf(price: Price | null): PricingValues {
  if (!price) return { operationType: '', operationName: '', baseTokens: null, complexityMultiplier: MULTIPLIER_DEFAULT, description: '' };
  const { operationType, operationName, baseTokens, complexityMultiplier, description } = price;
  return { operationType, operationName, baseTokens, complexityMultiplier, description };
}

/** Adds a price, or edits the given one. */
export function PricingDialog({ price, onClosed }: { price: Price | null; onClosed: () => void }) {
  const save = useSavePricing();
  return (
    <FormDialog<PricingValues>
      title={price ? text.editTitle : text.addTitle}
      submit={text.save}
      initial={initialOf(price)}
      onInvalid={() => notify.error(text.missing)}
      onClosed={onClosed}
      onSubmit={({ operationType, operationName, baseTokens, complexityMultiplier, description }) =>
        save({
          operationType: operationType.trim(),
          operationName: operationName.trim(),
          baseTokens: Number(baseTokens),
          complexityMultiplier: complexityMultiplier ?? MULTIPLIER_DEFAULT,
          description: description.trim(),
        })
      }
    >
      {/* Prices are looked up by type, so it cannot be changed. */}
      <Form.Item name="operationType" label={text.operationType} rules={requiredText} extra={price ? undefined : text.operationTypeHelp}>
        <Input autoFocus={!price} readOnly={Boolean(price)} autoComplete="off" maxLength={64} aria-required />
      </Form.Item>
      <Form.Item name="operationName" label={text.operationName} rules={requiredText}>
        <Input autoFocus={Boolean(price)} autoComplete="off" maxLength={200} aria-required />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="baseTokens" label={text.baseTokens} rules={baseTokensRule}>
          <InputNumber precision={0} className={styles.wide} aria-required />
        </Form.Item>
        <Form.Item name="complexityMultiplier" label={text.complexityMultiplier} rules={multiplierRule}>
          <InputNumber min={MULTIPLIER_STEP} step={MULTIPLIER_STEP} precision={1} className={styles.wide} />
        </Form.Item>
      </div>
      <Form.Item name="description" label={text.description}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={1000} placeholder={text.optional} />
      </Form.Item>
    </FormDialog>
  );
}
