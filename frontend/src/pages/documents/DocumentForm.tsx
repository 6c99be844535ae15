import { Form, Select, type FormInstance } from 'antd';
import { useEffect, useId } from 'react';
import { Card } from '../../components/ui/card/Card.js';
import { DraftForm, filledValues } from '../../components/drafting/form/DraftForm.js';
import type { FieldValues } from '../../components/drafting/form/field-values.js';
import type { DraftField } from '../../components/drafting/form/draft-field.js';
import styles from '../../components/drafting/drafting.module.css';
import { useSignedInUser } from '../../shared/session/hooks.js';
import { privateKey, writeText } from '../../shared/storage/local-store.js';
import { titleName } from '../../shared/storage/unsaved-entries.js';
import { draftingMessages } from '../../components/drafting/messages.js';
import { RegenerationOverlay } from '../../components/drafting/output/RegenerationOverlay.js';
import type { Drafting } from '../../components/drafting/hooks/use-drafting.js';
import type { Template } from '../../components/drafting/hooks/use-templates.js';
import { documentMessages as text } from './messages.js';

interface DocumentFormProps {
  form: FormInstance<FieldValues>;
  templates: readonly Template[];
  template: Template;
  fields: readonly DraftField[];
  onChoose: (documentType: string) => void;
  drafting: Drafting;
}

/** Form built from the chosen template; input survives a reload, separately for each document type. */
export function DocumentForm({ form, templates, template, fields, onChoose, drafting }: DocumentFormProps) {
  const selectId = useId();
  const { documentType, label, cost } = template;
  const { id: userId } = useSignedInUser();
  useEffect(() => writeText(privateKey(userId, titleName(formNameOf(documentType))), JSON.stringify(label)), [userId, documentType, label]);
  const { work, regenerating, generate, exitRegeneration, kept } = drafting;
  const requestOf = (values: FieldValues) => ({ documentType, templateData: filledValues(fields, values) });
  return (
    <>
      <Card title={<h2 className={styles.cardTitle}>{text.formTitle}</h2>}>
        <DraftForm
          key={`${documentType} ${kept.filled}`}
          form={form}
          storedAs={formNameOf(documentType)}
          fields={fields}
          locked={work !== null || regenerating}
          submit={work === 'generate' ? text.generating : text.generate}
          price={cost}
          drafting={drafting}
          requestOf={requestOf}
          onSubmit={(values) => generate(requestOf(values))}
        >
          <Form.Item label={text.documentType} htmlFor={selectId}>
            <Select
              id={selectId}
              value={documentType}
              onChange={onChoose}
              options={byCategory(templates)}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
          <p className={styles.cost}>{draftingMessages.cost(cost)}</p>
        </DraftForm>
      </Card>
      {regenerating && <RegenerationOverlay busy={work !== null} onExit={exitRegeneration} />}
    </>
  );
}

/** Name under which the form of a type keeps its input. */
export const formNameOf = (documentType: string): string => `document.form.${documentType}`;

/** The kinds of document under the headings of their categories. */
function byCategory(templates: readonly Template[]) {
  return Object.entries(text.categories).flatMap(([category, heading]) => {
    const members = templates.filter((template) => template.category === category);
    const options = members.map(({ documentType: value, label, cost }) => ({ value, label: text.option(label, cost) }));
    return options.length > 0 ? [{ label: heading, title: heading, options }] : [];
  });
}
