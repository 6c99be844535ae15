import { useMutation } from '@apollo/client/react';
import { Form, Input, InputNumber } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { AppError } from '../../../shared/api/app-error.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import { FormDialog } from '../components/FormDialog.js';
import { templateMessages as text } from './messages.js';
import { templateAddress } from './template-address.js';
import type { TemplateRow } from './template-columns.js';
import { ADMIN_TEMPLATES, CREATE_TEMPLATE } from './templates.operations.js';

interface CreateValues {
  label: string;
  documentType: string;
  baseTokens: number;
}

const PREFIX = 'custom_';
const PRICE = 10;
/** A type derived from a name. */
const typeOf = (label: string): string =>
  label
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('_')
    .slice(0, 41);

/** Begins a template from nothing, or as a copy of another one, and opens it. */
export function CreateTemplateDialog({ source, onClosed }: { source: TemplateRow | null; onClosed: () => void }) {
  const [mutate] = useMutation(CREATE_TEMPLATE, { refetchQueries: [ADMIN_TEMPLATES] });
  const navigate = useNavigate();
  const label = source ? text.copyTitle(source.label) : '';
  const create = async (values: CreateValues): Promise<AppError | undefined> => {
    try {
      const documentType = PREFIX + values.documentType;
      const input = { label: values.label.trim(), documentType, copyOf: source?.documentType ?? null, baseTokens: values.baseTokens };
      await mutate({ variables: { input } });
      notify.success(text.created);
      void navigate(templateAddress(documentType));
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.createFailed));
      return toAppError(error);
    }
  };
  return (
    <FormDialog<CreateValues>
      title={source ? text.copyTitle(source.label) : text.addTitle}
      submit={text.create}
      initial={{ label, documentType: typeOf(label), baseTokens: source?.cost ?? PRICE }}
      onClosed={onClosed}
      onSubmit={create}
    >
      {(form) => (
        <>
          <Form.Item name="label" label={text.name} rules={[antdRule(required(text.nameRequired))]}>
            <Input
              autoFocus
              autoComplete="off"
              maxLength={80}
              aria-required
              onChange={({ target }) => {
                if (!form.isFieldTouched('documentType')) form.setFieldValue('documentType', typeOf(target.value));
              }}
            />
          </Form.Item>
          <Form.Item
            name="documentType"
            label={text.type}
            extra={text.typeHelp}
            rules={[{ pattern: /^[a-z][a-z_]{1,40}$/, required: true, message: text.typeMalformed }]}
          >
            <Input prefix={PREFIX} autoComplete="off" maxLength={41} aria-required />
          </Form.Item>
          <Form.Item name="baseTokens" label={text.baseTokens} rules={[{ required: true, message: text.baseTokensRequired }]}>
            <InputNumber min={0} max={1_000_000} precision={0} style={{ width: '100%' }} aria-required />
          </Form.Item>
        </>
      )}
    </FormDialog>
  );
}
