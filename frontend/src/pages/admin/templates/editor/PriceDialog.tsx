import { Form, InputNumber } from 'antd';
import type { AppError } from '../../../../shared/api/app-error.js';
import { FormDialog } from '../../components/FormDialog.js';
import { editorMessages as text, templateMessages } from '../messages.js';
import type { EditedTemplate } from './template-content.js';

interface PriceValues {
  baseTokens: number;
  complexityMultiplier: number;
}

interface PriceDialogProps {
  template: EditedTemplate;
  onSave: (baseTokens: number, complexityMultiplier: number) => Promise<AppError | undefined>;
  onClosed: () => void;
}

/** What a draft with the template costs, from the next one on. */
export function PriceDialog({ template: { cost, complexityMultiplier }, onSave, onClosed }: PriceDialogProps) {
  return (
    <FormDialog<PriceValues>
      title={text.priceTitle}
      submit={text.savePrice}
      initial={{ baseTokens: cost ?? 0, complexityMultiplier: complexityMultiplier ?? 1 }}
      onClosed={onClosed}
      onSubmit={(values) => onSave(values.baseTokens, values.complexityMultiplier)}
    >
      <Form.Item
        name="baseTokens"
        label={templateMessages.baseTokens}
        rules={[{ required: true, message: templateMessages.baseTokensRequired }]}
      >
        <InputNumber autoFocus min={0} max={1_000_000} precision={0} style={{ width: '100%' }} aria-required />
      </Form.Item>
      <Form.Item
        name="complexityMultiplier"
        label={templateMessages.multiplier}
        rules={[{ required: true, message: templateMessages.multiplier }]}
      >
        <InputNumber min={0.1} max={1000} step={0.1} precision={1} style={{ width: '100%' }} aria-required />
      </Form.Item>
    </FormDialog>
  );
}
