import { Button, Card, Form, Input } from 'antd';
import { REPLY_DOCUMENT_TYPE } from '../../shared/config/limits.js';
import { isTextRecord } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { InsufficientTokens } from '../../widgets/generation/InsufficientTokens.js';
import { generationMessages } from '../../widgets/generation/messages.js';
import styles from '../../widgets/generation/generation.module.css';
import type { Generation } from '../../widgets/generation/use-generation.js';
import { replyMessages as text } from './messages.js';
import { replyFields } from './reply-fields.js';

interface ReplyFormProps {
  /** Tokens of one reply, once known. */
  cost: number | undefined;
  /** File that the reply answers. */
  reference: string | null;
  generation: Generation;
}

/** The four fields of a reply; what is typed survives a reload. */
export function ReplyForm({ cost, reference, generation }: ReplyFormProps) {
  const [form] = Form.useForm<Record<string, string>>();
  const [values, setValues] = useStoredState<Record<string, string>>('reply.form', {}, isTextRecord);
  const { work, regenerating, insufficient, generate } = generation;

  const submit = async (entered: Record<string, string>): Promise<void> => {
    const filled = replyFields.map(({ name }) => [name, (entered[name] ?? '').trim()] as const).filter(([, value]) => value);
    const refused = await generate({
      documentType: REPLY_DOCUMENT_TYPE,
      templateData: Object.fromEntries(filled),
      referenceFilename: reference ?? undefined,
    });
    form.setFields(refused.map(({ field, message }) => ({ name: field.split('.').at(-1) ?? field, errors: [message] })));
  };
  return (
    <>
      <Card title={<h2 className={styles.cardTitle}>{text.formTitle}</h2>}>
        {cost !== undefined && <p className={styles.cost}>{generationMessages.cost(cost)}</p>}
        <Form
          form={form}
          layout="vertical"
          initialValues={values}
          disabled={work !== null || regenerating}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onValuesChange={(_changed, entered: Record<string, string>) => setValues(entered)}
          onFinish={(entered) => void submit(entered)}
        >
          {replyFields.map(({ name, label, hint, required }) => (
            <Form.Item
              key={name}
              name={name}
              label={label}
              validateTrigger={['onBlur', 'onChange']}
              rules={required ? [{ required: true, whitespace: true, message: required, validateTrigger: 'onBlur' }] : []}
            >
              <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} placeholder={hint} />
            </Form.Item>
          ))}
          <Button type="primary" htmlType="submit" block>
            {work === 'generate' ? text.generating : text.generate}
          </Button>
        </Form>
      </Card>
      {insufficient && cost !== undefined && <InsufficientTokens price={cost} />}
    </>
  );
}
