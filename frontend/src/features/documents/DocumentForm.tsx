import { Form, Select, type FormInstance } from 'antd';
import { useId } from 'react';
import { Card } from '../../shared/components/card/Card.js';
import { DraftForm, filledValues, type FieldValues } from '../../widgets/generation/DraftForm.js';
import type { DraftField } from '../../widgets/generation/draft-field.js';
import styles from '../../widgets/generation/generation.module.css';
import { InsufficientTokens } from '../../widgets/generation/InsufficientTokens.js';
import { generationMessages } from '../../widgets/generation/messages.js';
import { RegenerationOverlay } from '../../widgets/generation/RegenerationOverlay.js';
import type { Generation } from '../../widgets/generation/use-generation.js';
import type { Template } from '../../widgets/generation/use-templates.js';
import { documentMessages as text } from './messages.js';

interface DocumentFormProps {
  form: FormInstance<FieldValues>;
  templates: readonly Template[];
  template: Template;
  fields: readonly DraftField[];
  onChoose: (documentType: string) => void;
  generation: Generation;
}

/** Form built from the chosen template; what is typed survives a reload, for each type apart. */
export function DocumentForm({ form, templates, template, fields, onChoose, generation }: DocumentFormProps) {
  const selectId = useId();
  const { documentType, cost } = template;
  const { work, regenerating, insufficient, generate, exitRegeneration } = generation;
  return (
    <>
      <Card title={<h2 className={styles.cardTitle}>{text.formTitle}</h2>}>
        <DraftForm
          key={documentType}
          form={form}
          storedAs={`document.form.${documentType}`}
          fields={fields}
          locked={work !== null || regenerating}
          submit={work === 'generate' ? text.generating : text.generate}
          onSubmit={(values) => generate({ documentType, templateData: filledValues(fields, values) })}
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
        </DraftForm>
      </Card>
      {insufficient && <InsufficientTokens price={cost} />}
      {regenerating && <RegenerationOverlay busy={work !== null} onExit={exitRegeneration} />}
    </>
  );
}
