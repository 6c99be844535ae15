import { Button, Card, Form, Select, type FormInstance } from 'antd';
import { useId } from 'react';
import { isTextRecord } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { InsufficientTokens } from '../../widgets/generation/InsufficientTokens.js';
import { generationMessages } from '../../widgets/generation/messages.js';
import { RegenerationOverlay } from '../../widgets/generation/RegenerationOverlay.js';
import styles from '../../widgets/generation/generation.module.css';
import type { Generation } from '../../widgets/generation/use-generation.js';
import type { Template } from '../../widgets/generation/use-templates.js';
import { requestOf, showFieldErrors, type FieldValues } from './form-values.js';
import { documentMessages as text } from './messages.js';
import { TemplateFieldItem } from './TemplateFieldItem.js';

interface DocumentFormProps {
  form: FormInstance<FieldValues>;
  templates: readonly Template[];
  template: Template;
  onChoose: (documentType: string) => void;
  generation: Generation;
}

/** Form built from the chosen template; what is typed survives a reload, for each type apart. */
export function DocumentForm({ form, templates, template, onChoose, generation }: DocumentFormProps) {
  const selectId = useId();
  const { documentType, cost, fields } = template;
  const { work, regenerating, insufficient, generate, exitRegeneration } = generation;
  const [values, setValues] = useStoredState<FieldValues>(`document.form.${documentType}`, {}, isTextRecord);
  const locked = work !== null || regenerating;

  const submit = async (entered: FieldValues): Promise<void> => showFieldErrors(form, await generate(requestOf(template, entered)));
  return (
    <>
      <Card title={<h2 className={styles.cardTitle}>{text.formTitle}</h2>}>
        <Form
          key={documentType}
          form={form}
          layout="vertical"
          initialValues={values}
          disabled={locked}
          requiredMark
          scrollToFirstError={{ focus: true, block: 'center' }}
          onValuesChange={(_changed, entered) => setValues(entered)}
          onFinish={(entered) => void submit(entered)}
        >
          <Form.Item label={text.documentType} htmlFor={selectId}>
            <Select
              id={selectId}
              value={documentType}
              onChange={onChoose}
              options={templates.map(({ documentType: value, label, cost: tokens }) => ({ value, label: text.option(label, tokens) }))}
            />
          </Form.Item>
          <p className={styles.cost}>{generationMessages.cost(cost)}</p>
          {fields.map((field) => (
            <TemplateFieldItem key={field.name} field={field} />
          ))}
          <Button type="primary" htmlType="submit" block>
            {work === 'generate' ? text.generating : text.generate}
          </Button>
        </Form>
      </Card>
      {insufficient && <InsufficientTokens price={cost} />}
      {regenerating && <RegenerationOverlay busy={work !== null} onExit={exitRegeneration} />}
    </>
  );
}
